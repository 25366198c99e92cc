cpdef tuple colours(object mask)
cpdef list sheet(object mask, object numbers=*)
cpdef object bonus_line(object mask)
