import type { Session } from '../contracts/sessions.ts';
import { formatInstant } from '../format/index.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useEndSessions, useSessions } from './queries.ts';
import styles from './Security.module.css';

/** Signed-in devices of the account, with a sign-out for each. */
export function SessionsPanel() {
  const sessions = useSessions();
  const { data, isError } = sessions;
  const end = useEndSessions();
  const others = data?.some((session) => !session.current);
  return (
    <Panel title="Oturumlarım" lead="Hesabınızın açık olduğu cihazlar. Tanımadığınızı hemen kapatın.">
      {!data && !isError && <Skeleton height="9rem" />}
      {!data && isError && <ErrorState message="Oturumlar alınamadı." query={sessions} />}
      {data && (
        <ul className={styles.list}>
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={end.isPending && end.variables === session.id}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {others && (
        <div>
          <Button
            variant="secondary"
            busy={end.isPending && end.variables === null}
            onClick={() => end.mutate(null)}
          >
            Diğer bütün oturumları kapat
          </Button>
        </div>
      )}
    </Panel>
  );
}

type RowProps = { session: Session; busy: boolean; onEnd: () => void };

function SessionRow({ session: { device, role, current, lastUsedAt }, busy, onEnd }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{device}</b>
        {role === 'admin' && <Badge>Yönetim</Badge>}
        {current && <Badge tone="success">Bu cihaz</Badge>}
        <span className={styles.when}>Son kullanım: {formatInstant(lastUsedAt)}</span>
      </div>
      {!current && (
        <Button variant="ghost" size="sm" busy={busy} aria-label={`Oturumu kapat: ${device}`} onClick={onEnd}>
          Oturumu kapat
        </Button>
      )}
    </li>
  );
}
