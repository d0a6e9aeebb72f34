import type { Attendance, Reservation } from 'mf-shared/contracts/reservations';
import type { Subscription } from 'mf-shared/contracts/subscriptions';
import type { TestUser, TestVenue } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import type { Random } from './random.ts';

/** When a call began and was answered, in steps of the world: of two calls either one came first or they overlapped. */
export type Span = { asked: number; answered: number };

/** A price rule as these venues write it. */
export type Rule = {
  fieldIds: string[];
  weekdays: number[];
  fromDate: string | null;
  toDate: string | null;
  start: string | null;
  end: string | null;
  price: number;
};
/** Every state of a venue's prices; a state that is being written has no end yet. */
type PriceBook = {
  bases: (Span & { value: Readonly<Record<string, number>> })[];
  rules: (Span & { value: readonly Rule[] })[];
};

/** A person who may act for a venue: its owner or a member of staff. */
export type Person = {
  id: string;
  staffId: string | null;
  role: 'owner' | 'manager' | 'staff';
  token: string;
};
export type Venue = TestVenue & { people: Person[]; prices: PriceBook };
/** A venue and the person who acts for it. */
export type Acting = Venue & { staffId: string | null };

/** Place and price of a reservation by an answered call. */
type Place = Span & { fieldId: string; startsAt: number; price: number };
type Mark = Span & { attendance: Attendance | null };

/** What callers were told about a reservation. */
export type Told = {
  reservation: Reservation;
  user: TestUser;
  business: Venue;
  verbs: string[];
  /** When the venue ended it; 0 if it did not. */
  endedAt: number;
  places: Place[];
  marks: Mark[];
};

/** What callers were told about a subscription, unordered. */
export type ToldRegular = { subscription: Subscription; verbs: string[] };

/** A state that a caller was told of a phone booking. */
type PhoneState = {
  version: number;
  status: 'active' | 'cancelled';
  place?: { fieldId: string; startsAt: number; price: number };
};
/** Half hours that an answered call closed or opened. */
type ClosureStep = { version: number; closes: boolean; cells: readonly number[] };

/** A change that the venue's log must hold; one that may have changed nothing may be missing. */
type Change = {
  businessId: string;
  staffId: string | null;
  subjectId: string | null;
  done: string;
  mayBeMissing: boolean;
};

/** Where an answered move put a regular's night. */
type Shift = { version: number; fieldId: string; startsAt: number; price: number };

/** Accounts, the processes that serve them, and everything that callers were told. */
export type World = {
  /** Set as `TOPLA_SEED` it repeats the run, as far as the order of answers allows. */
  seed: number;
  apps: readonly TestApp[];
  users: TestUser[];
  venues: Venue[];
  told: Map<string, Told>;
  /** Acknowledged subscriptions. */
  regulars: Map<string, ToldRegular>;
  phones: Map<string, PhoneState[]>;
  closures: Map<string, ClosureStep[]>;
  /** Possible prices of regulars' weeks, by week. */
  weeks: Map<string, readonly number[]>;
  /** Moved nights of regulars: every place that callers were told. */
  shifts: Map<string, Shift[]>;
  /** When further weeks were written without an answer that names them. */
  extensions: Span[];
  changes: Change[];
  /** Errors found in answers. */
  wrong: string[];
  step: number;
  /** Answers by call and status. */
  tally: Map<string, number>;
};

export type Operation = { weight: number; run: (world: World, random: Random) => Promise<void> };
