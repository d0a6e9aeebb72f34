import type { User } from 'mf-shared/contracts/users';
import type { TestUser } from './factories.ts';
import type { TestApp } from './harness.ts';

export type Updated = { message: string; code?: string; user: User; token?: string };

export const payload = (user: TestUser, overrides: Record<string, unknown> = {}) => ({
  fullName: user.fullName,
  email: user.email,
  position: 'Kanat',
  ...overrides,
});
export const update = (test: TestApp, token: string | undefined, json: unknown) =>
  test.call<Updated>('put', '/api/profile/user/update', token ? { token, json } : { json });
export const row = (test: TestApp, id: string) =>
  test.db.q.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
