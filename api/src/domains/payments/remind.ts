import type { NotNull } from 'kysely';
import { formatDay } from 'mf-shared/format';
import { addDays, daysBetween, istanbulDate, istanbulMidnight } from 'mf-shared/schedule';
import type { AppContext } from '../../context.ts';
import { workOff } from '../../jobs/work-off.ts';
import { notify } from '../notifications/index.ts';

/** Days before the due date on which a venue is reminded, the last one on the day itself. */
const STAGES = [0, 1, 3, 7] as const;

/**
 * Reminds venues of the fee 7, 3 and 1 days before it is due and on the day, once each. A process that was down on such
 * a day reminds on the next one. Answers how many were reminded.
 */
export function remindOfPayments(ctx: AppContext): Promise<number> {
  const today = istanbulDate(ctx.clock());
  return workOff(ctx, {
    rows: dueSoon(ctx, today),
    order: [
      ['next_payment_at', 'asc'],
      ['id', 'asc'],
    ],
    each: (tx, { id, next_payment_at }) =>
      notify(tx, ctx, { to: { model: 'Business', id }, ...dueNotice(next_payment_at, today) }),
  });
}

/** The reminder for a venue on a day, when its fee is due at an instant (ms). It is sent once for each stage. */
export function dueNotice(dueAt: number, today: string) {
  const days = daysBetween(today, istanbulDate(dueAt));
  const stage = STAGES.find((limit) => days <= limit);
  const text = sentence(days, istanbulDate(dueAt));
  return { kind: 'payment_due', text, link: '/payment', once: `due:${dueAt}:${stage}` } as const;
}

/** The reminder that an admin sends, also after the due date; once a day. */
export function askedNotice(dueAt: number, today: string) {
  const due = istanbulDate(dueAt);
  const text =
    due < today
      ? `Hizmet süreniz ${formatDay(due)} günü doldu. Ödediğinizde sayfanız yeniden aramada görünür.`
      : sentence(daysBetween(today, due), due);
  return { kind: 'payment_due', text, link: '/payment', once: `asked:${today}` } as const;
}

const dueSoon = ({ db }: AppContext, today: string) =>
  db.q
    .selectFrom('published_venues')
    .select(['id', 'next_payment_at'])
    .where('status', '=', 'approved')
    .where('next_payment_at', '>=', istanbulMidnight(today))
    .where('next_payment_at', '<', istanbulMidnight(addDays(today, Math.max(...STAGES) + 1)))
    .$narrowType<{ next_payment_at: NotNull }>();

function sentence(days: number, date: string): string {
  if (days <= 0) return 'Hizmet ödemenizin son günü bugün. Ödeme yapılmazsa sayfanız aramadan kalkar.';
  if (days === 1) return `Hizmet ödemenizin son günü yarın, ${formatDay(date)}.`;
  return `Hizmet ödemenizin son gününe ${days} gün kaldı: ${formatDay(date)}.`;
}
