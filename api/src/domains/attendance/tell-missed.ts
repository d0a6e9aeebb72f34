import { formatSlot } from 'mf-shared/format';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { notify } from '../notifications/index.ts';

type Missed = {
  user_id: string;
  venue_name: string;
  date: string;
  time_slot: string;
  starts_at: number;
};

/** Tells a player that the venue marked them as a no-show; `link` is the page of their booking. */
export async function tellMissed(tx: Tx, ctx: AppContext, row: Missed, link: string): Promise<void> {
  const slot = formatSlot({ date: row.date, timeSlot: row.time_slot, startsAt: row.starts_at });
  await notify(tx, ctx, {
    to: { model: 'User', id: row.user_id },
    kind: 'attendance_missed',
    text: `${row.venue_name}, ${slot} rezervasyonunuza gelmediğinizi bildirdi. Yanlışsa işletmeye yazın.`,
    link,
    fact: { subject: `attendance:${row.user_id}:${row.starts_at}`, is: 'missed' },
  });
}
