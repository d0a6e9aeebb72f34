import { useUnread } from 'mf-shared/unread';
import { NavLink as RouterLink } from 'react-router-dom';
import styles from './Header.module.css';
import type { NavLink } from './links.ts';

/** A link of the navigation; `unread` ones carry the number of unread messages. */
export function HeaderLink({ link, onClick }: { link: NavLink; onClick?: () => void }) {
  return (
    <RouterLink to={link.to} className={styles.link} onClick={onClick}>
      {link.label}
      {link.badge === 'unread' && <UnreadBadge />}
    </RouterLink>
  );
}

function UnreadBadge() {
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> okunmamış mesaj</span>
    </span>
  );
}
