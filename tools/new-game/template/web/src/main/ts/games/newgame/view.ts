/** What a view of Newgame holds, as the rules write it. */

export interface NewgameView {
  round: number;
  rounds: number;
  seat: number;
  rolls: number;
  dice: string;
  rolling: boolean;
  totals: number[];
}

export const ROLLS = 2;
