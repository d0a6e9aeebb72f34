import type { Occurrence } from '../contracts/subscriptions.ts';
import { formatDay, formatDayMonth, formatSlot } from '../format/index.ts';
import { istanbulDate, weekStart } from '../schedule/index.ts';
import styles from './SeasonTicket.module.css';

/** The viewer: only the side that gave a week away can take it back. */
type TicketSide = 'player' | 'business';

type Props = {
  /** Name of the list for screen readers. */
  label: string;
  weeks: readonly Occurrence[];
  side: TicketSide;
  /** Week with a running change; it cannot be pressed meanwhile. */
  busyId?: string | null;
  /** Called when a held week is pressed. */
  onSkip: (week: Occurrence) => void;
  /** Called when a week is pressed that this side gave away, or that somebody else had. */
  onRestore: (week: Occurrence) => void;
};

const month = new Intl.DateTimeFormat('tr-TR', { month: 'short', timeZone: 'UTC' });

/**
 * A subscription's coming weeks as the fields of a season ticket; pressing a week gives it away. Below are the nights
 * that the venue moved for one week.
 */
export function SeasonTicket(props: Props) {
  const moved = props.weeks.filter((week) => week.usualDate !== null && week.status === 'held');
  return (
    <div className="stack gap-3">
      <Fields {...props} />
      {moved.length > 0 && (
        <ul className="stack gap-1" aria-label="Taşınan haftalar">
          {moved.map((week) => (
            <li key={week.id}>
              {weekName(week.usualDate ?? week.date)}: <b>{formatSlot(week)}</b> · {week.fieldName}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Readable name of a football night's week, relative to today. */
const weekName = (usual: string): string =>
  weekStart(usual) === weekStart(istanbulDate(Date.now())) ? 'Bu hafta' : `${formatDayMonth(usual)} haftası`;

function Fields({ label, weeks, side, busyId, onSkip, onRestore }: Props) {
  return (
    <ul className={styles.ticket} aria-label={label}>
      {weeks.map((week) => {
        const { state, action } = lookOf(week, side);
        return (
          <li key={week.id}>
            <button
              type="button"
              className={styles.week}
              data-status={week.status}
              disabled={action === null}
              aria-disabled={busyId === week.id || undefined}
              title={action ?? undefined}
              onClick={() => busyId !== week.id && (week.status === 'held' ? onSkip : onRestore)(week)}
            >
              <span className="visually-hidden">{`${nightName(week)}: ${state}${action ? `. ${action}` : ''}`}</span>
              <span aria-hidden="true">
                <b>{Number(week.date.slice(8))}</b> {month.format(new Date(`${week.date}T12:00:00Z`))}
              </span>
              <i aria-hidden="true">{state}</i>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const nightName = (week: Occurrence): string =>
  week.usualDate ? `${formatSlot(week)}, ${week.fieldName}` : formatDay(week.date);

/** A week's state and the action of pressing it; no action for weeks of the other side or of the pause. */
function lookOf(week: Occurrence, side: TicketSide): { state: string; action: string | null } {
  if (week.status === 'held') {
    const state = side === 'player' ? 'Sizin' : 'Tutulu';
    return { state: week.usualDate ? 'Taşındı' : state, action: 'Bu haftayı atla' };
  }
  if (week.status === 'taken') return { state: 'Dolu', action: 'Boşaldıysa al' };
  if (week.skippedBy === 'pause') return { state: 'Ara verildi', action: null };
  const own = week.skippedBy === side;
  const by = side === 'player' ? 'İşletme atladı' : 'Oyuncu atladı';
  return { state: own ? 'Atlandı' : by, action: own ? 'Bu haftayı geri al' : null };
}
