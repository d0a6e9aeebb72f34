import type { TestBusiness, TestUser } from '../factories.ts';
import { createBusiness, createUser } from '../factories.ts';
import type { TestApp } from '../harness.ts';

/** What a call brings. */
export type Ask = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  json?: Record<string, unknown>;
  form?: FormData;
};

/** Something of somebody's, and the call about it. */
export type Thing = {
  /** Whose it is; none where the call needs no account. */
  owner?: { token: string };
  ask: Ask;
  /** Texts of the owner's that no answer to anybody else may hold. */
  secrets?: readonly string[];
  /** Who asks in place of one stranger of each role, and with what if it is not the owner's own `ask`. */
  strangers?: readonly { token?: string; ask?: Ask }[];
  /** A stranger whose own rows may change, since the proof that comes with the call is used up. */
  spends?: string;
};

/**
 * How an endpoint with ids is tried. `stranger` is what anybody gets to whom the thing does not belong though the role
 * may make such calls: the codes of the refusal, of which one must come; `harmless` is an answer that holds nothing of
 * the owner's and changes nothing. `none`: whoever has the role may do it to whomever, so there is no stranger.
 */
export type Row = {
  make: (app: TestApp) => Promise<Thing>;
  stranger: 'none' | readonly string[];
  /** The code that the owner gets when the moment is not right; without it the call must succeed. */
  owner?: string;
};
export type Rows = Record<string, Row | readonly Row[]>;

let people = 0;
const phone = () => `+9055${String(10_000_000 + people++).slice(-8)}`;

type Made<A> = A & { secrets: readonly string[] };

/** A player with an address and a number of their own, which are nobody else's to see. */
export async function player(app: TestApp): Promise<Made<TestUser>> {
  const number = phone();
  const user = await createUser(app, { phone: number });
  return { ...user, secrets: [user.email, number] };
}

/** A venue whose address and owner's name are for itself alone. */
export async function venue(
  app: TestApp,
  ...[row = {}, pitches]: Parameters<typeof createBusiness> extends [unknown, ...infer Rest] ? Rest : never
): Promise<Made<TestBusiness>> {
  const owner_name = `Sahip ${people++}`;
  const business = await createBusiness(app, { owner_name, ...row }, pitches);
  return { ...business, secrets: [business.email, owner_name] };
}

/** An admin. */
export const admin = (app: TestApp): Promise<TestUser> => createUser(app, { role: 'admin' });
