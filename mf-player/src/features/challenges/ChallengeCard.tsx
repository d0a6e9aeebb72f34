import { Contact, MessageCircle, Phone, Trash2 } from 'lucide-react';
import { chatLink } from 'mf-shared/chat';
import type { Challenge } from 'mf-shared/contracts/challenges';
import { formatInstant } from 'mf-shared/format';
import { SafetyMenu } from 'mf-shared/safety';
import { actorId, useSession } from 'mf-shared/session';
import { Avatar } from 'mf-shared/ui/Avatar';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { Word } from 'mf-shared/ui/Word';
import { Link } from 'react-router-dom';
import styles from './Challenges.module.css';
import { TYPE_NAMES } from './types.ts';

type Props = { challenge: Challenge; onDelete: () => void };

/** A challenge: what the player looks for and the contact. */
export function ChallengeCard({ challenge, onDelete }: Props) {
  const { type, details, contactInfo, creator, createdAt } = challenge;
  const own = useSession(actorId) === creator.id;
  return (
    <Card as="li" className={styles.card}>
      <div className="row wrap items-center gap-2 gap-x-3">
        <Avatar name={creator.fullName} photo={creator.photo} />
        <div className={styles.who}>
          <h2>
            <Link to={`/user/${encodeURIComponent(creator.id)}`}>{creator.fullName}</Link>
          </h2>
          <p className={styles.quiet}>
            <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
          </p>
        </div>
        <Badge>{TYPE_NAMES[type]}</Badge>
      </div>
      <p className={styles.details}>{details}</p>
      <div className={styles.actions}>
        <ContactLine contact={contactInfo} />
        {own ? (
          <Button variant="ghost" size="sm" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
            İlanı kaldır
          </Button>
        ) : (
          <>
            <LinkButton
              to={chatLink(creator.id, 'User')}
              variant="secondary"
              size="sm"
              aria-label={`Mesajlaş: ${creator.fullName}`}
              icon={<MessageCircle aria-hidden="true" />}
            >
              <Word>Mesajlaş</Word>
            </LinkButton>
            <SafetyMenu
              person={{ id: creator.id, type: 'User', name: creator.fullName }}
              reports={[{ type: 'challenge', choices: [{ id: challenge.id, label: details }] }]}
            />
          </>
        )}
      </div>
    </Card>
  );
}

/** A phone number becomes a link that calls; other text stays text. */
function ContactLine({ contact }: { contact: string }) {
  const number = contact.replace(/[\s().-]/g, '');
  const isPhone = /^\+?\d{10,13}$/.test(number);
  return (
    <p className={styles.contact}>
      {isPhone ? <Phone aria-hidden="true" /> : <Contact aria-hidden="true" />}
      <span className="visually-hidden">İletişim: </span>
      {isPhone ? <a href={`tel:${number}`}>{contact}</a> : <span>{contact}</span>}
    </p>
  );
}
