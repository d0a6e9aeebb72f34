import type { Reason } from 'mf-shared/contracts/recommendations';
import { clockAt, numberTo } from 'mf-shared/format';
import { HOUR_FEATURES } from './hour-features.ts';
import { SMALLEST_GROUP } from './types.ts';
import { VENUE_FEATURES } from './venue-features.ts';

const WEEKDAYS = ['pazartesi', 'salı', 'çarşamba', 'perşembe', 'cuma', 'cumartesi', 'pazar'];
/** From how many own hours on something is a habit, and its least share of all own hours: an hour, a day. */
const HABIT_HOURS = 3;
const HABIT_SHARE = 0.2;
const MOSTLY = 0.5;
const NEAR = 0.35;
const PRICE_GAP = 0.1;

/** Facts about a venue and a free hour for a player. */
export type HourFacts = {
  weekday: number;
  /** `21:00` */
  start: string;
  /** The player did not play here. */
  isNew: boolean;
  /** Own hours in all, at this venue, at this weekday and start anywhere, on this weekday, and about this hour. */
  own: { total: number; here: number; atThatHour: number; onThatDay: number; aroundThatHour: number };
  /** How many friends, and people of the same matches, play here. */
  friends: number;
  teammates: number;
  /** From 0 to 1, as the ranking has them. */
  similar: number;
  near: number;
  /** Price over the usual one; null where nothing is usual. */
  priceRatio: number | null;
  /** Among the three most played of the city. */
  popular: boolean;
};

/** What the features of the ranking speak of; null where there is nothing to say. */
type Topic = 'habit' | 'day' | 'time' | 'regular' | 'people' | 'similar' | 'near' | 'price' | 'popular';
const OF_VENUE: Record<(typeof VENUE_FEATURES)[number], Topic | null> = {
  own: 'regular',
  recent: 'regular',
  fresh: null,
  changing: null,
  demand: 'popular',
  demandHere: 'popular',
  circle: 'people',
  similar: 'similar',
  near: 'near',
  price: 'price',
};
const OF_HOUR: Record<(typeof HOUR_FEATURES)[number], Topic | null> = {
  own: 'habit',
  here: 'habit',
  recent: 'habit',
  weekday: 'day',
  around: 'time',
  circle: 'people',
  demand: null,
  cityHour: null,
};

/** How much each feature speaks for the venue and the hour, as the ranking used it. */
export type Pulls = { venue: readonly number[]; hour: readonly number[] };

/**
 * Why an hour is recommended, in clauses that make one sentence. The recommender chooses a venue, and then an hour there.
 * Each choice has one reason: of all that can truthfully be said, what counted most. A reason mentions other people only
 * from three on, without names and hours.
 */
export function hourReasons(facts: HourFacts, pulls: Pulls): Reason[] {
  const ofVenue = VENUE_FEATURES.map((feature, i) => [OF_VENUE[feature], pulls.venue[i] ?? 0] as const);
  const ofHour = HOUR_FEATURES.map((feature, i) => [OF_HOUR[feature], pulls.hour[i] ?? 0] as const);
  const found: Reason[] = [];
  for (const choice of [ofVenue, ofHour]) {
    const reason = weightiest(choice, facts);
    if (reason && !found.some(({ code }) => code === reason.code)) found.push(reason);
  }
  return found.length > 0 ? found : [{ code: 'free', text: 'bu hafta boş saati var' }];
}

/** The topic that counted most in a choice and can be said, as a clause. */
function weightiest(pulls: readonly (readonly [Topic | null, number])[], facts: HourFacts): Reason | null {
  const weights = new Map<Topic, number>();
  for (const [topic, pull] of pulls) if (topic) weights.set(topic, (weights.get(topic) ?? 0) + pull);
  for (const [topic, weight] of [...weights].sort((a, b) => b[1] - a[1])) {
    const reason = weight > 0 ? SAID[topic](facts) : null;
    if (reason) return reason;
  }
  return null;
}

/** Each topic as a clause, or null where it would not be true or tell of too few people. */
const SAID: Record<Topic, (facts: HourFacts) => Reason | null> = {
  habit: ({ own, weekday, start }) =>
    isHabit(own.atThatHour, own.total, HABIT_SHARE)
      ? { code: 'habit', text: `genelde ${WEEKDAYS[weekday]} ${clockAt(start)} oynuyorsunuz` }
      : null,
  day: ({ own, weekday }) =>
    isHabit(own.onThatDay, own.total, MOSTLY)
      ? { code: 'habit', text: `genelde ${WEEKDAYS[weekday]} günleri oynuyorsunuz` }
      : null,
  time: ({ own }) =>
    isHabit(own.aroundThatHour, own.total, MOSTLY)
      ? { code: 'habit', text: 'genelde bu saatlerde oynuyorsunuz' }
      : null,
  regular: ({ own }) => {
    if (own.here === 0) return null;
    const often = own.here >= HABIT_HOURS;
    return {
      code: 'regular',
      text: often ? `son altı ayda burada ${own.here} kez oynadınız` : 'daha önce burada oynadınız',
    };
  },
  people: ({ friends, teammates }) => {
    if (friends >= SMALLEST_GROUP) return { code: 'friends', text: 'arkadaşlarınız burada oynuyor' };
    return teammates >= SMALLEST_GROUP
      ? { code: 'teammates', text: 'birlikte maç yaptıklarınız burada oynuyor' }
      : null;
  },
  similar: ({ similar }) =>
    similar > 0 ? { code: 'similar', text: 'sizin gittiğiniz sahaları seçenler burayı da seçiyor' } : null,
  near: ({ isNew, near }) =>
    isNew && near >= NEAR ? { code: 'near', text: 'oynadığınız sahalara yakın' } : null,
  price: ({ isNew, priceRatio }) =>
    isNew && priceRatio !== null && Math.abs(priceRatio - 1) <= PRICE_GAP
      ? { code: 'price', text: 'fiyatı alıştığınıza yakın' }
      : null,
  popular: ({ popular }) =>
    popular ? { code: 'popular', text: 'şehrinizde en çok tercih edilen sahalardan' } : null,
};

const isHabit = (hours: number, total: number, share: number): boolean =>
  hours >= HABIT_HOURS && hours >= total * share;

type TeamFacts = { strength: number; ownStrength: number; size: number; ownSize: number | null };

/** Why a team is recommended as an opponent. */
export function opponentReasons({ strength, ownStrength, size, ownSize }: TeamFacts): Reason[] {
  const close: Reason =
    ownSize === null
      ? { code: 'strength', text: `puanınız denk: ${numberTo(ownStrength)} ${strength}` }
      : { code: 'strength', text: `gücünüz denk: ${numberTo(ownStrength)} ${strength}` };
  return size === ownSize ? [close, { code: 'size', text: `onlar da ${size} kişi` }] : [close];
}
