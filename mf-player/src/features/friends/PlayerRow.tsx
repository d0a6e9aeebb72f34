import { MessageCircle } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import { Avatar } from 'mf-shared/ui/Avatar';
import { Facts } from 'mf-shared/ui/Facts';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Word } from 'mf-shared/ui/Word';
import { Link } from 'react-router-dom';
import { FriendButton } from './FriendButton.tsx';
import styles from './Friends.module.css';

type Person = {
  id: string;
  fullName: string;
  photo: string | null;
  position: string | null;
  city: string | null;
};
type Props = { person: Person; level?: 2 | 3; amongFriends?: boolean | undefined };

/** One player of a list with the actions of the friendship. The whole row leads to the player. */
export function PlayerRow({ person, level = 3, amongFriends = false }: Props) {
  const { id, fullName, photo, position, city } = person;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.row}>
      <Avatar name={fullName} photo={photo} />
      <div className={styles.words}>
        <Heading>
          <Link to={`/user/${encodeURIComponent(id)}`}>{fullName}</Link>
        </Heading>
        <Facts className={styles.quiet}>
          {position && <span>{position}</span>}
          {city && <span>{city}</span>}
          {!position && !city && <span>Profilini doldurmamış</span>}
        </Facts>
      </div>
      <div className={styles.buttons}>
        {amongFriends && (
          <LinkButton
            to={chatLink(id, 'User')}
            variant="secondary"
            size="sm"
            aria-label={`Mesajlaş: ${fullName}`}
            icon={<MessageCircle aria-hidden="true" />}
          >
            <Word>Mesajlaş</Word>
          </LinkButton>
        )}
        <FriendButton userId={id} fullName={fullName} size="sm" known amongFriends={amongFriends} />
      </div>
    </li>
  );
}
