import type { Misfit } from 'mf-shared/contracts/business';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';

/** A booking that is not over, of whatever kind. */
export type Coming = {
  kind: Misfit['kind'];
  id: string;
  pitch_id: string;
  user_id: string | null;
  name: string;
  phone: string | null;
  date: string;
  time_slot: string;
  starts_at: number;
  ends_at: number;
};

/** What venues ask, and what the application does, within the same transaction, when one changes. */
export type VenueReactions = {
  /** A pitch is taken out of service. */
  pitchArchived: (tx: Tx, ctx: AppContext, pitchId: string) => Promise<unknown>;
  /** Somebody registers with this address; a rejected venue that has it gives way. */
  addressWanted: (tx: Tx, ctx: AppContext, email: string) => Promise<unknown>;
  /** What is asked for or booked on a pitch and is not over at `now` (ms), of each kind `limit` at most, in no order. */
  comingOn: (q: Queries, pitchId: string, now: number, limit: number) => Promise<Coming[]>;
};
