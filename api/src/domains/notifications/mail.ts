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

/** What a mail says, whoever gets it. */
type MailWords = {
  subject: string;
  paragraphs: string[];
  action: string;
  /** The small print: why it came, and how to change or end that. */
  notes: [reason: string, change: string, end: string];
};

/** The words of a notification's mail. */
export function mailWords({ kind, title, text }: Pick<DeliveryRow, 'kind' | 'title' | 'text'>): MailWords {
  return {
    subject: `${BRAND}: ${title ?? shortened(text)}`,
    paragraphs: text.split(/\n+/),
    action: 'Ayrıntıları gör',
    notes: [
      `Bu e-postayı ${BRAND} hesabınızın bildirim tercihleri gereği aldınız.`,
      'Tercihlerinizi değiştirin',
      `"${TOPIC_NAMES[topicOf(kind)]}" e-postalarını kapatın`,
    ],
  };
}

/** The mail of a notification, as plain text and as a page. */
export function mailOf(config: Config, row: DeliveryRow, { email, name }: Mailbox): Mail {
  const at = (path: string) => siteUrl(config, path);
  const token = unsubscribeToken(config.jwtSecret, { ownerId: row.owner_id, topic: topicOf(row.kind) });
  const unsubscribe = at(`/api/notifications/unsubscribe?token=${token}`);
  const { subject, paragraphs, action, notes } = mailWords(row);
  const [reason, change, end] = notes;
  return {
    to: email,
    subject,
    ...letter({
      name,
      paragraphs,
      action: { label: action, href: at(row.link) },
      notes: [
        { text: reason },
        { text: change, href: at('/notifications#tercihler') },
        { text: end, href: unsubscribe },
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
