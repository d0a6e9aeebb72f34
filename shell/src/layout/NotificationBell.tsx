import { Bell } from 'lucide-react';
import type { FromWorker } from 'mf-shared/contracts/worker';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { placeOf } from '../common/manifests.ts';
import styles from './NotificationBell.module.css';
import { useUnreadNotifications } from './unread-notifications.ts';

/** A link to the notices with the number of unread ones. */
export function NotificationBell() {
  const count = useUnreadNotifications();
  const { pathname } = useLocation();
  const page = placeOf('notifications');
  usePushClicks();
  const shown = count > 99 ? '99+' : count;
  return (
    <Link to={page} className={styles.bell} aria-current={pathname === page ? 'page' : undefined}>
      <Bell aria-hidden="true" />
      <span className="visually-hidden">Bildirimler</span>
      {count > 0 && (
        <span className={styles.badge}>
          {shown}
          <span className="visually-hidden"> okunmamış</span>
        </span>
      )}
    </Link>
  );
}

/** Navigates when a pressed push message tells an open page its link. */
function usePushClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const onMessage = ({ data }: MessageEvent<Partial<FromWorker> | null>) => {
      if (data?.type === 'open' && typeof data.link === 'string') void navigate(data.link);
    };
    worker?.addEventListener('message', onMessage);
    return () => worker?.removeEventListener('message', onMessage);
  }, [navigate]);
}
