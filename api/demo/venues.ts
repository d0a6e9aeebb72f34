import { foldTr } from 'mf-shared/format';
import { BOOKING_HORIZON_WEEKS, slotsOf } from 'mf-shared/schedule';
import { DAY_MS } from 'mf-shared/time';
import { DEMO_EMAILS } from '../src/base/demo-accounts.ts';
import { addressKey, emailKey } from '../src/base/likeness.ts';
import type { VenueRow } from '../src/db/schema/venues.ts';
import { ratingScore } from '../src/domains/venues/score.ts';
import type { Random } from './base/random.ts';
import { cityOf } from './data/cities.ts';
import { EQUIPMENT } from './data/equipment.ts';
import { MEN, SURNAMES, WOMEN } from './data/people.ts';
import { APPROVED_VENUES, INACTIVE_VENUES, PENDING_VENUES, type VenueSource } from './data/venues.ts';
import { aboutByDay } from './fates.ts';
import { demoPitches } from './pitches.ts';
import type { DemoVenue } from './plan.ts';

export const INACTIVE_BUSINESS = 'pasif@topla.test';
/** Defaults until the venue decides and answers. */
const PRESETS = {
  cancel_hours: 24,
  approval: 'manual',
  buffer_minutes: 0,
  horizon_weeks: BOOKING_HORIZON_WEEKS,
  answer_count: 0,
  answer_log: 0,
  refusal_rate: 0,
} as const;
/** `times` chooses hours and minutes, and nothing else. */
type Base = { now: number; passwordHash: string; random: Random; times: Random };
type Standing = Pick<VenueRow, 'status' | 'next_payment_at' | 'created_at'>;

/** The known venue first, then the other approved ones, the one with an overdue payment, the pending ones. */
export function demoVenues(base: Base): DemoVenue[] {
  const { now, random, times } = base;
  const approved = APPROVED_VENUES.map((source) =>
    venue(base, source, {
      status: 'approved',
      next_payment_at: now + random.int(3, 29) * DAY_MS,
      created_at: aboutByDay(times, now - random.int(70, 420) * DAY_MS),
    }),
  );
  const inactive = INACTIVE_VENUES.map((source) =>
    venue(base, source, {
      status: 'approved',
      next_payment_at: now - 4 * DAY_MS,
      created_at: aboutByDay(times, now - 95 * DAY_MS),
    }),
  );
  const pending = PENDING_VENUES.map((source, i) =>
    venue(base, source, {
      status: 'pending',
      next_payment_at: null,
      created_at: aboutByDay(times, now - (i + 1) * 0.8 * DAY_MS),
    }),
  );
  return [...approved, ...inactive, ...pending].map((made, index) => {
    if (index === 0) return known(made);
    if (made.row.name_folded === inactive[0]?.row.name_folded) made.row.email = INACTIVE_BUSINESS;
    made.row.phone = `+90${cityOf(made.row.city).areaCode}${500 + index}${String(1030 + index * 11)}`;
    return made;
  });
}

function known(made: DemoVenue): DemoVenue {
  const row = {
    ...made.row,
    email: DEMO_EMAILS.business,
    owner_name: 'Ayşe Öztürk',
    phone: '+902165001020',
    equipment: EQUIPMENT[0],
  };
  return { ...made, row, popularity: 0.95, quality: 4.5 };
}

function venue({ passwordHash, random }: Base, source: VenueSource, standing: Standing): DemoVenue {
  const id = random.idAt(standing.created_at);
  const email = `${foldTr(source.name).replace(/[^a-z0-9]+/g, '.')}@isletme.topla.test`;
  const address = `${source.street}, ${source.district}`;
  const row: DemoVenue['row'] = {
    id,
    owner_name: `${random.pick(random.chance(0.2) ? WOMEN : MEN)} ${random.pick(SURNAMES)}`,
    venue_name: source.name,
    name_folded: foldTr(source.name),
    email,
    email_key: emailKey(email),
    password_hash: passwordHash,
    ...{ rejected_at: null, reject_reason: null, closed_at: null, closing_since: null },
    ...{ suspended_at: null, suspend_reason: null, correction_asked_at: null, correction_rounds: 0 },
    phone: '',
    address,
    address_key: addressKey(address),
    city: source.city,
    lng: source.lng,
    lat: source.lat,
    equipment: random.pick(EQUIPMENT),
    rating_sum: 0,
    rating_count: 0,
    rating_score: ratingScore(0, 0),
    ...PRESETS,
    calendar_version: 0,
    token_version: 0,
    ...standing,
    created_at: standing.created_at,
    email_verified_at: standing.created_at,
  };
  const pitches = demoPitches(random, row).map((pitch) => ({
    row: pitch,
    slots: slotsOf(JSON.parse(pitch.working_hours)),
  }));
  return {
    row,
    pitches,
    priceRules: [],
    popularity: 0.4 + random.next() * 0.45,
    quality: 3.7 + random.next() * 0.95,
  };
}
