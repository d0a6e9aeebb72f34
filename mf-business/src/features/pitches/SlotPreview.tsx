import type { WorkingHours } from 'mf-shared/contracts/venues';
import { slotsOf } from 'mf-shared/schedule';
import { DAY_MINUTES } from 'mf-shared/time';
import { useContext } from 'react';
import { GapContext } from './gap.ts';
import styles from './HoursEditor.module.css';
import { droppedMinutes, rangeText } from './model.ts';

/** The hours that the ranges yield, in playing order; hours after midnight are marked. */
export function SlotPreview({ ranges }: { ranges: readonly WorkingHours[] }) {
  const gap = useContext(GapContext);
  if (ranges.length === 0) {
    return <p className={styles.note}>Saat eklenene kadar bu saha rezervasyona açılmaz.</p>;
  }
  const slots = slotsOf(ranges, gap);
  const short = gap > 0 ? [] : ranges.filter((range) => droppedMinutes(range) > 0);
  return (
    <div className="stack gap-2">
      <p className={styles.note}>Oyuncular bir günde şu {slots.length} saati görecek:</p>
      {gap > 0 && (
        <p className={styles.note}>Ayarlarınız gereği iki maç arasında {gap} dakika boş bırakılır.</p>
      )}
      <ol className={styles.slots}>
        {slots.map(({ timeSlot, start }) => (
          <li key={timeSlot} className={styles.slot} data-night={start >= DAY_MINUTES || undefined}>
            {timeSlot}
            {start >= DAY_MINUTES && <span className={styles.night}>ertesi gün</span>}
          </li>
        ))}
      </ol>
      {short.map((range) => (
        <p key={rangeText(range)} className={styles.note}>
          {rangeText(range)} aralığının son {droppedMinutes(range)} dakikası tam saat etmediği için
          kullanılmaz.
        </p>
      ))}
    </div>
  );
}
