/** A place of a lineup; `x` and `y` are percent of the pitch. */
export type LineupPlayerRow = {
  lineup_id: string;
  user_id: string;
  sort: number;
  position: string;
  x: number;
  y: number;
};
