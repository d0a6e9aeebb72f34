import { Check, Pencil, X } from 'lucide-react';
import type { Match } from 'mf-shared/contracts/matches';
import { formatDate } from 'mf-shared/format';
import { Button, type ButtonProps } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { type ReactNode, useState } from 'react';
import { ActionMenu } from '../../common/ActionMenu.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { type MatchVerb, useMatchActions } from './useMatchActions.ts';
import { isEnded } from './words.ts';

type Props = {
  match: Match;
  actor: string;
  now: number;
  /** A link that stands before the buttons. */
  children?: ReactNode;
};
type Asked = 'refuse' | 'cancel' | 'out';
type Question = { title: string; text: string; yes: string };

const QUESTIONS: Record<Asked | 'keep', Question> = {
  refuse: { title: 'Reddedilsin mi?', text: 'Öneriyi reddederseniz maç kurulmaz.', yes: 'Reddet' },
  keep: {
    title: 'Maç eski hâliyle kalsın mı?',
    text: 'Değişiklik reddedilir, maç eski gününde, saatinde ve yerinde kalır.',
    yes: 'Eski hâliyle kalsın',
  },
  cancel: {
    title: 'Maç iptal edilsin mi?',
    text: 'Maç herkes için iptal olur ve oyunculara haber verilir. Geri alınamaz.',
    yes: 'Maçı iptal et',
  },
  out: {
    title: 'Bu maçta oynamadınız mı?',
    text: 'Bu maç için verdiğiniz ve size verilen puanlar silinir. Geri alınamaz.',
    yes: 'Oynamadım',
  },
};

/** The player's actions in a match now: answer it, say whether they play, correct it or cancel it. */
export function MatchActions({ match, actor, now, children }: Props) {
  const act = useMatchActions();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [correcting, setCorrecting] = useState(false);
  const may = rightsIn(match, actor, now);
  const questions: Record<Asked, Question> = match.change
    ? { ...QUESTIONS, refuse: QUESTIONS.keep }
    : QUESTIONS;
  const run = (verb: MatchVerb) => act.mutateAsync({ match, verb });
  const running = act.isPending ? act.variables.verb : null;
  // While one answer is on its way, all buttons are disabled.
  const quick = (verb: MatchVerb) => ({
    busy: running === verb,
    onClick: () => void run(verb).catch(() => {}),
  });
  const button = (label: string, { busy = false, ...look }: Partial<ButtonProps>) => (
    <Button size="sm" variant="secondary" busy={busy} disabled={running !== null && !busy} {...look}>
      {label}
    </Button>
  );
  if (!children && !Object.values(may).some(Boolean)) return null;
  return (
    <div className="row wrap items-center gap-2" aria-busy={act.isPending}>
      {children}
      {may.decide &&
        button(match.change ? 'Değişikliği kabul et' : 'Kabul et', {
          variant: 'primary',
          icon: <Check aria-hidden="true" />,
          ...quick('accept'),
        })}
      {may.decide && button(questions.refuse.yes, { onClick: () => setAsked('refuse') })}
      {may.join && button(Date.parse(match.startsAt) <= now ? 'Oynadım' : 'Varım', quick('in'))}
      {may.leave && button('Ben yokum', quick('out'))}
      {may.deny && button('Oynamadım', { onClick: () => setAsked('out') })}
      {may.correct && (
        <ActionMenu
          name={`${formatDate(match.matchDate)}, ${match.hour}`}
          disabled={running !== null}
          actions={[
            { label: 'Düzelt', icon: Pencil, onPress: () => setCorrecting(true) },
            { label: 'İptal et', icon: X, onPress: () => setAsked('cancel') },
          ]}
        />
      )}
      {asked && (
        <ConfirmDialog
          open
          title={questions[asked].title}
          confirmLabel={questions[asked].yes}
          onClose={() => setAsked(null)}
          onConfirm={() => run(asked)}
        >
          {questions[asked].text}
        </ConfirmDialog>
      )}
      {correcting && <CorrectDialog match={match} actor={actor} onClose={() => setCorrecting(false)} />}
    </div>
  );
}

/** The player's rights in a match at `now` (ms). */
function rightsIn(match: Match, actor: string, now: number) {
  const past = Date.parse(match.startsAt) <= now;
  const open = !isEnded(match) && !past;
  const captain = [match.userA.id, match.userB.id].includes(actor);
  const plays = [...match.playersA, ...match.playersB].some(({ id }) => id === actor);
  const answering = past && match.status === 'accepted' && Date.parse(match.rateableUntil) >= now;
  const alone = match.nameA === null;
  return {
    decide: open && match.awaits === actor,
    // A player that still has to accept joins by accepting.
    join:
      (open && match.awaits !== actor && match.myAnswer !== 'in' && (plays || match.myAnswer === 'left')) ||
      (answering && plays && match.myAnswer === null),
    // In a match without lineups a captain cannot leave, only cancel: their side would be empty.
    leave: open && plays && !(captain && alone) && match.awaits !== actor,
    deny: answering && plays,
    correct: open && captain,
  };
}
