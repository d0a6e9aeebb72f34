import { cx } from 'mf-shared/ui/cx';
import styles from './Header.module.css';
import { useUnread } from './unread-messages.ts';

/** The number of unread messages; nothing at 0. */
export function UnreadBadge({ className }: { className?: string | undefined }) {
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span className={cx(styles.badge, className)}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> okunmamış mesaj</span>
    </span>
  );
}
