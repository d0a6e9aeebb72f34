import { BRAND } from 'mf-shared/brand';
import { TOPIC_NAMES } from 'mf-shared/contracts/notifications';
import type { Mailbox } from '../../auth/accounts.ts';
import type { Config } from '../../config.ts';
import type { DeliveryRow } from '../../db/schema/deliveries.ts';
import { siteUrl } from '../../http/site-url.ts';
import type { Mail } from '../../providers/mail/index.ts';
import { letter } from '../../providers/mail/letter.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import { topicOf } from './view.ts';

const SUBJECT_LENGTH = 90;

/** The mail of a notification, as plain text and as a page. */
export function mailOf(config: Config, row: DeliveryRow, { email, name }: Mailbox): Mail {
  const at = (path: string) => siteUrl(config, path);
  const topic = topicOf(row.kind);
  const token = unsubscribeToken(config.jwtSecret, { ownerId: row.owner_id, topic });
  const unsubscribe = at(`/api/notifications/unsubscribe?token=${token}`);
  return {
    to: email,
    subject: `${BRAND}: ${shortened(row.text)}`,
    ...letter({
      name,
      paragraphs: [row.text],
      action: { label: 'Ayrıntıları gör', href: at(row.link) },
      notes: [
        { text: `Bu e-postayı ${BRAND} hesabınızın bildirim tercihleri gereği aldınız.` },
        { text: 'Tercihlerinizi değiştirin', href: at('/notifications#tercihler') },
        { text: `"${TOPIC_NAMES[topic]}" e-postalarını kapatın`, href: unsubscribe },
      ],
    }),
    messageId: `<${row.tag}@${new URL(at('/')).hostname}>`,
    unsubscribeUrl: unsubscribe,
  };
}

/** Cuts between words, so that a subject line stays a readable sentence. */
function shortened(text: string): string {
  if (text.length <= SUBJECT_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SUBJECT_LENGTH))}…`;
}
