import styles from './NowBoard.module.css';

export type Game = { key: string; startsAt: number; timeSlot: string; name: string; pitch: string };

type Props = {
  /** Null while unknown. */
  playing: readonly Game[] | null;
  next: readonly Game[] | null;
  /** Whether it is being read for the first time. */
  reading: boolean;
  requests: { count: string; any: boolean; href: string };
};

/** The owner's first three questions on the phone: who plays now, who is next, who waits for an answer. */
export function NowBoard({ playing, next, reading, requests }: Props) {
  return (
    <dl className={styles.board} aria-busy={reading}>
      <div className={styles.box}>
        <dt>Şimdi sahada</dt>
        <Games games={playing} reading={reading} empty="Şu anda maç yok" />
      </div>
      <div className={styles.box}>
        <dt>Sıradaki</dt>
        <Games games={next} reading={reading} empty="Onaylı maç yok" />
      </div>
      <div className={styles.box} data-alert={requests.any || undefined}>
        <dt>Sizi bekleyen</dt>
        <dd>
          <a href={requests.href} className={styles.requests}>
            <b>{requests.count}</b> istek
          </a>
        </dd>
      </div>
    </dl>
  );
}

/** A line for each game: games on neighbouring pitches may begin at different times. */
function Games({
  games,
  reading,
  empty,
}: {
  games: readonly Game[] | null;
  reading: boolean;
  empty: string;
}) {
  if (!games) return <dd className={styles.none}>{reading ? '…' : '–'}</dd>;
  if (games.length === 0) return <dd className={styles.none}>{empty}</dd>;
  return games
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map(({ key, timeSlot, name, pitch }) => (
      <dd key={key} className={styles.game}>
        <b className={styles.clock}>{timeSlot.slice(0, 5)}</b>{' '}
        <span className={styles.who}>
          <strong>{name}</strong> <small>{pitch}</small>
        </span>
      </dd>
    ));
}
