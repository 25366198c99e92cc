cpdef object worth(object card, object mask, object numbers)
cdef object mermaid_worth(object whole, object before, object added)
