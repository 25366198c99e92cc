# Learning, looking back and counting: the coach, replays, statistics, points, the big screen.

## The coach

coach = Coach
coach-thinking = The coach is thinking…
coach-curve = The chance to win, from the first card to the last
coach-conduct = { $who }: { $agreed } of { $decisions } decisions as the coach would have made them, { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
}; given away in all: { $loss } %.
coach-turning-points = Turning points
coach-turn = Step { $ply }, { $who }: “{ $action }”. { $luck ->
    [yes] The cards decide:
   *[no] The decision changes it:
} { $gainer } goes from { $before } % to { $after } %.
coach-decisions = What the coach would have done
coach-decision = Step { $ply }, { $who } ({ $grade ->
    [blunder] blunder
    [mistake] mistake
    [dubious] doubtful
    [fine] as good
   *[best] best
}): “{ $best }” wins { $chance } % here, “{ $played }” { $instead } %.
coach-no-mistakes = Nothing to correct: the coach would hardly have done better.
refusal-record-empty = There is nothing to judge in { $file }: no step has been played.
