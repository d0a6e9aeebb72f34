import { Eye } from 'lucide-react';
import { type SessionView, useSession } from 'mf-shared/session';
import { MINUTE_MS, SECOND_MS } from 'mf-shared/time';
import { useEffect, useState } from 'react';
import { stopView } from '../session/view.ts';
import styles from './ViewBanner.module.css';

/** Says on every page of a view whose it is and how long it lasts, and ends it. */
export function ViewBanner() {
  const view = useSession((session) => session.view);
  return view && <Strip view={view} />;
}

function Strip({ view: { name, expiresAt } }: { view: SessionView }) {
  const [ending, setEnding] = useState(false);
  const left = useTimeLeft(expiresAt);
  const end = () => {
    setEnding(true);
    void stopView();
  };
  return (
    <section className={styles.banner} aria-label="Destek görünümü" data-view-banner="">
      <Eye aria-hidden="true" className={styles.icon} />
      <p className={styles.text}>
        <strong>{name}</strong> hesabı
        <span className={styles.rule}>na bakıyorsunuz; hiçbir şey değiştirilemez</span>
      </p>
      <span className={styles.time} role="timer" aria-label={`Kalan süre ${left}`}>
        {left}
      </span>
      <button type="button" className={styles.end} disabled={ending} onClick={end}>
        Bitir
      </button>
    </section>
  );
}

/** The time until an instant as `14:32`. */
function useTimeLeft(until: number): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, until - now);
  const seconds = Math.floor((left % MINUTE_MS) / SECOND_MS);
  return `${Math.floor(left / MINUTE_MS)}:${String(seconds).padStart(2, '0')}`;
}
