import type { Tables } from '../src/db/schema.ts';
import type { TestUser, TestVenue } from './factories.ts';
import type { TestApp } from './harness.ts';
import type { Known } from './valid-input.ts';

/** Those who deal with a thing. */
export type People = { player: TestUser; other: TestUser; venue: TestVenue; admin: TestUser };
export type Side = keyof People;

/** A thing in one state. */
export type State = {
  /** Whose it is. */
  of: readonly Side[];
  /** Makes it; `gives` holds inputs that a call about it must repeat, such as its version. */
  make: (app: TestApp, people: People) => Promise<{ id: string; gives?: Known }>;
  /** What strangers get in this state, where that differs. */
  stranger?: readonly string[];
};

/** What has an address of its own, with calls below it. */
export type Thing = {
  /** Its table, which has rows in the world of the decoys. */
  table: keyof Tables;
  states: Record<string, State>;
  /** What somebody else gets who writes; `none`: everybody may. */
  stranger: 'none' | readonly string[];
  /** Everybody may read it. */
  isPublic?: true;
};
