import {
  Banknote,
  Bell,
  CalendarCheck,
  CalendarClock,
  CalendarX,
  Hourglass,
  LifeBuoy,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  Repeat,
  Swords,
  Trophy,
  Users,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Notification, NotificationKind, NotificationTopic } from '../contracts/notifications.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { type Entry, isOld, whenOf } from './days.ts';
import { NoticeText, verdictOf } from './NoticeText.tsx';
import styles from './Notifications.module.css';

const ICONS: Record<NotificationTopic, LucideIcon> = {
  reservations: CalendarClock,
  subscriptions: Repeat,
  waiting: Hourglass,
  messages: MessageCircle,
  friends: Users,
  matches: Swords,
  tournaments: Trophy,
  payments: Banknote,
  account: Bell,
  support: LifeBuoy,
  announcements: Megaphone,
};

const VERDICT_ICONS = { yes: CalendarCheck, no: CalendarX };

/** What asks its reader for an answer. */
const QUESTIONS: ReadonlySet<string> = new Set<NotificationKind>([
  'reservation_requested',
  'subscription_requested',
  'waiting_offer',
  'friend_request',
  'match_proposed',
]);

type Props = { now: number; onOpen: (one: Notification) => void };

/** A notice in the list, with older ones about the same. */
export function NotificationEntry({ one, older, ...rest }: Entry & Props) {
  return (
    <li>
      <NotificationRow one={one} {...rest} />
      {older.length > 0 && (
        <Disclosure className={styles.older} summary={`Aynı konuda ${older.length} bildirim daha`}>
          <ul className={styles.rows}>
            {older.map((other) => (
              <li key={other.id}>
                <NotificationRow one={other} {...rest} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </li>
  );
}

/** One notice: the whole row opens its subject. */
function NotificationRow({ one, now, onOpen }: { one: Notification } & Props) {
  // A newer server may send topics unknown to this page.
  const verdict = verdictOf(one.kind);
  const Icon = verdict ? VERDICT_ICONS[verdict] : (ICONS[one.topic] ?? Bell);
  const isUnread = one.readAt === null;
  // The page does not know which questions were answered, so a row only leads to its question. Most old ones were.
  const asks = QUESTIONS.has(one.kind) && (isUnread || !isOld(one.createdAt, now));
  return (
    <Link
      to={one.link}
      className={styles.row}
      data-unread={isUnread || undefined}
      onClick={() => onOpen(one)}
    >
      <span className={styles.icon} data-verdict={verdict}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        {isUnread && <span className="visually-hidden">Yeni: </span>}
        {one.title && <strong className={styles.title}>{one.title}</strong>}
        <NoticeText kind={one.kind} text={one.text} />
      </span>
      <span className={styles.end}>
        <time className={styles.time} dateTime={new Date(one.createdAt).toISOString()}>
          {whenOf(one.createdAt, now)}
        </time>
        {asks && <span className={styles.answer}>Gör</span>}
      </span>
    </Link>
  );
}
