import type { Reason } from 'mf-shared/contracts/recommendations';
import { clockAt, numberTo } from 'mf-shared/format';
import { SMALLEST_GROUP } from './types.ts';

const WEEKDAYS = ['pazartesi', 'salı', 'çarşamba', 'perşembe', 'cuma', 'cumartesi', 'pazar'];
/** From how many own hours on something is a habit, and its least share of all own hours. */
const HABIT_HOURS = 3;
const HABIT_SHARE = 0.2;
/** Most reasons shown with one recommendation. */
const SHOWN = 2;
const NEAR = 0.35;
const PRICE_GAP = 0.1;

/** Facts about a venue and a free hour for a player. */
export type HourFacts = {
  weekday: number;
  /** `21:00` */
  start: string;
  /** Own hours in all, at this venue, and at this weekday and start anywhere. */
  own: { total: number; here: number; atThatHour: number };
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

/**
 * Why an hour is recommended, in clauses that make one sentence. Each is true by itself, the most personal comes first,
 * two at most. It mentions people only from three on, without names and hours.
 */
export function hourReasons(facts: HourFacts): Reason[] {
  const { own, weekday, start, priceRatio } = facts;
  const isHabit = own.atThatHour >= HABIT_HOURS && own.atThatHour >= own.total * HABIT_SHARE;
  const isPrice = priceRatio !== null && Math.abs(priceRatio - 1) <= PRICE_GAP && own.here === 0;
  const reasons: (Reason | false)[] = [
    isHabit && { code: 'habit', text: `genelde ${WEEKDAYS[weekday]} ${clockAt(start)} oynuyorsunuz` },
    facts.friends >= SMALLEST_GROUP && { code: 'friends', text: 'arkadaşlarınız burada oynuyor' },
    own.here >= HABIT_HOURS && { code: 'regular', text: `son altı ayda burada ${own.here} kez oynadınız` },
    facts.teammates >= SMALLEST_GROUP && {
      code: 'teammates',
      text: 'birlikte maç yaptıklarınız burada oynuyor',
    },
    facts.similar > 0 && { code: 'similar', text: 'sizin gittiğiniz sahaları seçenler burayı da seçiyor' },
    own.here === 0 && facts.near >= NEAR && { code: 'near', text: 'oynadığınız sahalara yakın' },
    isPrice && { code: 'price', text: 'fiyatı alıştığınıza yakın' },
    facts.popular && { code: 'popular', text: 'şehrinizde en çok oynanan sahalardan' },
  ];
  const found = reasons.filter((reason) => reason !== false).slice(0, SHOWN);
  return found.length > 0 ? found : [{ code: 'free', text: 'bu hafta boş saati var' }];
}

type TeamFacts = { strength: number; ownStrength: number; size: number; ownSize: number | null };

/** Why a team is recommended as an opponent. */
export function opponentReasons({ strength, ownStrength, size, ownSize }: TeamFacts): Reason[] {
  const close: Reason =
    ownSize === null
      ? { code: 'strength', text: `puanınız denk: ${numberTo(ownStrength)} ${strength}` }
      : { code: 'strength', text: `gücünüz denk: ${numberTo(ownStrength)} ${strength}` };
  return size === ownSize ? [close, { code: 'size', text: `onlar da ${size} kişi` }] : [close];
}
