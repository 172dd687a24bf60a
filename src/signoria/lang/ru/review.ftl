# Разбор сыгранной партии. $change и прочие числа уже записаны по-русски.

review-title = Разбор партии
review-chances = Шансы на победу
review-turning = Переломные моменты
review-decisions = Решения
review-split-title = Мастерство и удача
review-turn = { $game ->
    [intrigo] Раунд { $turn }
   *[other] Ход { $turn }
}
review-when = { $game ->
    [intrigo] Раунд { $turn }, { $player }
   *[other] Ход { $turn }, { $player }
}
review-deed = { $verb ->
    [buy] покупка: { $what }
    [gain] получено: { $what }
    [trash] на свалку: { $what }
    [discard] в сброс: { $what }
    [play_action] сыграно: { $what }
    [play_treasure] сыграно: { $what }
    [pass] передано: { $what }
    [pick] оставлено: { $what }
    [place] выложено: { $what }
   *[other] выбор: «{ $what }»
}
# Что было бы лучше; $verb — «same», если это то же самое действие, что и сделанное.
review-do = { $verb ->
    [same] { $what }
    [buy] купить: { $what }
    [gain] получить: { $what }
    [trash] на свалку: { $what }
    [discard] в сброс: { $what }
    [play_action] сыграть: { $what }
    [play_treasure] сыграть: { $what }
    [pass] передать: { $what }
    [pick] оставить: { $what }
    [place] выложить: { $what }
   *[other] «{ $what }»
}
review-better = Лучше: { $what }, { $change }
review-as-good = Не хуже, в пределах погрешности: { $what }
review-luck = удача, { $player } { $change }
review-reason-wins = Это приносит победу на этом же ходу
review-reason-loses = Закончить партию здесь — значит проиграть
review-reason-unspent = Не потрачено монет: { $coins }
review-reason-curses = { $others ->
    [1] У соперника в конце в среднем больше Проклятий: +{ $figure }
   *[other] У остальных вместе в конце в среднем больше Проклятий: +{ $figure }
}
review-reason-own-curses = В среднем меньше Проклятий: −{ $figure }
review-reason-points = В конце в среднем больше очков: +{ $figure }
review-reason-others-points = { $others ->
    [1] У соперника в конце в среднем меньше очков: −{ $figure }
   *[other] У остальных вместе в конце в среднем меньше очков: −{ $figure }
}
review-reason-lead = Разница в счёте в конце в среднем лучше: +{ $figure }
review-reason-seals = За раунд в среднем больше печатей: +{ $figure }
review-reason-others-seals = У остальных вместе за раунд в среднем меньше печатей: −{ $figure }
review-grade = { $grade ->
    [best] { $n ->
        [one] лучшее
        [few] лучших
       *[many] лучших
    }
    [good] { $n ->
        [one] хорошее
        [few] хороших
       *[many] хороших
    }
    [inaccuracy] { $n ->
        [one] неточность
        [few] неточности
       *[many] неточностей
    }
    [mistake] { $n ->
        [one] ошибка
        [few] ошибки
       *[many] ошибок
    }
   *[blunder] { $n ->
        [one] грубая ошибка
        [few] грубые ошибки
       *[many] грубых ошибок
    }
}
review-split = начало { $start }, удача { $luck }, свои решения { $own }, решения остальных { $others } = { $result }
review-none = Ошибок нет, и ни на одном ходу удача не решила многого.
review-progress = { $percent } · воображаемых партий: { $n }
review-about = Воображаемых партий: { $n }. Каждое решение оценено по тому, что мог знать игрок. Мастерство отсчитывается от того, как поступили бы игроки в этих партиях; всё остальное — удача.
review-part = Разбор не закончен: со временем числа станут точнее.
review-not-over = Партия не окончена: последние числа — шансы на этот момент.
review-no-moves = в этой партии ещё ничего не сыграно
review-too-long = больше { $most } ходов — слишком много для разбора
review-no-coach = для игры { $game } пока нет разбора
review-both = укажите или --json, или --html, но не оба сразу
