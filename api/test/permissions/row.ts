import type { TestUser, TestVenue } from '../factories.ts';
import { createUser, createVenue } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import type { Role } from './roles.ts';

/** The input of a call. */
export type Ask = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  json?: Record<string, unknown>;
  form?: FormData;
};

/** A thing of an owner, and the call about it. */
export type Thing = {
  /** The owner; absent if the call needs no account. */
  owner?: { token: string };
  ask: Ask;
  /** Texts of the owner that only the owner's answers may contain. */
  secrets?: readonly string[];
  /** Replaces the one stranger of each role; each may have another input than the owner's `ask`. */
  strangers?: readonly { token?: string; ask?: Ask }[];
  /** A stranger whose own rows may change, since the call uses up their proof. */
  spends?: string;
};

/**
 * How to test an endpoint with ids. `stranger` is the result for a caller of the right role who does not own the thing:
 * one of these refusal codes, or `harmless`: an answer without the owner's data that changes nothing. `none`: everybody
 * with the role may do it, so there is no stranger.
 */
export type Row = {
  make: (app: TestApp) => Promise<Thing>;
  stranger: 'none' | readonly string[];
  /** The owner's refusal code if the moment is not right; without it the call must succeed. */
  owner?: string;
  /**
   * The owner's role of an inherited row. A call that writes must succeed for each role in one of the states at least;
   * another state may refuse it.
   */
  role?: Role;
};
export type Rows = Record<string, Row | readonly Row[]>;

let people = 0;
const phone = () => `+9055${String(10_000_000 + people++).slice(-8)}`;

type Made<A> = A & { secrets: readonly string[] };

/** A player with a private address and number. */
export async function player(app: TestApp): Promise<Made<TestUser>> {
  const number = phone();
  const user = await createUser(app, { phone: number });
  return { ...user, secrets: [user.email, number] };
}

/** A venue with a private address and owner's name. */
export async function venue(
  app: TestApp,
  ...[row = {}, pitches]: Parameters<typeof createVenue> extends [unknown, ...infer Rest] ? Rest : never
): Promise<Made<TestVenue>> {
  const owner_name = `Sahip ${people++}`;
  const business = await createVenue(app, { owner_name, ...row }, pitches);
  return { ...business, secrets: [business.email, owner_name] };
}

/** An admin. */
export const admin = (app: TestApp): Promise<TestUser> => createUser(app, { role: 'admin' });
