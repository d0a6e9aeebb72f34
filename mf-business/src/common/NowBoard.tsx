import { HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import styles from './NowBoard.module.css';

/** `startsAt` and `endsAt` in ms. */
export type Game = {
  key: string;
  startsAt: number;
  endsAt: number;
  timeSlot: string;
  name: string;
  pitch: string;
};

type Props = {
  now: number;
  /** Null while unknown. */
  playing: readonly Game[] | null;
  next: readonly Game[] | null;
  /** Whether it is being read for the first time. */
  reading: boolean;
  /** `first`: what the one that is played first asks for. */
  requests: { count: string; any: boolean; href: string; first?: string | undefined };
  /** Drawn large, as the main thing of its page. */
  hero?: boolean;
};

/** The owner's first three questions on the phone: who plays now, who is next, who waits for an answer. */
export function NowBoard({ now, playing, next, reading, requests, hero }: Props) {
  return (
    <dl className={styles.board} aria-busy={reading} data-hero={hero || undefined}>
      <div className={styles.box}>
        <dt>Şimdi sahada</dt>
        <Games games={playing} now={now} reading={reading} empty="Şu anda maç yok" />
      </div>
      <div className={styles.box}>
        <dt>Sıradaki</dt>
        <Games games={next} now={now} reading={reading} empty="Onaylı maç yok" />
      </div>
      <div className={styles.box} data-alert={requests.any || undefined}>
        <dt>Sizi bekleyen</dt>
        <dd>
          <a href={requests.href} className={styles.requests}>
            <span>
              <b>{requests.count}</b> istek
            </span>
            {requests.first && <small>İlki {requests.first}</small>}
          </a>
        </dd>
      </div>
    </dl>
  );
}

type GamesProps = { games: readonly Game[] | null; now: number; reading: boolean; empty: string };

/** A line for each game: games on neighbouring pitches may begin at different times. */
function Games({ games, now, reading, empty }: GamesProps) {
  if (!games) return <dd className={styles.none}>{reading ? '…' : '–'}</dd>;
  if (games.length === 0) return <dd className={styles.none}>{empty}</dd>;
  return games
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map((game) => (
      <dd key={game.key} className={styles.game}>
        <b className={styles.clock}>{game.timeSlot.slice(0, 5)}</b>{' '}
        <span className={styles.who}>
          <strong>{game.name}</strong> <small>{game.pitch}</small> <Distance of={game} now={now} />
        </span>
      </dd>
    ));
}

/** `40 dk kaldı` of a game that runs, `15 dk sonra` before one within the hour, else nothing. */
function Distance({ of: { startsAt, endsAt }, now }: { of: Game; now: number }) {
  const minutes = (until: number) => Math.ceil((until - now) / MINUTE_MS);
  if (startsAt <= now) return <small>{minutes(endsAt)} dk kaldı</small>;
  return startsAt - now < HOUR_MS && <small>{minutes(startsAt)} dk sonra</small>;
}
