import { newId } from '../src/base/id.ts';
import { createUser, type TestUser } from './factories.ts';
import type { TestApp } from './harness.ts';
import { quickHash } from './passwords.ts';

export const PASSWORD = 'gizli-parola-1';
export const GONE = 'Silinmiş kullanıcı';
const hash = quickHash(PASSWORD);

/** A player whose name, e-mail and phone occur nowhere else. */
export async function leaver(test: TestApp): Promise<TestUser & { phone: string }> {
  const mark = newId().slice(-12);
  const phone = `+90${mark}`;
  const row = {
    full_name: `Gülşah Ayrılan ${mark}`,
    name_folded: `gulsah ayrilan ${mark}`,
    email: `${mark}@ayrilan.test`,
    phone,
    photo: `/uploads/${mark}.webp`,
    teams: JSON.stringify([`Takım ${mark}`]),
    password_hash: await hash,
  };
  return { ...(await createUser(test, row)), phone };
}

export const leave = (test: TestApp, user: TestUser, password = PASSWORD) =>
  test.call<{ code?: string; message: string; fields?: Record<string, string> }>(
    'post',
    '/api/account/delete',
    { token: user.token, json: { password } },
  );
export const userRow = (test: TestApp, id: string) =>
  test.db.q.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
