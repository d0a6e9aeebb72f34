import {
  Banknote,
  Bell,
  CalendarClock,
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
import type { Notification, NotificationTopic } from '../contracts/notifications.ts';
import { whenOf } from './days.ts';
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

type Props = { one: Notification; now?: number; onOpen: () => void };

/** One notice: the whole row opens its subject. */
export function NotificationRow({ one, now = Date.now(), onOpen }: Props) {
  // A newer server may send topics unknown to this page.
  const Icon = ICONS[one.topic] ?? Bell;
  return (
    <li>
      <Link
        to={one.link}
        className={styles.row}
        data-unread={one.readAt === null || undefined}
        onClick={onOpen}
      >
        <span className={styles.icon}>
          <Icon aria-hidden="true" />
        </span>
        <span className={styles.words}>
          {one.readAt === null && <span className="visually-hidden">Yeni: </span>}
          {one.title && <strong className={styles.title}>{one.title}</strong>}
          {one.text}
        </span>
        <time className={styles.time} dateTime={new Date(one.createdAt).toISOString()}>
          {whenOf(one.createdAt, now)}
        </time>
      </Link>
    </li>
  );
}
