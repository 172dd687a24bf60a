# Intrigo in the terminal: what the screen says around the game, and the words that can be typed.

# --- the screen ---

intrigo-heading-draft = Round { $n } · draft, pack { $pack } of 3
intrigo-heading-placement = Round { $n } · placement · { $gaps ->
    [one] 1 gap is empty
   *[other] { $gaps } gaps are empty
}
intrigo-supplies = pool { intrigo-ducats } · bag { $seals ->
    [one] 1 seal
   *[other] { $seals } seals
}
# The columns of the players: how many organisations of five, how many seals of one of four, ducats, cards in hand.
intrigo-column-kinds = kinds
intrigo-column-alike = alike
intrigo-column-ducats = duc
intrigo-column-hand = hand
intrigo-of = { $n }/{ $most }
intrigo-price = { $ducats }d
intrigo-hand = Hand
intrigo-pack = Pack
intrigo-kept = Kept
intrigo-known = Known
intrigo-nothing = nothing
intrigo-holds = { $player }: { LIST($names, link: "none") }

intrigo-hint = ? thief · why A · palace · undo · log · save FILE · quit
    .several = at once: co4 7 · thief 3 A · ? thief · why 7 · palace · undo · log · save · quit
intrigo-help =
    Answer with a number, a name or its beginning; cards also as co4.
    Buildings have letters, gaps have numbers: gap 1 lies between A and B, A is the entrance.
    A whole go at once: co4 7   thief 3 A   trader 5 E K   pass

    ? thief         what a character does; also ? co4, ? A
    why courtesan   why something is not possible
    palace          what each building would bring if the award were now
    undo            take your last move back
    log             everything that happened
    save FILE       write the game into a file
    quit            leave; the game is kept, and `signoria play --resume` goes on

    Signs: E cle›Co  the clergy’s seal at E would go to Contarini   7 Da4↓  a card face down
command-palace = palace
intrigo-palace-now = If the award were now
intrigo-alias-pass = pass
intrigo-alias-decline = no, n, decline, nothing

# --- before the game, after a round, at the end ---

intrigo-title = Intrigo
intrigo-goal =
    Each round you choose four intrigue cards and lay cards into the gaps of the palace. Then the higher of the two cards beside a building wins its token for the head of its family, whoever laid it.
    Four seals of one organisation, or one of each of the five, make you Doge at once.
intrigo-families = { LIST($families, link: "none") }.
intrigo-heads = { $player } heads { $family }
    .you = You head { $family }
intrigo-absent = Nobody heads { $family }; its cards are in the game all the same.
intrigo-neutral = Nobody heads { $family }, the neutral family.
intrigo-character-here = { $name } · { intrigo-ducats } · { $left ->
    [0] none left
   *[other] { $left } left
}
intrigo-gap-here = Gap { $gap }, between { $building } and { $other }: { $lies ->
    [card] { CARD($card) }
    [down] { CARD($card) }, face down
   *[nothing] empty
}
intrigo-award-title = Round { $n }: the award

intrigo-end-rounds = { $n ->
    [one] after 1 round
   *[other] after { $n } rounds
}
intrigo-end-four = { $player } becomes Doge with four seals of { $organisation ->
        [merchants] the merchants
        [military] the military
        [clergy] the clergy
        [farmers] the farmers
       *[workers] the workers
    }, { intrigo-end-rounds }.
    .you = You become Doge with four seals of { $organisation ->
        [merchants] the merchants
        [military] the military
        [clergy] the clergy
        [farmers] the farmers
       *[workers] the workers
    }, { intrigo-end-rounds }.
intrigo-end-five = { $player } becomes Doge with seals of all five organisations, { intrigo-end-rounds }.
    .you = You become Doge with seals of all five organisations, { intrigo-end-rounds }.
intrigo-end-limit = Nobody becomes Doge { intrigo-end-rounds }. { LIST($players) } came nearest.
    .you = Nobody becomes Doge { intrigo-end-rounds }. You came nearest.
