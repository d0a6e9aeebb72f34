import {
  CalendarCheck,
  CalendarDays,
  Goal,
  type LucideIcon,
  Megaphone,
  Menu,
  MessageCircle,
  Swords,
  UserRound,
  Wallet,
} from 'lucide-react';
import type { ThumbIcon } from 'mf-shared/contracts/remote';
import { Link, useLocation } from 'react-router-dom';
import { isCurrentPlace, THUMB_PLACES, type ThumbLink } from './links.ts';
import styles from './ThumbBar.module.css';
import { UnreadBadge } from './UnreadBadge.tsx';

const ICONS: Record<ThumbIcon, LucideIcon> = {
  pitch: Goal,
  match: Swords,
  ads: Megaphone,
  messages: MessageCircle,
  profile: UserRound,
  today: CalendarCheck,
  board: CalendarDays,
  income: Wallet,
};

type Props = { links: readonly ThumbLink[]; onMenu: () => void };

/** The main pages at the lower edge of a phone. A place that is left over opens the menu. */
export function ThumbBar({ links, onMenu }: Props) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Kısayollar" className={styles.bar}>
      {links.map((link) => {
        // A remote that is newer than this shell may name an icon that it does not know.
        const Icon = ICONS[link.thumb.icon] ?? Goal;
        return (
          <Link
            key={link.to}
            to={link.to}
            className={styles.place}
            aria-current={isCurrentPlace(link, pathname) ? 'page' : undefined}
          >
            <Icon aria-hidden="true" />
            {link.thumb.label ?? link.label}
            {link.badge === 'messages' && <UnreadBadge className={styles.badge} />}
          </Link>
        );
      })}
      {links.length < THUMB_PLACES && (
        <button type="button" className={styles.place} aria-haspopup="dialog" onClick={onMenu}>
          <Menu aria-hidden="true" />
          Diğer
        </button>
      )}
    </nav>
  );
}
