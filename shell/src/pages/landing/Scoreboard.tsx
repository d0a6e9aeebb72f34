import styles from './Scoreboard.module.css';

const DAYS = ['Çar', 'Per', 'Cum', 'Cmt', 'Paz'];
const HOURS = ['19', '20', '21', '22', '23', '00'];
/** One row per hour: free, taken, mine, or taken before the reader's eyes. */
const ROWS = ['ffttt', 'tftsf', 'ttmtt', 'fstfs', 'fftts', 'fffft'];
const LOOKS: Record<string, string | undefined> = {
  f: styles.free,
  t: styles.taken,
  m: styles.mine,
  s: `${styles.free} ${styles.selling}`,
};

/** A phone shows the first four hours. */
const late = (hour: number) => (hour > 3 ? styles.late : '');

const tiles = ROWS.flatMap((row, hour) =>
  [...row].map((state, day) => ({ id: `${hour}-${day}`, hour, state, price: day > 1 ? '2.200' : '1.800' })),
);

/** Decoration: a week of hours on a stadium scoreboard. The real one is on the availability page. */
export function Scoreboard() {
  return (
    <div className={styles.stand} data-theme="dark" aria-hidden="true">
      <div className={styles.board}>
        <div className={styles.head}>
          <span>Örnek hafta</span>
          <span className={styles.legend}>
            <i className={styles.free} /> boş <i className={styles.taken} /> dolu{' '}
            <i className={styles.mine} /> sizin
          </span>
        </div>
        <div className={styles.grid}>
          <span />
          {DAYS.map((day) => (
            <span key={day} className={styles.day}>
              {day}
            </span>
          ))}
          {HOURS.map((hour, index) => (
            <span key={hour} className={`${styles.hour} ${late(index)}`} style={{ gridRow: index + 2 }}>
              {hour}
            </span>
          ))}
          {tiles.map((tile) => (
            <span key={tile.id} className={`${styles.tile} ${LOOKS[tile.state]} ${late(tile.hour)}`}>
              {tile.state === 'm' ? 'sizin' : tile.state !== 't' && tile.price}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
