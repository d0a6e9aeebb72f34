import { useQuery } from '@tanstack/react-query';
import { currentNight } from 'mf-shared/schedule';
import { useSession } from 'mf-shared/session';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Navigate } from 'react-router-dom';
import { nightsAround } from '../../common/nights.ts';
import { Segments } from '../../common/Segments.tsx';
import { useNow } from '../../common/useNow.ts';
import { requestsQuery } from '../bookings/queries.ts';
import styles from './BoardPage.module.css';
import { BoardView } from './BoardView.tsx';
import { NowStrip } from './NowStrip.tsx';
import { boardQuery } from './queries.ts';
import { useBoardView, type View } from './useBoardView.ts';
import { useLiveBoard } from './useLiveBoard.ts';

const VIEWS: readonly { value: View; label: string }[] = [
  { value: 'day', label: 'Gün' },
  { value: 'week', label: 'Hafta' },
];

/** The owner's board; everybody but a signed-in business is sent to the login. */
export function BoardPage() {
  const ready = useSession((session) => session.status === 'ready');
  const venueId = useSession((session) => session.business?.id);
  if (!venueId) return ready ? <Navigate to="/login" replace /> : null;
  return <Board key={venueId} venueId={venueId} />;
}

function Board({ venueId }: { venueId: string }) {
  const now = useNow();
  const today = currentNight(now);
  const view = useBoardView(today);
  const nights = nightsAround(now);
  const around = useQuery(boardQuery(venueId, nights[0] ?? today, nights.at(-1) ?? today));
  const requests = useQuery(requestsQuery(venueId)).data?.rows.length;
  useLiveBoard(venueId, view.from, view.to);
  useDocumentTitle(`${requests ? `(${requests}) ` : ''}Haftalık tablo`);
  return (
    <>
      <header className={styles.top} data-theme="dark">
        <div>
          <div className={styles.title}>
            <h1>Haftalık tablo</h1>
            <div className={styles.choice}>
              {Boolean(requests) && (
                <a href="#bekleyenler" className={styles.requests}>
                  <b>{requests}</b> istek<span className="visually-hidden"> sizi bekliyor</span>
                </a>
              )}
              <Segments legend="Kaç gün" options={VIEWS} value={view.view} onChange={view.setView} />
            </div>
          </div>
          <NowStrip board={around.data} reading={around.isPending} now={now} />
        </div>
      </header>
      <BoardView venueId={venueId} now={now} today={today} view={view} />
    </>
  );
}
