import {
  MAX_BROUGHT,
  MAX_ROSTER_NAME,
  MIN_ROSTER_NAME,
  NO_ROSTER_NAME,
  type RosterAnswerKind,
} from 'mf-shared/contracts/roster-terms';
import type { Roster, RosterAnswer } from 'mf-shared/contracts/rosters';
import { useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { Panel } from 'mf-shared/ui/Panel';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { useRef, useState } from 'react';
import type { Guest } from './guest.ts';
import { useAnswer } from './queries.ts';
import styles from './Roster.module.css';
import { standingText } from './words.ts';

const ANSWERS: [RosterAnswerKind, string][] = [
  ['yes', 'Geliyorum'],
  ['maybe', 'Belki'],
  ['no', 'Gelemem'],
];
const BROUGHT = Array.from({ length: MAX_BROUGHT + 1 }, (_, n) => ({
  value: String(n),
  label: n === 0 ? 'Yalnız geliyorum' : `+${n} misafir`,
}));

type Props = {
  code: string;
  roster: Roster;
  mine: RosterAnswer | undefined;
  guest: Guest;
  keep: (name: string, answerId: string) => void;
};
type Draft = { answer: RosterAnswerKind; keeper: boolean; guests: number };

/** The own answer in one press. Without an account a name is asked for once. */
export function AnswerPanel({ code, roster, mine, guest, keep }: Props) {
  const isPlayer = useSession(({ user }) => user !== null);
  const [typed, setTyped] = useState<string | null>(null);
  const [nameError, setNameError] = useState<string>();
  const [chosen, setChosen] = useState({ keeper: false, guests: 0 });
  const nameField = useRef<HTMLInputElement>(null);
  const send = useAnswer(code);
  const name = typed ?? mine?.name ?? guest.name;
  const { keeper = false, guests = 0 } = send.isPending ? send.variables : (mine ?? chosen);

  const say = (part: Partial<Draft> & Pick<Draft, 'answer'>) => {
    if (!isPlayer && name.trim().length < MIN_ROSTER_NAME) {
      setNameError(NO_ROSTER_NAME);
      nameField.current?.focus();
      return;
    }
    const body = { keeper, guests, ...part };
    const { secret } = guest;
    // A player who answered by name before shows by the secret which answer that was.
    if (isPlayer) send.mutate(mine?.isGuest ? { ...body, secret } : body);
    else send.mutate({ ...body, name, secret }, { onSuccess: ({ answerId }) => keep(name, answerId) });
  };
  /** What stands already is changed at once; before the first answer it waits for it. */
  const choose = (part: Partial<Omit<Draft, 'answer'>>) => {
    setChosen((now) => ({ ...now, ...part }));
    if (mine && mine.answer !== 'no') say({ answer: mine.answer, ...part });
  };
  const isLate = roster.state === 'late';

  return (
    <Panel title="Geliyor musunuz?">
      <div className="stack shrink gap-4">
        {!isPlayer && (
          <TextField
            ref={nameField}
            label="Adınız"
            value={name}
            error={nameError}
            maxLength={MAX_ROSTER_NAME}
            autoComplete="name"
            onChange={({ target }) => {
              setTyped(target.value);
              setNameError(undefined);
            }}
          />
        )}
        <Buttons
          said={mine?.answer}
          sending={send.isPending ? send.variables.answer : undefined}
          isLate={isLate}
          onSay={(answer) => say({ answer })}
        />
        <p role="status" className={styles.standing}>
          {mine && standingText(mine)}
        </p>
        {!isLate && (
          <div className={styles.more}>
            <CheckboxField
              label="Kaleciyim"
              checked={keeper}
              onChange={({ target }) => choose({ keeper: target.checked })}
            />
            <SelectField
              label="Yanınızda gelen"
              value={String(guests)}
              options={BROUGHT}
              onChange={({ target }) => choose({ guests: Number(target.value) })}
            />
          </div>
        )}
      </div>
    </Panel>
  );
}

type ButtonsProps = {
  said: RosterAnswerKind | undefined;
  sending: RosterAnswerKind | undefined;
  isLate: boolean;
  onSay: (answer: RosterAnswerKind) => void;
};

const Buttons = ({ said, sending, isLate, onSay }: ButtonsProps) => (
  <div className={styles.answers}>
    {ANSWERS.map(([answer, label]) => (
      <Button
        key={answer}
        size="lg"
        variant={said === answer ? 'primary' : 'secondary'}
        aria-pressed={said === answer}
        disabled={isLate && answer !== 'no'}
        busy={sending === answer}
        onClick={() => onSay(answer)}
      >
        {label}
      </Button>
    ))}
  </div>
);
