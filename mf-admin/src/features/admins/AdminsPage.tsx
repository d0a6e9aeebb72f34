import { useInfiniteQuery } from '@tanstack/react-query';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { OwnersOnly } from '../../common/OwnersOnly.tsx';
import page from '../../common/Page.module.css';
import { PagedList } from '../../common/PagedList.tsx';
import { AdminItem } from './AdminItem.tsx';
import styles from './Admins.module.css';
import { InvitePanel } from './InvitePanel.tsx';
import { adminsQuery } from './queries.ts';

/** Who runs the platform, for its owners. */
export function AdminsPage() {
  useDocumentTitle('Yöneticiler');
  return (
    <>
      <PageHeader
        title="Yöneticiler"
        lead="Kim hangi yetkiyle çalışıyor; kimi davet ettiniz. Her değişiklik işlem kaydına yazılır."
        art="corner"
      />
      <div className={page.page}>
        <OwnersOnly otherwise="Yetkinizle ilgili bir isteğiniz varsa platform sahibine yazın.">
          <Admins />
          <InvitePanel />
        </OwnersOnly>
      </div>
    </>
  );
}

function Admins() {
  const list = useInfiniteQuery(adminsQuery);
  return (
    <Panel title="Yöneticiler">
      <div aria-busy={list.isPending}>
        <PagedList list={list} skeleton={<Skeleton height="14rem" />} empty={null}>
          {(rows) => (
            <ul className={styles.items}>
              {rows.map((admin) => (
                <AdminItem key={admin.id} admin={admin} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Panel>
  );
}
