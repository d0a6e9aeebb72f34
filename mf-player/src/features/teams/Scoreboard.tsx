import type { CSSProperties } from 'react';
import { type Balance, LINE_TEXT } from '../../common/teams/index.ts';
import type { Names } from './model.ts';
import styles from './Scoreboard.module.css';
import { averageGap, figure, verdict } from './words.ts';

/** Difference of averages, in points, at which the beam tilts fully. */
const FULL_TILT = 6;

type Props = { balance: Balance; names: Names };

/** Both teams as on a scoreboard, with a beam that leans to the stronger team, and each line beside its counterpart. */
export function Scoreboard({ balance, names }: Props) {
  const { a, b } = balance;
  const tilt = Math.max(-1, Math.min(1, (b.average - a.average) / FULL_TILT));
  const gap = averageGap(balance);
  return (
    <section className={styles.board} data-theme="dark" aria-label="Takımların gücü">
      <div className={styles.teams}>
        <p className={styles.team}>
          <span className={styles.name}>{names.a}</span>
          <b className={styles.average}>{figure(a.average)}</b>
          <span className={styles.small}>
            {a.count} kişi, toplam {a.sum}
          </span>
        </p>
        <p className={styles.team}>
          <span className={styles.name}>{names.b}</span>
          <b className={styles.average}>{figure(b.average)}</b>
          <span className={styles.small}>
            {b.count} kişi, toplam {b.sum}
          </span>
        </p>
      </div>
      <div className={styles.beam} style={{ '--tilt': tilt } as CSSProperties} aria-hidden="true">
        <span className={styles.ball} />
      </div>
      <p className={styles.verdict} role="status">
        <b>{verdict(balance)}</b> <span>Oyuncu başına {figure(gap)} puan fark</span>
      </p>
      <Lines balance={balance} names={names} />
    </section>
  );
}

function Lines({ balance, names }: Props) {
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">Hatlara göre oyuncu sayısı ve puan toplamı</caption>
      <thead>
        <tr>
          <th scope="col">Hat</th>
          <th scope="col">{names.a}</th>
          <th scope="col">{names.b}</th>
          <th scope="col">Fark</th>
        </tr>
      </thead>
      <tbody>
        {balance.lines.map(({ line, a, b, gap }) => (
          <tr key={line}>
            <th scope="row">{LINE_TEXT[line]}</th>
            <td>
              <b>{a.sum}</b> <small>{a.count} kişi</small>
            </td>
            <td>
              <b>{b.sum}</b> <small>{b.count} kişi</small>
            </td>
            <td>{a.count === 0 || b.count === 0 ? '–' : figure(gap)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
