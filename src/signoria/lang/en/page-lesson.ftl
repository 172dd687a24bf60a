# Lessons, playing on from a position, and links to positions.

page-learn-lessons = Lessons
    .short = Lessons
page-lesson-about = Each lesson is a game against a bot with a coach at your side. Play as you like: the coach adapts. You can leave at any time and continue later.
page-lesson-start = Play
page-lesson-anew = Start over
page-lesson-opening = Opening the lesson…
page-lesson-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
page-lesson-step = Step { $n }
page-lesson-hide = Hide the coach
page-lesson-show = Show the coach
page-replay-play-on = Continue from here
page-replay-play-on-about = A new game begins at this step, against bots, with the same cards and shuffles.
page-replay-as = You play
page-replay-against = Against
page-replay-copy-position = Copy link
page-origin-lesson = Lesson: { $title }
page-origin-table = Continued from a finished game
page-origin-record = Continued from a record
page-origin-position = Started from a position
page-guide-try = Try this: { $title }
page-guide-cards = Cards from this chapter: hover over one or tap it
