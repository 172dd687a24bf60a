# Why the server does not do what was asked for. The code behind `refused-` is part of the protocol.

refused-bad_message = This message cannot be understood.
refused-bad_setup = This game is for { $least } to { $most } players.
refused-bad_kingdom = This is no kingdom.
refused-bad_cards = These cards cannot be used.
refused-bad_name = A name has 1 to { $most } letters, on one line.
refused-bad_text = There is nothing to say in this.
refused-no_guest = Please say who you are first.
refused-no_page = There is nothing at this address.
refused-no_table = There is no such table, or it is not open to you.
refused-no_record = The record can be had when the game is over.
refused-bad_record = This record cannot be played.
refused-no_such_step = There is no such step: the last one is { $n }.
refused-no_code = This code is not good, or not any more.
refused-no_bot = No bot is called { $name }.
refused-no_such_seat = There is no such seat: they are numbered from 0, and there are { $seats }.
refused-not_your_seat = This is not your seat.
refused-not_the_host = Only whoever opened the table can do that.
refused-seat_taken = Somebody sits there already.
refused-seats_empty = { $n ->
    [one] One seat is still empty.
   *[other] { $n } seats are still empty.
}
refused-nobody_plays = At least one person must play.
refused-not_open = The game has begun already.
refused-not_playing = No game is being played here now.
refused-not_over = The game is not over yet.
refused-closed = This table is closed.
refused-not_asked = You are not asked anything now.
refused-stale_question = That question has been answered or taken back meanwhile.
refused-already_answered = You have answered this question already.
refused-illegal = That is not possible now.
refused-no_undo = That cannot be taken back.
refused-no_proposal = Nothing is proposed now.
refused-already_proposed = Something else is proposed already: it has to be answered first.
refused-not_away = That seat's owner is here.
refused-no_standing = That cannot be answered in advance.
refused-no_chat = There is no chat at this table.
refused-too_fast = That was too much at once. Please wait a moment.
refused-too_many = There are too many of these already.
refused-too_large = That is too large.
refused-bad_origin = This request comes from a page that may not send it.
refused-going_down = The server is being restarted. Please come back in a moment.
refused-failed = Something went wrong here. It was not your fault, and it has been noted.

page-not-built = The server runs, but its page has not been built. In the folder of the sources: { $command }
