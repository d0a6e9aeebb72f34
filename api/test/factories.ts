import type { StaffRole } from 'mf-shared/contracts/staff';
import { foldTr } from 'mf-shared/format';
import { DAY_MS } from 'mf-shared/time';
import { newId } from '../src/base/id.ts';
import type { PitchRow } from '../src/db/schema/pitches.ts';
import type { NewUser } from '../src/db/schema/users.ts';
import type { NewVenue } from '../src/db/schema/venues.ts';
import { writeHours } from '../src/domains/hours/index.ts';
import { saveNameWords } from '../src/domains/players/name-words.ts';
import type { TestApp } from './harness.ts';
import { tokenFor } from './tokens.ts';

/** No real hash: nobody logs in to these accounts with a password. */
const NO_PASSWORD = '-';

export type TestUser = { id: string; email: string; fullName: string; token: string };
export type TestVenue = {
  id: string;
  email: string;
  token: string;
  pitches: { id: string; name: string }[];
};

/** A new player of the test with a valid token. */
export async function createUser(test: TestApp, row: Partial<NewUser> = {}): Promise<TestUser> {
  const id = row.id ?? newId();
  const user: NewUser = {
    id,
    role: 'user',
    full_name: 'Deniz Yıldız',
    name_folded: foldTr(row.full_name ?? 'Deniz Yıldız'),
    email: `${id}@oyuncu.test`,
    password_hash: NO_PASSWORD,
    phone: '+905321112233',
    photo: null,
    teams: '[]',
    position: 'Kanat',
    foot: 'Sağ',
    city: 'İstanbul',
    speed: null,
    shooting: null,
    passing: null,
    dribbling: null,
    defense: null,
    physical: null,
    token_version: 0,
    created_at: test.time.now,
    admin_role: row.role === 'admin' ? 'owner' : null,
    ...row,
  };
  await test.db.q
    .insertInto('users')
    .values({ email_verified_at: test.time.now, ...user })
    .execute();
  await saveNameWords(test.db.q, id, user.full_name);
  const role = user.role;
  return { id, email: user.email, fullName: user.full_name, token: await tokenFor(test, user, role) };
}

/** A new approved, active business of the test; by default each pitch plays 18:00-02:00 for 1200 TL. */
export async function createVenue(
  test: TestApp,
  row: Partial<NewVenue> = {},
  pitches: Partial<PitchRow>[] = [{}],
): Promise<TestVenue> {
  const id = row.id ?? newId();
  const business: NewVenue = {
    id,
    owner_name: 'Ayşe Öztürk',
    venue_name: 'Çınar Halı Saha',
    name_folded: foldTr(row.venue_name ?? 'Çınar Halı Saha'),
    email: `${id}@isletme.test`,
    password_hash: NO_PASSWORD,
    phone: '+902121112233',
    address: 'Bağdat Caddesi 1',
    city: 'İstanbul',
    lng: 28.98,
    lat: 41.01,
    equipment: 'Duş, otopark',
    status: 'approved',
    next_payment_at: test.time.now + 30 * DAY_MS,
    rating_sum: 0,
    rating_count: 0,
    rating_score: 0,
    calendar_version: 0,
    token_version: 0,
    created_at: test.time.now,
    ...row,
  };
  await test.db.q
    .insertInto('venues')
    .values({ email_verified_at: test.time.now, ...business })
    .execute();
  const made: { id: string; name: string }[] = [];
  for (const [sort, pitch] of pitches.entries()) {
    const values: PitchRow = {
      id: newId(),
      venue_id: id,
      name: `Saha ${sort + 1}`,
      capacity: "7'e 7",
      price: 1200,
      working_hours: JSON.stringify([{ start: '18:00', end: '02:00' }]),
      sort,
      archived_at: null,
      ...pitch,
    };
    await test.db.q.insertInto('pitches').values(values).execute();
    made.push({ id: values.id, name: values.name });
  }
  await writeHours(test.db.q, id, test.time.now);
  return { id, email: business.email, token: await tokenFor(test, business, 'business'), pitches: made };
}

/** A member of a venue's staff with an accepted invitation; `id` is the venue's. */
export async function createStaff(
  test: TestApp,
  business: { id: string },
  role: StaffRole = 'staff',
  staffId = newId(),
): Promise<{ id: string; staffId: string; token: string }> {
  const email = `${staffId}@ekip.test`;
  await test.db.q
    .insertInto('staff')
    .values({
      id: staffId,
      venue_id: business.id,
      name: 'Can Usta',
      email,
      password_hash: NO_PASSWORD,
      role,
      invite_hash: null,
      invite_expires_at: null,
      token_version: 0,
      created_at: test.time.now,
    })
    .execute();
  const token = await tokenFor(test, { id: business.id, email, staff: { id: staffId, role } }, 'business');
  return { id: business.id, staffId, token };
}
