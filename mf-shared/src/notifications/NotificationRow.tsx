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
import type { NoticeAnswer, Notification, NotificationTopic } from '../contracts/notifications.ts';
import { Badge } from '../ui/Badge.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { type Entry, whenOf } from './days.ts';
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

const ANSWER_WORDS: Record<NoticeAnswer, string> = {
  waiting: 'Bekliyor',
  accepted: 'Kabul edildi',
  refused: 'Reddedildi',
  lapsed: 'Sona erdi',
};

/** What a venue says yes to, in its own word. */
const APPROVED: ReadonlySet<NotificationTopic> = new Set(['reservations', 'subscriptions']);

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
  return (
    <Link
      to={one.link}
      className={styles.row}
      data-unread={isUnread || undefined}
      data-answer={one.answer}
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
        {one.answer && <Answer topic={one.topic} answer={one.answer} />}
      </span>
    </Link>
  );
}

/** Whether what a notice asks still waits for its reader, or how it ended. */
function Answer({ topic, answer }: { topic: NotificationTopic; answer: NoticeAnswer }) {
  if (answer === 'waiting') return <Badge tone="accent">{ANSWER_WORDS.waiting}</Badge>;
  const isApproved = answer === 'accepted' && APPROVED.has(topic);
  return <span className={styles.answer}>{isApproved ? 'Onaylandı' : ANSWER_WORDS[answer]}</span>;
}
