import type { Roster } from 'mf-shared/contracts/rosters';
import { Price } from 'mf-shared/ui/Price';
import styles from './Roster.module.css';

/** How many places are taken, and what one costs, as on a scoreboard. */
export function Score({ roster }: { roster: Roster }) {
  const { filled, places, answers, price, pricePerHead, captain, note } = roster;
  const waiting = answers.reduce((sum, one) => sum + (one.answer === 'yes' ? 1 + one.guests - one.in : 0), 0);
  return (
    <section className={styles.board} data-theme="dark" aria-label="Maç özeti">
      <p className={styles.count} role="status">
        <b>
          {filled}/{places}
        </b>{' '}
        <span>kadroda{waiting > 0 && `, ${waiting} yedek`}</span>
      </p>
      <p className={styles.price}>
        Kişi başı <Price amount={pricePerHead} size="sm" />{' '}
        <small>
          (toplam <Price amount={price} size="sm" />)
        </small>
      </p>
      <p className={styles.captain}>
        Maçı kuran: <b>{captain}</b>
      </p>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
