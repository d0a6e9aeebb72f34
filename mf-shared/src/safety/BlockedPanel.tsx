import { formatInstant } from '../format/index.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './Safety.module.css';
import { useBlocks, useMayBlock, useUnblock } from './useBlocks.ts';

/** The accounts that the caller blocked, each with an unblock button. */
export function BlockedPanel() {
  const blocks = useBlocks();
  const unblock = useUnblock();
  const mayBlock = useMayBlock();
  return (
    <Panel title="Engellediklerim" lead="Engellediğiniz hesaplar size yazamaz ve davet gönderemez.">
      {blocks.isPending && <Skeleton height="3rem" />}
      {blocks.isError && !blocks.data && (
        <ErrorState message="Engellediğiniz hesaplar alınamadı." query={blocks} />
      )}
      {blocks.data?.length === 0 && <p className={styles.quiet}>Kimseyi engellemediniz.</p>}
      {blocks.data && blocks.data.length > 0 && (
        <ul className={styles.list}>
          {blocks.data.map((block) => (
            <li key={block.id} className="row items-center gap-3">
              <Avatar name={block.name} photo={block.photo} />
              <span className={styles.who}>
                <b>{block.name}</b>
                <span className={styles.quiet}>
                  {block.type === 'Business' ? 'İşletme' : 'Oyuncu'} · {formatInstant(block.createdAt)}
                </span>
              </span>
              {mayBlock && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={unblock.isPending && unblock.variables === block.id}
                  aria-label={`Engeli kaldır: ${block.name}`}
                  onClick={() => unblock.mutate(block.id)}
                >
                  Engeli kaldır
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
