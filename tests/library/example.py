import signoria
game = signoria.new_game("dominion", players=2, kingdom="first game", seed="1")
print(game)                                   # a readable table
game.decision.options                         # ['copper', 'all treasures', 'end']
game.play("all treasures"); game.play("buy silver")
twin = game.clone(); world = game.redeal(seat=0, seed="w")
bot = signoria.bot("smithy")
while not game.over: game.play(bot.pick(game.seat()))
game.winners, game.points
game.save("g.json"); signoria.load("g.json").undo()
print(signoria.simulate("dominion", ["smithy", "big_money"], games=1000))
