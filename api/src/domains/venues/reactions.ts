import type { Misfit } from 'mf-shared/contracts/venues';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';

/** A booking of any kind that is not over. */
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

/** Questions of venues to the application, and its work in the same transaction when a venue changes. */
export type VenueReactions = {
  /** A pitch is taken out of service. */
  pitchArchived: (tx: Tx, ctx: AppContext, pitchId: string) => Promise<unknown>;
  /** Somebody registers with this address. A rejected venue with this address gives way. */
  addressWanted: (tx: Tx, ctx: AppContext, email: string) => Promise<unknown>;
  /** Requests and bookings on a pitch that are not over at `now` (ms), at most `limit` of each kind, unordered. */
  comingOn: (q: Queries, pitchId: string, now: number, limit: number) => Promise<Coming[]>;
};
