import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import { useResume } from 'mf-shared/realtime';
import { actorId, useSession } from 'mf-shared/session';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { keys } from '../../common/keys.ts';
import { FriendButton } from './FriendButton.tsx';
import styles from './Friends.module.css';
import { useFriendNews } from './useFriendNews.ts';

type Props = { userId: string; fullName: string };

/** The actions on another player's page; nothing on the own page. */
export function ProfileFriendship({ userId, fullName }: Props) {
  const me = useSession(actorId);
  const queries = useQueryClient();
  useFriendNews();
  useResume(() => void queries.invalidateQueries({ queryKey: keys.friendship(me, userId) }));
  if (me === null || me === userId) return null;
  return (
    <div className={styles.actions}>
      <FriendButton userId={userId} fullName={fullName} />
      <LinkButton
        to={chatLink(userId, 'User')}
        variant="secondary"
        icon={<MessageCircle aria-hidden="true" />}
      >
        Mesajlaş
      </LinkButton>
    </div>
  );
}
