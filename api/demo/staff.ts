import { formatDate } from 'mf-shared/format';
import { DAY_MS, MINUTE_MS } from 'mf-shared/time';
import type { ClosureRow } from '../src/db/schema/closures.ts';
import type { StaffRow } from '../src/db/schema/staff.ts';
import type { VenueChangeRow } from '../src/db/schema/venue-changes.ts';
import { hourChange } from '../src/domains/staff/sentences.ts';
import type { Random } from './base/random.ts';
import { about } from './fates.ts';
import type { DemoData, DemoPlayer, DemoVenue } from './plan.ts';

type Base = { now: number; random: Random };
type Booked = Pick<DemoData, 'reservations' | 'phoneBookings'>;
type Done = Pick<VenueChangeRow, 'subject_id' | 'text'> & { at: number };

const OWNER = 'İşletme sahibi';
const INVITE_LASTS = 7 * DAY_MS;
/** The history shows the last days, and earlier one-time decisions. */
const HISTORY_DAYS = 12;
const PEOPLE = [
  { name: 'Burak Şen', email: 'mudur@topla.test', role: 'manager', days: 160 },
  { name: 'Melike Aras', email: 'tezgah@topla.test', role: 'staff', days: 75 },
  { name: 'Tolga Ersoy', email: 'tolga.ersoy@topla.test', role: 'staff', days: 2 },
] as const;

/**
 * The known venue's staff: a manager and a colleague at the desk, who log in with the printed password, and one invited
 * person.
 */
export function demoStaff(
  { now, random, passwordHash }: Base & { passwordHash: string },
  { row }: DemoVenue,
): StaffRow[] {
  return PEOPLE.map(({ name, email, role, days }) => {
    const at = Math.max(row.created_at + DAY_MS, about(random, now - days * DAY_MS));
    const invited = days < 7;
    return {
      id: random.idAt(at),
      venue_id: row.id,
      name,
      email,
      password_hash: invited ? null : passwordHash,
      role,
      invite_hash: invited ? random.idAt(at) : null,
      invite_expires_at: invited ? at + INVITE_LASTS : null,
      token_version: 0,
      created_at: at,
    };
  });
}

/** The changes at the venue, with their authors. */
export function demoChanges(
  { now, random }: Base,
  { row }: DemoVenue,
  made: Booked & {
    staff: readonly StaffRow[];
    closures: readonly ClosureRow[];
    users: readonly DemoPlayer[];
  },
): VenueChangeRow[] {
  const names = new Map(made.users.map((user) => [user.id, user.full_name]));
  const [manager] = made.staff;
  const daily = [...bookingsDone(row.id, made, names, random), ...closuresDone(made.closures)].filter(
    ({ at }) => at > now - HISTORY_DAYS * DAY_MS && at <= now,
  );
  const change = (done: Done, by: StaffRow | null): VenueChangeRow => ({
    id: random.idAt(done.at),
    venue_id: row.id,
    staff_id: by?.id ?? null,
    who: by?.name ?? OWNER,
    subject_id: done.subject_id,
    text: done.text,
    created_at: done.at,
  });
  const invites = made.staff.map((one) => ({
    at: one.created_at,
    subject_id: one.id,
    text: `${one.name} ekibe davet edildi`,
  }));
  return [
    ...invites.map((done) => change(done, null)),
    ...once(now, random).map((done) => change(done, manager ?? null)),
    ...daily.map((done) => change(done, onDuty(random, made.staff, done.at))),
  ];
}

/** Who is on duty: sometimes the owner, mostly the desk. */
function onDuty(random: Random, staff: readonly StaffRow[], at: number): StaffRow | null {
  const present = staff.filter((one) => one.password_hash !== null && one.created_at < at);
  const draw = random.next();
  if (draw < 0.2 || present.length === 0) return null;
  return (draw < 0.45 ? present[0] : present.at(-1)) ?? null;
}

const once = (now: number, random: Random): Done[] => [
  { at: about(random, now - 40 * DAY_MS), subject_id: null, text: 'Fiyat kuralları değiştirildi' },
  { at: about(random, now - 31 * DAY_MS), subject_id: null, text: 'Ayarlar değiştirildi' },
  { at: about(random, now - 6 * DAY_MS), subject_id: null, text: 'Profil ve sahalar değiştirildi' },
];

function bookingsDone(venue: string, made: Booked, names: Map<string, string>, random: Random): Done[] {
  const reserved = made.reservations
    .filter((row) => row.venue_id === venue)
    .flatMap((row) => {
      const say = (at: number | null, done: string): Done[] =>
        at === null
          ? []
          : [{ at, subject_id: row.id, text: hourChange(row, names.get(row.user_id) ?? '', done) }];
      const ended = row.status === 'cancelled' && row.end_reason === 'business' ? 'iptal edildi' : null;
      const decided = { approved: 'onaylandı', rejected: 'reddedildi', cancelled: ended, pending: null };
      const done = decided[row.status];
      const marked = row.attendance === 'played' ? 'geldi' : 'gelmedi';
      return [
        ...(done ? say(row.decided_at, done) : []),
        ...(row.attendance ? say(row.starts_at + random.int(5, 28) * MINUTE_MS, marked) : []),
      ];
    });
  // A group's weeks have one log entry.
  const seen = new Set<string>();
  const called = made.phoneBookings.filter((row) => {
    const key = row.series_id ?? row.id;
    return row.venue_id === venue && !seen.has(key) && seen.add(key);
  });
  const phoned = called.map((row) => ({
    at: row.created_at,
    subject_id: row.id,
    text: hourChange(row, row.name, 'telefonla alındı'),
  }));
  return [...reserved, ...phoned];
}

const closuresDone = (closures: readonly ClosureRow[]): Done[] =>
  closures.map(({ id, date, created_at }) => ({
    at: created_at,
    subject_id: id,
    text: `${formatDate(date)}: saatler kapatıldı`,
  }));
