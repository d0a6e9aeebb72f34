import { formatClock } from 'mf-shared/format';
import { cx } from 'mf-shared/ui/cx';
import { useEffect, useState } from 'react';
import styles from './Countdown.module.css';

type Props = {
  /** Instant in ms. */
  until: number;
  className?: string | undefined;
};

/** The minutes and seconds that are left. Screen readers get the time of day instead. */
export function Countdown({ until, className }: Props) {
  const [now, setNow] = useState(() => Date.now());
  const over = until <= now;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span className={cx(styles.countdown, className)}>
      <span aria-hidden="true">{clock}</span>
      <span className="visually-hidden">
        {over ? 'süre doldu' : `saat ${formatClock(until)} olana kadar`}
      </span>
    </span>
  );
}
