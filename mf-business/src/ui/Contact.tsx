import { MessageCircle, Phone } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import { formatPhone } from 'mf-shared/format';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import type { ReactNode } from 'react';
import styles from './Contact.module.css';

type Props = {
  user: { id: string; fullName: string; phone: string };
  /** Id of the heading that names the person; what else can be done stands behind the message. */
  titleId?: string;
  /** Someone without an account is only rung up. */
  canMessage?: boolean;
  children?: ReactNode;
};

/** How to reach a player: a number to ring and a message, and what else a card can do in the same line. */
export function Contact({ user, titleId, canMessage = true, children }: Props) {
  return (
    <div className={styles.contact}>
      <a
        href={`tel:${user.phone}`}
        className={styles.phone}
        aria-label={`${user.fullName}, telefon ${formatPhone(user.phone)}`}
      >
        <Phone aria-hidden="true" />
        {formatPhone(user.phone)}
      </a>
      {canMessage && (
        <LinkButton
          variant="secondary"
          size="sm"
          icon={<MessageCircle aria-hidden="true" />}
          to={chatLink(user.id, 'User')}
          aria-describedby={titleId}
        >
          Mesaj
        </LinkButton>
      )}
      {children}
    </div>
  );
}
