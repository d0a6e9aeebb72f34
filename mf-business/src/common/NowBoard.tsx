import { formatDay } from 'mf-shared/format';
import { currentNight } from 'mf-shared/schedule';
import { HOUR_MS, MINUTE_MS } from 'mf-shared/time';
import styles from './NowBoard.module.css';

/** `date` is the football night; `startsAt` and `endsAt` in ms. */
export type Game = {
  key: string;
  date: string;
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
};

type BoardProps = Props & {
  /** `first`: what the one that is played first asks for. */
  requests: { count: string; any: boolean; href: string; first: string | undefined };
};

/** The owner's first three questions on the phone: who plays now, who is next, who waits for an answer. */
export function NowBoard({ requests, ...games }: BoardProps) {
  return (
    <dl className={styles.board} aria-busy={games.reading} data-hero>
      <NowAndNext {...games} />
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

/** Who plays now and next in a line for each hour, above a page that shows the pitches. */
export function NowLines({ playing, next, ...rest }: Props) {
  return (
    <dl className={styles.board} aria-busy={rest.reading}>
      <NowAndNext playing={playing && byHour(playing)} next={next && byHour(next)} {...rest} />
    </dl>
  );
}

/** The next matches all start at the same time. Their night is named unless it is tonight. */
const NowAndNext = ({ playing, next, ...rest }: Props) => (
  <>
    <div className={styles.box}>
      <dt>Şimdi sahada</dt>
      <Games games={playing} {...rest} empty="Şu anda maç yok" />
    </div>
    <div className={styles.box}>
      <dt>
        Sıradaki
        {next?.[0] && next[0].date !== currentNight(rest.now) && `, ${formatDay(next[0].date)}`}
      </dt>
      <Games games={next} {...rest} empty="Onaylı maç yok" />
    </div>
  </>
);

/** Games of the same hour as one, without their pitches. */
const byHour = (games: readonly Game[]): Game[] =>
  [...Map.groupBy(games, ({ startsAt, endsAt }) => `${startsAt} ${endsAt}`)].map(([key, same]) => ({
    ...(same[0] as Game),
    key,
    name: same.map(({ name }) => name).join(', '),
    pitch: '',
  }));

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
          <strong>{game.name}</strong> {game.pitch && <small>{game.pitch} </small>}
          <Distance of={game} now={now} />
        </span>
      </dd>
    ));
}

/** `40 dk kaldı` of a game that runs, `15 dk sonra` before one within the hour, else nothing. */
function Distance({ of: { startsAt, endsAt }, now }: { of: Game; now: number }) {
  const runs = startsAt <= now;
  const left = (runs ? endsAt : startsAt) - now;
  if (!runs && left >= HOUR_MS) return null;
  return (
    <small>
      {Math.ceil(left / MINUTE_MS)} dk <span className={styles.way}>{runs ? 'kaldı' : 'sonra'}</span>
    </small>
  );
}
