import { MAX_WEEKLY_SLOTS } from 'mf-shared/contracts/reservations';
import { addDays, istanbulDate, nextMidnight, weekStart } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { visitorWeek } from '../availability/index.ts';
import type { OwnPlay } from './player-queries.ts';
import type { Ranked } from './rank.ts';
import { binOf } from './types.ts';
import { whenOf } from './when.ts';

/** How many football nights to look at, including today; and most hours of a venue to offer. */
const NIGHTS = 7;
const HOURS = 3;

export type FreeHour = {
  fieldId: string;
  fieldName: string;
  capacity: string;
  date: string;
  timeSlot: string;
  startsAt: number;
  price: number;
};
/** A free hour with its place in the ranking. */
export type FoundHour = Ranked & { hour: FreeHour };

/** The player's coming and played hours. */
export type Plans = {
  booked: readonly { pitch_id: string; date: string }[];
  busy: readonly { starts_at: number; ends_at: number }[];
  own: readonly OwnPlay[];
};

/**
 * The likeliest hours of the venue that the player can request, three at most and none at the time of another. They are
 * free on the week board, while the player is not busy, and within three hours a pitch and week. At the same hour the
 * pitch that the player played most comes first, then the cheaper one.
 */
export async function bestFreeHours(
  ctx: Ctx<UserActor>,
  venueId: string,
  chances: ReadonlyMap<number, Ranked>,
  plans: Plans,
): Promise<FoundHour[]> {
  const uses = new Map<string, number>();
  for (const { pitchId } of plans.own) uses.set(pitchId, (uses.get(pitchId) ?? 0) + 1);
  const found = (await freeHours(ctx, venueId))
    .filter((hour) => !isBusy(plans, hour) && !isUsedUp(plans, hour))
    .flatMap((hour) => {
      const { weekday, hour: at } = whenOf(hour.date, hour.startsAt);
      const ranked = chances.get(binOf(weekday, at));
      return ranked ? [{ ...ranked, hour, uses: uses.get(hour.fieldId) ?? 0 }] : [];
    });
  found.sort(
    (a, b) =>
      b.chance - a.chance ||
      b.uses - a.uses ||
      a.hour.price - b.hour.price ||
      a.hour.startsAt - b.hour.startsAt,
  );
  const chosen: FoundHour[] = [];
  for (const one of found) {
    const isApart = chosen.every(({ hour }) => Math.abs(hour.startsAt - one.hour.startsAt) >= HOUR_MS);
    if (isApart && chosen.length < HOURS) chosen.push(one);
  }
  return chosen;
}

async function freeHours(ctx: Ctx<UserActor>, businessId: string): Promise<FreeHour[]> {
  const now = ctx.clock();
  const startDate = istanbulDate(now);
  ctx.turns?.(nextMidnight(now));
  const query = { businessId, startDate, endDate: addDays(startDate, NIGHTS - 1) };
  const week = await visitorWeek(ctx, query, now).catch((error: unknown) => {
    // The venue stopped taking reservations meanwhile.
    if (error instanceof AppError && error.code === 'business_not_found') return { fields: [] };
    throw error;
  });
  return week.fields.flatMap((field) =>
    field.weeklyData.flatMap(({ date, daySlots }) =>
      daySlots
        .filter((slot) => slot.isAvailable)
        .map(({ timeSlot, startsAt, price }) => ({
          fieldId: field.fieldId,
          fieldName: field.fieldName,
          capacity: field.capacity,
          date,
          timeSlot,
          startsAt,
          price,
        })),
    ),
  );
}

const isBusy = ({ busy }: Plans, { startsAt }: FreeHour): boolean =>
  busy.some((plan) => plan.starts_at < startsAt + HOUR_MS && startsAt < plan.ends_at);

const isUsedUp = ({ booked }: Plans, { fieldId, date }: FreeHour): boolean =>
  booked.filter((row) => row.pitch_id === fieldId && weekStart(row.date) === weekStart(date)).length >=
  MAX_WEEKLY_SLOTS;
