import { useQuery } from '@tanstack/react-query';
import { actorId, isDayStaff, useSession } from 'mf-shared/session';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Disclosure } from '../ui/Disclosure.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useMediaQuery } from '../ui/useMediaQuery.ts';
import styles from './Notifications.module.css';
import { PreferenceTable } from './PreferenceTable.tsx';
import { PushSwitch } from './PushSwitch.tsx';
import { preferencesQuery } from './queries.ts';

const ANCHOR = 'tercihler';
/** Where the settings stand beside the news, they are open. */
const COLUMN = '(min-width: 62rem)';
const FOR_MANAGERS = 'Hangi haberlerin gönderileceğini işletme sahibi ve yöneticiler seçer.';

/** The caller's notification settings; read once they are open: on wide screens, or when somebody opens them or follows a mail's link. */
export function Settings() {
  const { hash, key } = useLocation();
  const isLinked = hash === `#${ANCHOR}`;
  const hasColumn = useMediaQuery(COLUMN);
  const [open, setOpen] = useState(isLinked || hasColumn);
  const frame = useRef<HTMLDivElement>(null);
  const me = useSession(actorId);
  const chooses = !useSession(isDayStaff);
  const query = useQuery({ ...preferencesQuery(me), enabled: open && me !== null });

  useEffect(() => {
    if (!isLinked || !key) return;
    setOpen(true);
    frame.current?.scrollIntoView();
  }, [isLinked, key]);

  return (
    <div id={ANCHOR} ref={frame} className={styles.settings}>
      <Disclosure
        summary="Bildirim tercihleri"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        {open && query.isPending && <Skeleton lines={6} />}
        {query.isError && !query.data && <ErrorState message="Tercihleriniz alınamadı." query={query} />}
        {query.data && (
          <div className="stack gap-5">
            {query.data.pushAvailable && <PushSwitch />}
            {chooses ? <PreferenceTable stored={query.data} /> : <p>{FOR_MANAGERS}</p>}
          </div>
        )}
      </Disclosure>
    </div>
  );
}
