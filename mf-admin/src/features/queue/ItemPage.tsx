import { useQuery } from '@tanstack/react-query';
import { BackLink } from 'mf-shared/ui/BackLink';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useParams } from 'react-router-dom';
import { AppealPart } from './AppealPart.tsx';
import { Assignment } from './Assignment.tsx';
import { Badges } from './ItemRow.tsx';
import styles from './Queue.module.css';
import { itemQuery } from './queries.ts';
import { ReportPart } from './ReportPart.tsx';
import { SupportPart } from './SupportPart.tsx';
import { useQueueNews } from './useQueueNews.ts';
import { titleOf } from './words.ts';

/** One report, support request or appeal, with who works on it and its decision. */
export function ItemPage() {
  const { id = '' } = useParams();
  useQueueNews();
  const { data: item, error, ...query } = useQuery(itemQuery(id));
  const title = item ? titleOf(item) : 'Kayıt';
  useDocumentTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        kicker={<BackLink to="/admin/queue">Şikâyetler ve destek</BackLink>}
        art="corner"
        actions={item && <Badges item={item} />}
      />
      <div className={styles.page} aria-busy={query.isPending}>
        {!item && error ? (
          <ErrorState message={error.message} query={query} />
        ) : !item ? (
          <Skeleton height="20rem" />
        ) : (
          <div className={styles.columns}>
            <div className="stack shrink gap-5">
              {item.support && <SupportPart item={item} request={item.support} />}
              {item.report && <ReportPart item={item} report={item.report} />}
              {item.appeal && <AppealPart item={item} appeal={item.appeal} />}
            </div>
            <Assignment item={item} />
          </div>
        )}
      </div>
    </>
  );
}
