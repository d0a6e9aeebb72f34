import type { WeeklySlot } from 'mf-shared/contracts/reservations';
import { addDays, istanbulDate } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import { visitorWeek } from '../availability/index.ts';
import { showVenue } from '../venues/index.ts';

const DAYS = 7;

/** A free hour; `href` leads to its reservation. */
export type FreeHour = { timeSlot: string; startsAt: number; price: number; href: string };
export type EmbeddedDay = { date: string; pitches: { name: string; capacity: string; hours: FreeHour[] }[] };
export type EmbeddedHours = {
  businessName: string;
  href: string;
  /** When this was read, ms. */
  at: number;
  days: EmbeddedDay[];
};

/**
 * A venue's free hours of the coming week, today first.
 * @throws `business_not_found` when it takes no reservations
 */
export async function embeddedHours(ctx: AppContext, businessId: string): Promise<EmbeddedHours> {
  const at = ctx.clock();
  const today = istanbulDate(at);
  const dates = { startDate: today, endDate: addDays(today, DAYS - 1) };
  const { businessName } = await showVenue({ ...ctx, actor: null }, businessId);
  const { fields } = await visitorWeek(ctx, { businessId, ...dates }, at);
  const days = Array.from({ length: DAYS }, (_, i) => {
    const date = addDays(today, i);
    const pitches = fields.map((field) => {
      const slots = field.weeklyData.find((day) => day.date === date)?.daySlots ?? [];
      const place = { businessId, fieldId: field.fieldId, date };
      const hours = slots.filter((slot) => slot.isAvailable).map((slot) => freeHour(slot, place));
      return { name: field.fieldName, capacity: field.capacity, hours };
    });
    return { date, pitches: pitches.filter(({ hours }) => hours.length > 0) };
  });
  return { businessName, href: weekHref(businessId), at, days };
}

const weekHref = (businessId: string) => `/available-slots?${new URLSearchParams({ businessId })}`;

type Place = { businessId: string; fieldId: string; date: string };

/** The address of the week page with the hour chosen, in that page's own format. */
function freeHour(slot: WeeklySlot, { businessId, fieldId, date }: Place): FreeHour {
  const params = new URLSearchParams({ businessId, slot: [fieldId, date, slot.timeSlot].join('~') });
  const { timeSlot, startsAt, price } = slot;
  return { timeSlot, startsAt, price, href: `/available-slots?${params}` };
}
