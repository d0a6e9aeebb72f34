import { Plus } from 'lucide-react';
import type { DailySlot } from 'mf-shared/contracts/reservations';
import { formatClock } from 'mf-shared/format';
import { lastBookableDate } from 'mf-shared/schedule';
import { isDayStaff, useSession } from 'mf-shared/session';
import { isForgotten } from '../../common/late.ts';
import styles from './Day.module.css';

type Props = { slot: DailySlot; date: string; now: number; onOpen: () => void };

/** A free hour; while it is offered to the next in line, nobody else can take it. */
export function FreeHour({ slot: { offeredUntil, endsAt }, date, now, onOpen }: Props) {
  const staff = useSession(isDayStaff);
  if (offeredUntil !== undefined && offeredUntil > now)
    return (
      <span className={styles.free}>
        Sıradaki oyuncuya ayrıldı <span className={styles.who}>Bitiş {formatClock(offeredUntil)}</span>
      </span>
    );
  const isOver = endsAt <= now;
  const closed = isOver
    ? !isForgotten({ date, endsAt }, { now, isDayStaff: staff })
    : date > lastBookableDate(now);
  if (closed) return <span className={styles.free}>Boş</span>;
  return (
    <button type="button" className={styles.write} onClick={onOpen}>
      Boş
      <span className="visually-hidden">
        {isOver ? ', unutulan rezervasyonu yaz' : ', telefon rezervasyonu yaz ya da kapat'}
      </span>
      <Plus aria-hidden="true" />
    </button>
  );
}
