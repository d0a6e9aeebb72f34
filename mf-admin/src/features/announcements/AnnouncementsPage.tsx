import { useInfiniteQuery } from '@tanstack/react-query';
import { ANNOUNCEMENT_STATES, type ListedAnnouncement } from 'mf-shared/contracts/announcements';
import { Badge } from 'mf-shared/ui/Badge';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Link, useSearchParams } from 'react-router-dom';
import { Choices } from '../../common/Choices.tsx';
import { PagedList } from '../../common/PagedList.tsx';
import styles from './Announcements.module.css';
import { announcementsQuery } from './queries.ts';
import { useAnnouncementNews } from './useAnnouncementNews.ts';
import { audienceOf, FILTER_NAMES, reachOf, stateOf, whenOf } from './words.ts';

const CHOICES = (['', ...ANNOUNCEMENT_STATES] as const).map((value) => ({
  value,
  label: FILTER_NAMES[value],
}));

/** Announcements of a state, or all; the address says which. */
export function AnnouncementsPage() {
  useDocumentTitle('Duyurular');
  useAnnouncementNews();
  const [params, setParams] = useSearchParams();
  const state = ANNOUNCEMENT_STATES.find((one) => one === params.get('state')) ?? '';
  const list = useInfiniteQuery(announcementsQuery(state));
  const hasNone = state === '' && list.data?.pages[0]?.rows.length === 0;
  return (
    <>
      <PageHeader
        title="Duyurular"
        lead="Oyunculara ve işletmelere site içinden, anlık bildirimle ve e-postayla haber verin."
        art="centre"
        actions={<LinkButton to="/admin/announcements/new">Yeni duyuru</LinkButton>}
      />
      <div className={styles.page} aria-busy={list.isPending}>
        {!hasNone && (
          <Choices
            legend="Hangi duyurular?"
            oneLine
            choices={CHOICES}
            value={state}
            onChoose={(value) => setParams(value ? { state: value } : {}, { replace: true })}
          />
        )}
        <PagedList
          list={list}
          skeleton={<Skeleton height="14rem" />}
          empty={
            <EmptyState title={state ? 'Bu durumda duyuru yok.' : 'Henüz duyuru yok.'}>
              Yeni bir duyuru taslak olarak kaydedilir; siz göndermeden kimseye ulaşmaz.
            </EmptyState>
          }
        >
          {(rows) => (
            <ul className={styles.rows}>
              {rows.map((one) => (
                <Row key={one.id} one={one} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  );
}

function Row({ one }: { one: ListedAnnouncement }) {
  const { name, tone } = stateOf(one);
  const facts = [audienceOf(one), reachOf(one)].filter((fact) => fact !== null);
  const when = whenOf(one);
  return (
    <li className={styles.row}>
      <div className="row wrap items-center gap-2">
        <Link to={`/admin/announcements/${one.id}`} className={styles.title}>
          {one.title}
        </Link>
        <Badge tone={tone}>{name}</Badge>
      </div>
      {when && <p className={styles.when}>{when}</p>}
      <p className={styles.muted}>{facts.join(' · ')}</p>
    </li>
  );
}
