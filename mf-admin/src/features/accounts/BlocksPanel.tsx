import { useInfiniteQuery } from '@tanstack/react-query';
import { ApiError } from 'mf-shared/api-client';
import { formatInstant } from 'mf-shared/format';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { PagedList } from '../../common/PagedList.tsx';
import { PartyLink } from '../../common/PartyLink.tsx';
import styles from './Account.module.css';
import type { Whose } from './acts.ts';
import { blocksQuery } from './queries.ts';

const TITLES = {
  made: 'Engelledikleri',
  received: 'Bu hesabı engelleyenler',
};
type Props = { whose: Whose; direction: keyof typeof TITLES };

/** Whom an account blocked, or who blocked it. Nothing where nobody did, and for admins who do not help people. */
export function BlocksPanel({ whose, direction }: Props) {
  const list = useInfiniteQuery(blocksQuery(whose, direction));
  if (list.error instanceof ApiError && list.error.status === 403) return null;
  if (list.data?.pages[0]?.rows.length === 0) return null;
  return (
    <Panel title={TITLES[direction]}>
      <PagedList list={list} skeleton={<Skeleton height="3rem" />} empty={null}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map(({ kind, id, name, createdAt }) => (
              <li key={id}>
                <PartyLink kind={kind} id={id} name={name} />
                <time className={styles.muted} dateTime={createdAt}>
                  {formatInstant(createdAt)}
                </time>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  );
}
