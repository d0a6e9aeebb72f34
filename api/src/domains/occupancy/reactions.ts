import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { CellRow } from '../../db/schema.ts';

/** Half an hour of a pitch that was held until now; `starts_at` in ms. */
export type FreedCell = Pick<CellRow, 'pitch_id' | 'starts_at'>;

/** Holders whose claim ends by itself. */
export type ExpiringKind = Extract<CellRow['owner_kind'], 'reservation' | 'offer'>;

/** What the application does, within the same transaction, when occupancy changes. */
export type OccupancyReactions = {
  /** Cells were freed; whoever waits for them may claim them at once. */
  freed: (tx: Tx, ctx: AppContext, cells: readonly FreedCell[]) => Promise<unknown>;
  /** Ends the holder with this id, and releases its cells, if its time is over. */
  endOverdue: Record<ExpiringKind, (tx: Tx, ctx: AppContext, holderId: string) => Promise<unknown>>;
};
