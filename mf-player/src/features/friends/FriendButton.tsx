import { useQuery } from '@tanstack/react-query';
import { Check, Clock, type LucideIcon, Undo2, UserCheck, UserMinus, UserPlus, X } from 'lucide-react';
import type { Friendship } from 'mf-shared/contracts/friends';
import { actorId, useSession } from 'mf-shared/session';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { Word } from 'mf-shared/ui/Word';
import { useRef, useState } from 'react';
import { ActionMenu } from '../../common/ActionMenu.tsx';
import { useHeldFocus } from '../../common/useHeldFocus.ts';
import styles from './Friends.module.css';
import { friendshipQuery } from './queries.ts';
import { type FriendAction, useFriendActions } from './useFriendActions.ts';

type Props = {
  userId: string;
  /** Tells the buttons apart in a list of players. */
  fullName: string;
  /** The screen loads the states with its list; the button asks only for a missing one. */
  known?: boolean;
  /** `sm` for the row of a list: icons on phones, and the end of a friendship in a menu. */
  size?: 'sm' | 'md';
  /** In a list of friends: hides the words that they are a friend. */
  amongFriends?: boolean;
};

/** Adds, answers, withdraws or ends a friendship with one player; nothing on the own profile. */
export function FriendButton({ userId, fullName, known, size = 'md', amongFriends = false }: Props) {
  const me = useSession(actorId);
  const own = userId === me;
  const { data, isError, refetch } = useQuery({
    ...friendshipQuery(me, userId),
    enabled: !own,
    ...(known ? { staleTime: Number.POSITIVE_INFINITY } : {}),
  });
  if (own || me === null) return null;
  if (isError && !data) {
    return (
      <Button variant="secondary" size={size} onClick={() => void refetch()}>
        Arkadaşlık durumunu yeniden al
      </Button>
    );
  }
  if (!data) return <Skeleton height="2.75rem" className={styles.bone} />;
  return <Actions friendship={data} fullName={fullName} size={size} amongFriends={amongFriends} />;
}

type ActionsProps = {
  friendship: Friendship;
  fullName: string;
  size: 'sm' | 'md';
  amongFriends: boolean;
};

function Actions({ friendship, fullName, size, amongFriends }: ActionsProps) {
  const [leaving, setLeaving] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const held = useHeldFocus(box);
  const { mutateAsync, isPending } = useFriendActions(friendship.userId);
  const run = async (action: FriendAction) => {
    if (isPending) return;
    // By then a refusal has been shown and rolled back.
    await mutateAsync({ action, from: friendship }).catch(() => {});
  };
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      className={styles.actions}
      aria-label={`Arkadaşlık: ${fullName}`}
      {...held}
    >
      <Choices
        {...{ friendship, size, fullName, isPending, amongFriends }}
        onChoose={(action) => (action === 'remove' ? setLeaving(true) : void run(action))}
      />
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        onConfirm={() => run('remove')}
        title="Arkadaşlıktan çıkar"
        confirmLabel="Arkadaşlıktan Çıkar"
      >
        <p>
          <b>{fullName}</b> arkadaş listenizden çıkar, siz de onunkinden çıkarsınız.
        </p>
      </ConfirmDialog>
    </fieldset>
  );
}

type ChoicesProps = ActionsProps & { isPending: boolean; onChoose: (action: FriendAction) => void };

/** What can be done about a friendship in its state. */
function Choices({ friendship, fullName, size, amongFriends, isPending, onChoose }: ChoicesProps) {
  const common = { size, fullName, isPending };
  return (
    <>
      {friendship.status === 'none' && (
        <Choice
          {...common}
          icon={UserPlus}
          variant={size === 'sm' ? 'secondary' : 'primary'}
          label="Arkadaş Ekle"
          onClick={() => onChoose('add')}
        />
      )}
      {friendship.direction === 'sent' && (
        <>
          <State size={size} icon={Clock} tone="warning" text="İstek gönderildi" />
          <Choice
            {...common}
            icon={Undo2}
            variant="ghost"
            label="Geri çek"
            onClick={() => onChoose('withdraw')}
          />
        </>
      )}
      {friendship.direction === 'received' && (
        <>
          <Choice {...common} icon={Check} label="Kabul et" onClick={() => onChoose('accept')} />
          <Choice
            {...common}
            icon={X}
            variant="secondary"
            label="Reddet"
            onClick={() => onChoose('reject')}
          />
        </>
      )}
      {friendship.status === 'accepted' && (
        <>
          {!amongFriends && <State size={size} icon={UserCheck} tone="success" text="Arkadaşsınız" />}
          {size === 'sm' ? (
            <ActionMenu
              name={fullName}
              disabled={isPending}
              actions={[{ label: 'Arkadaşlıktan Çıkar', icon: UserMinus, onPress: () => onChoose('remove') }]}
            />
          ) : (
            <Choice {...common} variant="ghost" label="Çıkar" onClick={() => onChoose('remove')} />
          )}
        </>
      )}
    </>
  );
}

type ChoiceProps = {
  size: 'sm' | 'md';
  fullName: string;
  isPending: boolean;
  label: string;
  icon?: LucideIcon;
  variant?: 'primary' | 'secondary' | 'ghost';
  onClick: () => void;
};

function Choice({ fullName, isPending, label, icon: Icon, variant = 'primary', ...rest }: ChoiceProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      icon={Icon && <Icon aria-hidden="true" />}
      aria-label={`${label}: ${fullName}`}
      aria-disabled={isPending || undefined}
    >
      {rest.size === 'sm' ? <Word>{label}</Word> : label}
    </Button>
  );
}

type StateProps = { size: 'sm' | 'md'; icon: LucideIcon; tone: 'warning' | 'success'; text: string };

function State({ size, icon: Icon, tone, text }: StateProps) {
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" /> {size === 'sm' ? <Word>{text}</Word> : text}
    </Badge>
  );
}
