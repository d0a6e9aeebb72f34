import type { Match, MatchPlayer } from 'mf-shared/contracts/matches';
import { useForm } from 'mf-shared/form';
import { formatDate } from 'mf-shared/format';
import { Avatar } from 'mf-shared/ui/Avatar';
import { Button } from 'mf-shared/ui/Button';
import { Facts } from 'mf-shared/ui/Facts';
import { FieldNotes } from 'mf-shared/ui/Field';
import { type InputHTMLAttributes, useId, useState } from 'react';
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
  const [open, setOpen] = useState(false);
  const choices = matches.flatMap((match) => choicesOf(match, actor));
  const chosenOf = ({ picked }: { picked: string }) => choices.find(({ key }) => key === picked);
  const { form, set, values, errors } = useForm({
    start: { picked: '' },
    check: (typed): Record<string, string> => (chosenOf(typed) ? {} : { picked: 'Lütfen bir oyuncu seçin.' }),
    whenTyped: 'clear',
    send: async () => setOpen(true),
  });
  const chosen = chosenOf(values);
  return (
    <>
      <form {...form} className="stack gap-4">
        <fieldset className={styles.opponents} aria-describedby={errors.picked ? `${id}-error` : undefined}>
          <legend>
            <h2>Kimi puanlıyorsunuz?</h2>
          </legend>
          {matches.map((match) => (
            <div key={match.id}>
              <h3>
                {formatDate(match.matchDate)}, {match.hour}
              </h3>
              <Facts className={styles.quiet}>
                <span>{match.matchLocation}</span>
                <span>{MATCH_WORDS[match.adType].kind}</span>
              </Facts>
              <div className={styles.choices}>
                {choicesOf(match, actor).map((choice) => (
                  <Card
                    key={choice.key}
                    choice={choice}
                    name={id}
                    checked={values.picked === choice.key}
                    data-invalid={errors.picked ? true : undefined}
                    onChange={() => set({ picked: choice.key })}
                    // Arrow keys also send clicks, but without a pointer: they only choose.
                    onClick={(event) => setOpen(event.detail > 0)}
                  />
                ))}
              </div>
            </div>
          ))}
          <FieldNotes id={id} error={errors.picked} />
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

type CardProps = InputHTMLAttributes<HTMLInputElement> & { choice: Choice };

function Card({ choice: { key, player }, ...input }: CardProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type="radio" value={key} />
      <Avatar name={player.fullName} photo={player.photo} />
      <span>{player.fullName}</span>
      <span className={styles.quiet}>
        <span className="visually-hidden">Genel puan </span>
        <b>{player.rating}</b>
        <span aria-hidden="true"> puan</span>
      </span>
    </label>
  );
}
