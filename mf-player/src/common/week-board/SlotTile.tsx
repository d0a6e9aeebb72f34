import type { SubmitProps } from 'mf-shared/ui/Button';
import { Price } from 'mf-shared/ui/Price';
import { Countdown } from '../Countdown.tsx';
import styles from './SlotTile.module.css';
import { useKeptFocus } from './useKeptFocus.ts';
import { type BoardSlot, type SlotState, slotState } from './weekBoardModel.ts';

export type SlotTileProps = {
  slot: BoardSlot;
  /** Full name of the hour, '20 Kasım Cuma, 21:00-22:00', for screen readers. */
  label: string;
  /** The time inside the tile, if no column heading shows it. */
  time?: { text: string; night: boolean };
  /** Small, for a taken hour beside many others. */
  compact?: boolean;
  busy: boolean;
  changed: boolean;
  /** Absent if nobody can reserve here. */
  onReserve?: (() => void) | undefined;
  action?: string | undefined;
  /** Opens the line for a taken hour; absent if the hour has no line. */
  onWait?: (() => void) | undefined;
  /** What the button sends by itself. */
  submit?: SubmitProps | undefined;
  /** Roving tab stop and position in the grid. */
  focus?: { tabIndex: number; 'data-row': number; 'data-column': number };
};

const WORDS: Record<SlotState, { main: string; more?: string }> = {
  free: { main: 'Boş' },
  mine: { main: 'Sizin' },
  waiting: { main: 'Sizin', more: 'Onay bekliyor' },
  taken: { main: 'Dolu' },
  subscription: { main: 'Dolu', more: 'Abonelik' },
  later: { main: 'Henüz açılmadı' },
  past: { main: 'Rezervasyon Yapılamaz' },
  queued: { main: 'Dolu', more: 'Sıradasınız' },
  offered: { main: 'Size ayrıldı' },
};

/** One hour of the week board: a button while free, otherwise words. */
export function SlotTile(props: SlotTileProps) {
  const {
    slot,
    label,
    time,
    compact,
    busy,
    changed,
    onReserve,
    action = 'Rezerve Et',
    onWait,
    submit,
    focus,
  } = props;
  const { ref, onFocus, onBlur } = useKeptFocus();
  const state = slotState(slot);
  const look = {
    'data-state': state,
    'data-compact': compact || undefined,
    'data-changed': changed || undefined,
    className: styles.tile,
  };
  const button = { type: 'button' as const, ...submit, ...look, ...focus, onFocus, onBlur };
  const clock = time && (
    <span className={styles.time}>
      {time.text}
      {time.night && <span className={styles.night}>gece</span>}
    </span>
  );
  if (state === 'free' && onReserve) {
    return (
      <button key={state} {...button} aria-busy={busy || undefined} onClick={busy ? undefined : onReserve}>
        {clock}
        <span className={styles.reserve}>{action}</span>{' '}
        <Price amount={slot.price} size="sm" className={styles.price} />
        <span className="visually-hidden">, {label}</span>
      </button>
    );
  }
  const { main, more } = WORDS[state];
  const note = more ?? (slot.hasSubscription && state === 'mine' ? 'Abonelik' : undefined);
  if (onWait) {
    const until = state === 'offered' ? (slot.waiting?.offerUntil ?? null) : null;
    return (
      <button key={state} {...button} onClick={onWait}>
        {clock}
        <span className={styles.main}>{main}</span> {note && <span className={styles.more}>{note}</span>}
        {until !== null && <Countdown until={until} className={styles.countdown} />}
        {state === 'taken' && <span className={styles.join}>Sıraya gir</span>}
        <span className="visually-hidden">
          {state === 'subscription' && ', sıraya gir'}, {label}
        </span>
      </button>
    );
  }
  return (
    <div key={state} {...look} ref={ref} tabIndex={focus ? undefined : -1}>
      {clock}
      <span className={styles.main}>{main}</span>
      {note && ' '}
      {state === 'free' && <Price amount={slot.price} size="sm" className={styles.price} />}
      {note && <span className={styles.more}>{note}</span>}
      <span className="visually-hidden">, {label}</span>
    </div>
  );
}
