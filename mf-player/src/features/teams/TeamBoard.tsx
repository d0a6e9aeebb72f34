import { ArrowLeftRight, Lock, LockOpen, X } from 'lucide-react';
import { Button } from 'mf-shared/ui/Button';
import { type KeyboardEvent, useId, useRef } from 'react';
import { LINE_TEXT, LINES, lineOf, type TeamKey } from '../../common/teams/index.ts';
import { type Member, type Teams, togglePin } from './model.ts';
import styles from './TeamBoard.module.css';
import { type Swaps, useSwaps } from './useSwaps.ts';
import { inTeam } from './words.ts';

type Props = {
  teams: Teams;
  change: (next: (teams: Teams) => Teams) => void;
  onRename: (key: TeamKey, name: string) => void;
};

/** Both teams side by side, and the actions for the held player. */
export function TeamBoard({ teams, change, onRename }: Props) {
  const board = useRef<HTMLElement>(null);
  const headingId = useId();
  const swaps = useSwaps({ teams, change, board });
  const { selected } = swaps;
  const held = teams.members.find(({ id }) => id === selected);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && selected !== null) swaps.letGo();
  };
  return (
    <section ref={board} className="stack gap-3" aria-labelledby={headingId} onKeyDown={keys}>
      <h2 id={headingId} className="visually-hidden">
        Takımlar
      </h2>
      <p className={styles.help}>
        {held
          ? `${held.fullName} seçildi. Karşı takımdan biriyle değiştirmek için ona dokunun.`
          : 'Değiştirmek için önce bir oyuncuya, sonra karşı takımdan birine dokunun.'}
      </p>
      <p className="visually-hidden" role="status">
        {swaps.said}
      </p>
      <div className={styles.columns}>
        {(['a', 'b'] as const).map((key) => (
          <Team key={key} team={key} teams={teams} swaps={swaps} onRename={(name) => onRename(key, name)} />
        ))}
      </div>
      {held && <HeldBar held={held} teams={teams} change={change} swaps={swaps} />}
    </section>
  );
}

type TeamProps = { team: TeamKey; teams: Teams; swaps: Swaps; onRename: (name: string) => void };

function Team({ team, teams, swaps, onRename }: TeamProps) {
  const players = inTeam(teams, team);
  const lines = LINES.filter((line) => players.some((one) => lineOf(one.position) === line));
  return (
    <section
      aria-label={teams.names[team]}
      className={styles.team}
      data-team={team}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => swaps.dropInto(event, team)}
    >
      <label className={styles.nameLabel}>
        <span className="visually-hidden">{team === 'a' ? 'Birinci' : 'İkinci'} takımın adı</span>
        <input
          className={styles.name}
          value={teams.names[team]}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => onRename(event.target.value)}
        />
      </label>
      {lines.map((line) => (
        <div key={line} className={styles.line}>
          <h3>{LINE_TEXT[line]}</h3>
          <ul>
            {players
              .filter((one) => lineOf(one.position) === line)
              .map((one) => (
                <li key={one.id}>
                  <Player member={one} pinned={one.id in teams.pinned} swaps={swaps} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Player({ member, pinned, swaps }: { member: Member; pinned: boolean; swaps: Swaps }) {
  const { id, fullName, position, rating, guest } = member;
  return (
    <button
      type="button"
      className={styles.player}
      data-player={id}
      aria-pressed={swaps.selected === id}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => swaps.dropOn(event, id)}
      onClick={() => swaps.press(id)}
    >
      <span className={styles.who}>
        {fullName}
        <small>
          {position ?? 'Mevkisiz'}
          {guest && ', misafir'}
          {pinned && (
            <>
              {' '}
              <Lock role="img" aria-label="kilitli" className={styles.lock} />
            </>
          )}
        </small>
      </span>
      <b className={styles.rating}>{rating}</b>
    </button>
  );
}

type HeldProps = Pick<Props, 'teams' | 'change'> & { held: Member; swaps: Swaps };

function HeldBar({ held, teams, change, swaps }: HeldProps) {
  const pinned = held.id in teams.pinned;
  return (
    <fieldset className={styles.bar} data-action-bar="" aria-label={`${held.fullName} için`}>
      <Button
        size="sm"
        variant="secondary"
        icon={<ArrowLeftRight aria-hidden="true" />}
        onClick={() => swaps.send(held.id)}
      >
        Karşıya al
      </Button>
      <Button
        size="sm"
        variant="secondary"
        icon={pinned ? <LockOpen aria-hidden="true" /> : <Lock aria-hidden="true" />}
        onClick={() => change((now) => togglePin(now, held.id))}
      >
        {pinned ? 'Kilidi aç' : 'Kilitle'}
      </Button>
      <Button size="sm" variant="ghost" icon={<X aria-hidden="true" />} onClick={swaps.letGo}>
        Vazgeç
      </Button>
    </fieldset>
  );
}
