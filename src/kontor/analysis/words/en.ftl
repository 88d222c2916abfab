### What is said about the analysis of a game, in the terminal, on its page and on the web table.

analysis-about = { $title }, { $names }: { $count } decisions, judged by { $bot } with { $playouts } playouts each.
analysis-unfinished = The game is not over; it is judged as far as it goes.
analysis-nothing = There is nothing to judge: nobody has had a choice yet.
analysis-choices = choices
analysis-errors = errors
analysis-cost = cost
analysis-luck = luck
analysis-luck-points = luck in points
analysis-margin = margin
analysis-turning = Turning points
analysis-chance = chance
analysis-better = Better: { $choice }
analysis-dearest = The dearest errors: { $name }
analysis-chart = Expected margin
analysis-all = All choices
analysis-number = no.
analysis-choice = choice
analysis-before = before
analysis-after = after
analysis-explained = A margin says how many points a player is ahead of the best rival. Before a choice it is what the best choice promises, after it what the one made does; the cost of an error is the difference. Only what is surely worse counts. Luck is what chance gave beyond what it gives on average: in the margin, and in the player’s own points.
analysis-fine = Nothing better was found.
analysis-trust-burgundy = The judge is a computer player that sees about a turn ahead. Errors of three points and more are mostly real; a single figure can be off by a point or so. Costs and luck do not add up to the final margin.
analysis-trust-mombasa = The judge is a computer player that sees about a round ahead. Take its figures as hints where to look: sums are overstated, and a single one can be wrong by twenty points. Costs and luck do not add up to the final margin.
