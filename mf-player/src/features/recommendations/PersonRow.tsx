import { MessageCircle, X } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import type { Reason } from 'mf-shared/contracts/recommendations';
import { Avatar } from 'mf-shared/ui/Avatar';
import { IconButton } from 'mf-shared/ui/IconButton';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Word } from 'mf-shared/ui/Word';
import { Link } from 'react-router-dom';
import { Reasons } from './Reasons.tsx';
import styles from './Recommendations.module.css';

type Props = {
  person: { id: string; fullName: string; photo: string | null };
  /** The name of the team that they lead. */
  team?: string;
  /** What they play or look for, or how large their team is. */
  note: string;
  rating: number;
  ratingLabel: string;
  reasons: readonly Reason[];
  onDismiss: () => void;
};

/** A possible opponent or teammate, and the link to them. */
export function PersonRow({ person, team, note, rating, ratingLabel, reasons, onDismiss }: Props) {
  const { id, fullName, photo } = person;
  const name = <Link to={`/user/${encodeURIComponent(id)}`}>{fullName}</Link>;
  return (
    <li className={styles.person}>
      <Avatar name={fullName} photo={photo} />
      <div className={styles.about}>
        <h4>{team ?? name}</h4>
        <p className={styles.note}>
          {team && name}
          {team && ', '}
          {note}
        </p>
      </div>
      <p className={styles.rating}>
        <b>{rating}</b> <span>{ratingLabel}</span>
      </p>
      <Reasons reasons={reasons} />
      <div className={styles.actions}>
        <LinkButton
          to={chatLink(id, 'User')}
          size="sm"
          variant="secondary"
          icon={<MessageCircle aria-hidden="true" />}
          aria-label={`${fullName} ile mesajlaş`}
        >
          <Word>Mesajlaş</Word>
        </LinkButton>
        <IconButton
          label={`İlgilenmiyorum: ${fullName}`}
          icon={<X aria-hidden="true" />}
          onClick={onDismiss}
        />
      </div>
    </li>
  );
}
