import { useQuery } from '@tanstack/react-query';
import { Check, Clock, UserCheck, UserMinus, UserPlus, X } from 'lucide-react';
import type { Friendship } from 'mf-shared/contracts/friends';
import { actorId, useSession } from 'mf-shared/session';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useRef, useState } from 'react';
import { useHeldFocus } from '../../common/useHeldFocus.ts';
import styles from './Friends.module.css';
import { friendshipQuery } from './queries.ts';
import { type FriendAction, useFriendActions } from './useFriendActions.ts';

type Props = {
  userId: string;
  /** Names the buttons where several players stand below one another. */
  fullName: string;
  /** The screen reads the states together with its list; the button asks only for one that is missing. */
  known?: boolean;
  size?: 'sm' | 'md';
};

/** Add, answer, take back or end a friendship with one player; nothing on one's own profile. */
export function FriendButton({ userId, fullName, known, size = 'md' }: Props) {
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
  if (!data) return <Skeleton width="9.5rem" height="2.75rem" />;
  return <Actions friendship={data} fullName={fullName} size={size} />;
}

type ActionsProps = { friendship: Friendship; fullName: string; size: 'sm' | 'md' };

function Actions({ friendship, fullName, size }: ActionsProps) {
  const [leaving, setLeaving] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const held = useHeldFocus(box);
  const { mutateAsync, isPending } = useFriendActions(friendship.userId);
  const run = async (action: FriendAction) => {
    if (isPending) return;
    // A refusal has been said and taken back by then.
    await mutateAsync({ action, from: friendship }).catch(() => {});
  };
  const { status, direction } = friendship;
  const common = { size, 'aria-disabled': isPending || undefined };
  const about = <span className="visually-hidden">: {fullName}</span>;
  return (
    <fieldset
      ref={box}
      tabIndex={-1}
      className={styles.actions}
      aria-label={`Arkadaşlık: ${fullName}`}
      {...held}
    >
      {status === 'none' && (
        <Button {...common} icon={<UserPlus aria-hidden="true" />} onClick={() => void run('add')}>
          Arkadaş Ekle{about}
        </Button>
      )}
      {direction === 'sent' && (
        <>
          <Badge tone="warning" className={styles.state}>
            <Clock aria-hidden="true" /> İstek gönderildi
          </Badge>
          <Button {...common} variant="ghost" onClick={() => void run('withdraw')}>
            Geri çek{about}
          </Button>
        </>
      )}
      {direction === 'received' && (
        <>
          <Button {...common} icon={<Check aria-hidden="true" />} onClick={() => void run('accept')}>
            Kabul et{about}
          </Button>
          <Button
            {...common}
            variant="secondary"
            icon={<X aria-hidden="true" />}
            onClick={() => void run('reject')}
          >
            Reddet{about}
          </Button>
        </>
      )}
      {status === 'accepted' && (
        <>
          <Badge tone="success" className={styles.state}>
            <UserCheck aria-hidden="true" /> Arkadaşsınız
          </Badge>
          <Button
            {...common}
            variant="ghost"
            icon={<UserMinus aria-hidden="true" />}
            onClick={() => setLeaving(true)}
          >
            Çıkar{about}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        onConfirm={() => run('remove')}
        title="Arkadaşlıktan çıkar"
        confirmLabel="Çıkar"
      >
        <p>
          <b>{fullName}</b> arkadaş listenizden çıkar, siz de onunkinden çıkarsınız.
        </p>
      </ConfirmDialog>
    </fieldset>
  );
}
