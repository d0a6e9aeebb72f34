import { MessageCircle, Phone } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import { formatPhone } from 'mf-shared/format';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Word } from 'mf-shared/ui/Word';
import type { ReactNode } from 'react';
import styles from './Contact.module.css';

type Props = {
  user: { id: string; fullName: string; phone: string };
  /** Id of the heading with the person's name; the other actions stand behind the message. */
  titleId?: string;
  /** A person without an account can only be phoned. */
  canMessage?: boolean;
  children?: ReactNode;
};

/** Contact of a player: phone number and message, plus the card's other actions in the same line. */
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
          <Word>Mesaj</Word>
        </LinkButton>
      )}
      {children}
    </div>
  );
}
