"""The games as environments for learners: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Each door needs its extra: `signoria.env.dominion_v0` and `signoria.env.intrigo_v0` need `pettingzoo`; `signoria.env.single`
and `signoria.env.vector` need `gymnasium`; `signoria.env.openspiel` needs `openspiel`.
"""
