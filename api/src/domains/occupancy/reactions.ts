import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { CellRow } from '../../db/schema/cells.ts';

/** Half an hour of a pitch that was just freed; `starts_at` in ms. */
export type FreedCell = Pick<CellRow, 'pitch_id' | 'starts_at'>;

/** Holders whose claim can expire. */
export type ExpiringKind = Extract<CellRow['owner_kind'], 'reservation' | 'offer'>;

/** The application's work, in the same transaction, when occupancy changes. */
export type OccupancyReactions = {
  /** Cells were freed. Those who wait for them may claim them at once. */
  freed: (tx: Tx, ctx: AppContext, cells: readonly FreedCell[]) => Promise<unknown>;
  /** Ends the holder with this id and releases its cells, if it is overdue. */
  endOverdue: Record<ExpiringKind, (tx: Tx, ctx: AppContext, holderId: string) => Promise<unknown>>;
};
