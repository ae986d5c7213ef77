class Newgame(Dice):
    """One die each time somebody picks it up."""

    of_dice = False  # as long as its rulebook says nothing of dice
    moves = ['roll', 'keep']

    def moved(self, seat, move):
        self.dice, self.roller = 1 if 'roll' in move else 0, seat
