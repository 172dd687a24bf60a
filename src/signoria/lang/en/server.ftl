# Why the server does not do what was asked for. The code behind `refused-` is part of the protocol.

refused-bad_message = The server doesn’t understand this message.
refused-bad_setup = This game is for { $least } to { $most } players.
refused-bad_kingdom = This isn’t a valid kingdom.
refused-bad_cards = These cards can’t be used.
refused-bad_name = A name needs 1 to { $most } characters on one line, at least one of them a letter, number, or symbol.
refused-bad_text = Your message is empty.
refused-no_guest = Please tell us your name first.
refused-no_page = There’s nothing at this address.
refused-no_table = There’s no such table, or it isn’t open to you.
refused-no_record = You can get the record when the game is over.
refused-bad_record = This record can’t be replayed.
refused-bad_position = You can’t continue from here.
refused-no_lesson = There’s no lesson called “{ $name }”.
refused-no_report = There’s no such report. Ask for it again.
refused-report_failed = The report couldn’t be worked out. Try again later.
refused-no_review = This game has no review yet. Ask for one.
refused-review_failed = The review couldn’t be worked out. Try again later.
refused-no_hints = The coach helps only in games of one person against bots, and not with the kingdom of the day.
refused-no_advice = The coach has no time right now. Try again in a moment.
refused-no_such_step = There’s no such step; the last one is { $n }.
refused-no_code = Invalid or expired code.
refused-no_bot = No bot is called “{ $name }”.
refused-no_such_seat = There’s no such seat. Seats are numbered from 0, and there are { $seats }.
refused-not_your_seat = This isn’t your seat.
refused-not_the_host = Only the host can do that.
refused-seat_taken = That seat is taken.
refused-seats_empty = { $n ->
    [one] One seat is still empty.
   *[other] { $n } seats are still empty.
}
refused-nobody_plays = At least one person must play.
refused-not_open = The game has already begun.
refused-not_playing = No game is in progress here.
refused-not_over = The game isn’t over yet.
refused-closed = This table is closed.
refused-not_asked = It isn’t your turn to decide.
refused-stale_question = That question has already been answered or undone.
refused-already_answered = You’ve already answered this question.
refused-illegal = That isn’t possible right now.
refused-no_undo = You can’t undo that.
refused-no_proposal = Nothing is being proposed right now.
refused-already_proposed = Another proposal is open; answer it first.
refused-not_away = The player in that seat is still here.
refused-no_standing = You can’t answer that in advance.
refused-no_chat = There’s no chat at this table.
refused-too_fast = That was too much, too fast. Please wait a moment.
refused-too_many = The server has reached a limit, so this isn’t possible right now.
refused-seats_enough = You already have { $n } seats here. Leave the others for other people.
refused-bad_field = { $field }: { $why }.
refused-too_large = That’s too large.
refused-bad_origin = This site isn’t allowed to send that request.
refused-not_here = Only someone at the computer running Signoria can do that.
refused-no_network = This computer can’t be reached over that network.
refused-going_down = The server or its database is restarting. We can’t tell yet whether this was saved: try again in a moment.
refused-failed = Something went wrong on our side, and this wasn’t saved. We’ve made a note of it.

page-not-built = The server is running, but its page hasn’t been built. In the source folder, run: { $command }
