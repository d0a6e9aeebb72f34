import type { UseQueryResult } from '@tanstack/react-query';
import { DESK_STATES, type DeskState } from 'mf-shared/contracts/desk';
import type { DeskStep } from 'mf-shared/contracts/desk-things';
import { BackLink } from 'mf-shared/ui/BackLink';
import { Badge } from 'mf-shared/ui/Badge';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import type { ReactNode } from 'react';
import { HistoryPanel } from '../../common/HistoryPanel.tsx';
import { stateTone } from '../../common/stateTone.ts';
import styles from './Things.module.css';

type Thing = { state: DeskState; history: DeskStep[] };
type Props<T extends Thing> = {
  query: UseQueryResult<T>;
  /** Until it is read. */
  kind: string;
  titleOf: (thing: T) => string;
  acts: (thing: T) => ReactNode;
  /** As `dt` and `dd`. */
  facts: (thing: T) => ReactNode;
  /** Panels between its facts and its history. */
  children?: (thing: T) => ReactNode;
};

/** The page of something that players and venues do: facts, acts and history. */
export function ThingPage<T extends Thing>({ query, kind, titleOf, acts, facts, children }: Props<T>) {
  const thing = query.data;
  const title = thing ? titleOf(thing) : kind;
  useDocumentTitle(title);
  return (
    <>
      <PageHeader title={title} kicker={<BackLink to="/admin/search">Aramaya dön</BackLink>} art="corner" />
      <div className={styles.page} aria-busy={query.isPending}>
        {query.error && !thing ? (
          <ErrorState message={query.error.message} query={query} />
        ) : !thing ? (
          <Skeleton height="20rem" />
        ) : (
          <div className={styles.columns}>
            <Panel title={kind}>
              <dl className={styles.facts}>
                <dt>Durum</dt>
                <dd>
                  <Badge tone={stateTone(thing.state)}>{DESK_STATES[thing.state]}</Badge>
                </dd>
                {facts(thing)}
              </dl>
              <div className={styles.acts}>{acts(thing)}</div>
            </Panel>
            <div className={styles.further}>
              {children?.(thing)}
              <HistoryPanel steps={thing.history} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}
