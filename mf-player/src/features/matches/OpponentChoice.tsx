import type { Match, MatchPlayer } from 'mf-shared/contracts/matches';
import { formatDate } from 'mf-shared/format';
import { Avatar } from 'mf-shared/ui/Avatar';
import { Button } from 'mf-shared/ui/Button';
import { FieldNotes } from 'mf-shared/ui/Field';
import { type FormEvent, useId, useRef, useState } from 'react';
import { unratedOf } from './MatchCard.tsx';
import styles from './Matches.module.css';
import { RateDialog } from './RateDialog.tsx';
import { MATCH_WORDS } from './words.ts';

type Choice = { key: string; match: Match; player: MatchPlayer };

const choicesOf = (match: Match, actor: string): Choice[] =>
  unratedOf(match, actor).map((player) => ({ key: `${match.id}/${player.id}`, match, player }));

/**
 * All players that wait for a rating, as cards by match. A tap opens the sliders. Keys only choose; the button opens.
 */
export function OpponentChoice({ matches, actor }: { matches: readonly Match[]; actor: string }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [picked, setPicked] = useState('');
  const [missing, setMissing] = useState(false);
  const [open, setOpen] = useState(false);
  const groups = matches.map((match) => ({ match, choices: choicesOf(match, actor) }));
  const chosen = groups.flatMap(({ choices }) => choices).find(({ key }) => key === picked);
  const error = missing ? 'Lütfen bir oyuncu seçin.' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!chosen);
    if (chosen) setOpen(true);
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <fieldset className={styles.opponents} aria-describedby={error ? `${id}-error` : undefined}>
          <legend className="visually-hidden">Oyuncu</legend>
          {groups.map(({ match, choices }) => (
            <div key={match.id}>
              <h2 className={styles.group}>
                {formatDate(match.matchDate)}, {match.hour}
              </h2>
              <p className={styles.quiet}>{match.matchLocation}</p>
              <div className={styles.choices}>
                {choices.map(({ key, player }) => (
                  <label key={key} className={styles.choice}>
                    <input
                      type="radio"
                      name={id}
                      value={key}
                      checked={picked === key}
                      onChange={() => {
                        setPicked(key);
                        setMissing(false);
                      }}
                      // Arrow keys also send clicks, but without a pointer: they only choose.
                      onClick={(event) => setOpen(event.detail > 0)}
                    />
                    <Avatar name={player.fullName} photo={player.photo} />
                    <span>
                      {player.fullName}
                      <small className={styles.quiet}> {MATCH_WORDS[match.adType].kind}</small>
                    </span>
                    <b>
                      <span className="visually-hidden">Genel puan </span>
                      {player.rating}
                    </b>
                  </label>
                ))}
              </div>
            </div>
          ))}
          <FieldNotes id={id} error={error} />
        </fieldset>
        <Button type="submit" size="lg">
          Puanla
        </Button>
      </form>
      {open && chosen && (
        <RateDialog
          key={chosen.key}
          match={chosen.match}
          player={chosen.player}
          actor={actor}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
