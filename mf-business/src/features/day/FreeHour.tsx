import { Plus } from 'lucide-react';
import type { DailySlot } from 'mf-shared/contracts/reservations';
import { formatClock } from 'mf-shared/format';
import { lastBookableDate } from 'mf-shared/schedule';
import styles from './Day.module.css';

type Props = { slot: DailySlot; date: string; now: number; onOpen: () => void };

/** An hour that nobody has; while it is kept for the next in line it is nobody else's either. */
export function FreeHour({ slot: { offeredUntil, endsAt }, date, now, onOpen }: Props) {
  if (offeredUntil !== undefined && offeredUntil > now)
    return (
      <span className={styles.free}>
        Sıradaki oyuncuya ayrıldı <span className={styles.who}>Bitiş {formatClock(offeredUntil)}</span>
      </span>
    );
  if (endsAt <= now || date > lastBookableDate(now)) return <span className={styles.free}>Boş</span>;
  return (
    <button type="button" className={styles.write} onClick={onOpen}>
      Boş
      <span className="visually-hidden">, telefon rezervasyonu yaz ya da kapat</span>
      <Plus aria-hidden="true" />
    </button>
  );
}
