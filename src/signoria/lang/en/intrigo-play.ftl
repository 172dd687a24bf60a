# Intrigo in the terminal: what the screen says around the game, and the words that can be typed.

# --- the screen ---

intrigo-heading-draft = Round { $n } · draft, pack { $pack } of 3
intrigo-heading-placement = Round { $n } · placement · { $gaps ->
    [one] 1 empty gap
   *[other] { $gaps } empty gaps
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
    .several = all in one: co4 7 · thief 3 A · ? thief · why 7 · palace · undo · log · save · quit
intrigo-help =
    Answer with a number, or with a name or the start of one. You can type cards as co4.
    Buildings have letters and gaps have numbers. Gap 1 is between A and B; A is the entrance.
    A whole turn in one line: co4 7   thief 3 A   trader 5 E K   pass

    ? thief         what a character does; also ? co4, ? A
    why courtesan   why something isn’t possible
    palace          who would win each building right now
    undo            undo your last move
    log             everything that has happened
    save FILE       save the game to a file
    quit            leave; continue later with `signoria play --resume`

    Symbols: E cle›Co  the clergy’s seal at E would go to Contarini   7 Da4↓  a card face down
command-palace = palace
intrigo-palace-now = If the round ended now
intrigo-alias-pass = pass
intrigo-alias-decline = no, n, decline, nothing

# --- before the game, after a round, at the end ---

intrigo-title = Intrigo
intrigo-goal =
    Each round you draft four intrigue cards and play cards into the gaps of the palace. Then the higher of the two cards beside each building wins its token for the head of that card’s family, no matter who played the card.
    The first player with four seals of one organization, or one seal of each of the five, becomes Doge and wins.
intrigo-families = { LIST($families, link: "none") }.
intrigo-heads = { $player } leads { $family }
    .you = You lead { $family }
intrigo-absent = Nobody leads { $family }, but its cards are in the game.
intrigo-neutral = Nobody leads { $family }, the neutral family.
intrigo-character-here = { $name } · { intrigo-ducats } · { $left ->
    [0] none left
   *[other] { $left } left
}
intrigo-gap-here = Gap { $gap }, between { $building } and { $other }: { $lies ->
    [card] { CARD($card) }
    [down] { CARD($card) }, face down
   *[nothing] empty
}
intrigo-award-title = Round { $n }: award

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
intrigo-end-five = { $player } becomes Doge with seals of all five organizations, { intrigo-end-rounds }.
    .you = You become Doge with seals of all five organizations, { intrigo-end-rounds }.
intrigo-end-limit = There’s still no Doge { intrigo-end-rounds }. { LIST($players) } came closest.
    .you = There’s still no Doge { intrigo-end-rounds }. You came closest.
