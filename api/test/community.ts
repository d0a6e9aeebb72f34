import type { Ad, AdCreated } from 'mf-shared/contracts/ads';
import { LINEUP_SLOTS, type LineupCreated } from 'mf-shared/contracts/lineups';
import type { TestUser } from './factories.ts';
import { createUser } from './factories.ts';
import type { TestApp } from './harness.ts';
import { tokenFor } from './tokens.ts';

/** Moves the clock by `ms` and signs the players in again, since sessions end after a week. */
export async function pass(app: TestApp, ms: number, ...users: TestUser[]): Promise<void> {
  app.time.now += ms;
  for (const user of users) user.token = await tokenFor(app, user, 'user');
}

/** The first places of a lineup with these players. */
export const placed = (ids: readonly string[]) =>
  ids.map((player, at) => {
    const { position, x, y } = LINEUP_SLOTS[at % LINEUP_SLOTS.length] ?? { position: 'Forvet', x: 50, y: 50 };
    return { player, position, x, y };
  });

export type Refusal = { code: string; message: string; fields?: Record<string, string> };

export const postLineup = (app: TestApp, user: TestUser, json: unknown) =>
  app.call<LineupCreated & Refusal>('post', '/api/lineups', { token: user.token, json });

/** A lineup of `size` players that includes its owner. */
export async function createLineup(app: TestApp, owner: TestUser, size = 5) {
  const mates = await Promise.all(Array.from({ length: size - 1 }, () => createUser(app)));
  const json = { name: 'Gece Takımı', players: placed([owner.id, ...mates.map((mate) => mate.id)]) };
  const { status, body } = await postLineup(app, owner, json);
  if (status !== 201) throw new Error(`lineup: ${status} ${body.code}`);
  return body.lineup;
}

export const postAd = (app: TestApp, user: TestUser, json: object = {}) =>
  app.call<AdCreated & Refusal>('post', '/api/requests', {
    token: user.token,
    json: { type: 'findPlayer', location: { city: 'Muş' }, positionNeeded: 'Bek', ...json },
  });

/** An open ad. */
export async function posted(app: TestApp, user: TestUser, json: object = {}): Promise<Ad> {
  const { status, body } = await postAd(app, user, json);
  if (status !== 201) throw new Error(`ad: ${status} ${body.code}`);
  return body.request;
}

export const withdraw = (app: TestApp, user: TestUser, id: string) =>
  app.call<Refusal>('delete', `/api/requests/${id}`, { token: user.token });

export const found = (app: TestApp, user: TestUser, id: string) =>
  app.call<Refusal>('post', `/api/requests/${id}/found`, { token: user.token });
