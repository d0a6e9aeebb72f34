import type { Expression, SelectQueryBuilder } from 'kysely';
import type { Queries } from '../db/database.ts';
import { pagesOf } from './keyset.ts';

/** Number of rows of a long part that are in memory at a time. */
export const PAGE = 500;

type Rows = readonly object[];
/** The rows of a part that belong to the account `id`, in pieces. */
export type Part = (q: Queries, id: string) => AsyncIterable<Rows>;

/** What a domain keeps about an account of one kind. */
export type Kept = {
  /** Parts of the downloaded document, by their names in it. */
  parts?: Readonly<Record<string, Part>>;
  /** Deletes what ends with the account at `now` (ms). */
  forget?: (q: Queries, id: string, now: number) => Promise<unknown>;
  /** Counts what ends when the account is closed or suspended at `now` (ms). */
  ending?: (q: Queries, id: string, now: number) => Expression<{ count: number }>;
};

/** What a domain keeps about players and venues. Its `account-parts.ts` says so. */
export type OfAccount = { player?: Kept; venue?: Kept };

export const ofPlayer = <K extends Kept>(player: K) => ({ player });
export const ofVenue = <K extends Kept>(venue: K) => ({ venue });
/** What a domain keeps about both in the same way. */
export const ofBoth = <K extends Kept>(kept: K) => ({ player: kept, venue: kept });

/** A part that is short for everybody. */
export const whole = (read: (q: Queries, id: string) => { execute: () => Promise<Rows> }): Part =>
  async function* (q, id) {
    yield await read(q, id).execute();
  };

/** A part that may be long. It comes in the order of its ids; `column` holds them. */
export const paged =
  <DB, TB extends keyof DB, Row extends { id: string }>(
    column: string,
    read: (q: Queries, id: string) => SelectQueryBuilder<DB, TB, Row>,
  ) =>
  (q: Queries, id: string): AsyncIterable<readonly Row[]> =>
    pagesOf(read(q, id), [[column, 'asc']], PAGE);
