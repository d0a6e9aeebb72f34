import { Link, useLocation } from 'react-router-dom';
import styles from './Header.module.css';
import { isCurrent, type NavLink } from './links.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

/** A link of the navigation; the messages link shows the number of unread ones. */
export function HeaderLink({ link, onClick }: { link: NavLink; onClick?: () => void }) {
  const { pathname } = useLocation();
  return (
    <Link
      to={link.to}
      className={styles.link}
      aria-current={isCurrent(link, pathname) ? 'page' : undefined}
      onClick={onClick}
    >
      {link.label}
      {link.badge === 'messages' && <UnreadBadge />}
    </Link>
  );
}
