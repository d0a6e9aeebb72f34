import type { Attendance, Reservation } from 'mf-shared/contracts/reservations';
import type { Subscription } from 'mf-shared/contracts/subscriptions';
import type { TestBusiness, TestUser } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import type { Random } from './random.ts';

/** When a call began and when it was answered, in steps of the world: of two calls one came first or they met. */
export type Span = { asked: number; answered: number };

/** A price rule as the venues here write them. */
export type Rule = {
  fieldIds: string[];
  weekdays: number[];
  fromDate: string | null;
  toDate: string | null;
  start: string | null;
  end: string | null;
  price: number;
};
/** Every state that a venue's prices were ever in; one that is being written has no end yet. */
type PriceBook = {
  bases: (Span & { value: Readonly<Record<string, number>> })[];
  rules: (Span & { value: readonly Rule[] })[];
};

/** Somebody who may act for a venue: its owner, or one of its staff. */
export type Person = {
  id: string;
  staffId: string | null;
  role: 'owner' | 'manager' | 'staff';
  token: string;
};
export type Venue = TestBusiness & { people: Person[]; prices: PriceBook };
/** A venue through the eyes of one who acts for it. */
export type Acting = Venue & { staffId: string | null };

/** Where a reservation was said to be, and at which price. */
type Place = Span & { fieldId: string; startsAt: number; price: number };
type Mark = Span & { attendance: Attendance | null };

/** What the callers were told about a reservation. */
export type Told = {
  reservation: Reservation;
  user: TestUser;
  business: Venue;
  verbs: string[];
  /** When the venue ended it; 0 while it has not. */
  endedAt: number;
  places: Place[];
  marks: Mark[];
};

/** What the callers were told about a subscription, in no particular order. */
export type ToldRegular = { subscription: Subscription; verbs: string[] };

/** One acknowledged state of a phone booking. */
type PhoneState = {
  version: number;
  status: 'active' | 'cancelled';
  place?: { fieldId: string; startsAt: number; price: number };
};
/** Half hours that an acknowledged call closed or opened. */
type ClosureStep = { version: number; closes: boolean; cells: readonly number[] };

/** A change of a venue that must be on record; one that may have changed nothing need not be. */
type Change = {
  businessId: string;
  staffId: string | null;
  subjectId: string | null;
  done: string;
  mayBeMissing: boolean;
};

/** Where an acknowledged move took a regular's night. */
type Shift = { version: number; fieldId: string; startsAt: number; price: number };

/** Accounts, the processes that serve them, and everything that was acknowledged. */
export type World = {
  /** Repeats the run, as far as the order of answers allows, when it stands in `TOPLA_SEED`. */
  seed: number;
  apps: readonly TestApp[];
  users: TestUser[];
  businesses: Venue[];
  told: Map<string, Told>;
  /** Subscriptions that were acknowledged. */
  regulars: Map<string, ToldRegular>;
  phones: Map<string, PhoneState[]>;
  closures: Map<string, ClosureStep[]>;
  /** Prices at which weeks of regulars may have been written, by week. */
  weeks: Map<string, readonly number[]>;
  /** Nights of regulars that were moved: every acknowledged place. */
  shifts: Map<string, Shift[]>;
  /** When more weeks were written without anybody being told which. */
  extensions: Span[];
  changes: Change[];
  /** What was wrong with an answer. */
  wrong: string[];
  step: number;
  /** Answers by call and status, for the record. */
  tally: Map<string, number>;
};

export type Operation = { weight: number; run: (world: World, random: Random) => Promise<void> };
