matches-how = Take one, two or three matches. Whoever takes the last one wins.
matches-question = { $heap ->
    [one] 1 match is left. How many do you take?
   *[other] { $heap } matches are left. How many do you take?
}
matches-option = { $n ->
    [one] 1 match
   *[other] { $n } matches
}
matches-take = { $player } takes { $n }.
matches-win = { $player } has taken the last match and wins.
reason-too_many_matches = There aren't so many matches left.
