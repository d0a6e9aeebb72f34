import { useInfiniteQuery } from '@tanstack/react-query';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { OwnersPage } from '../../common/OwnersPage.tsx';
import { PagedList } from '../../common/PagedList.tsx';
import { AdminItem } from './AdminItem.tsx';
import styles from './Admins.module.css';
import { InvitePanel } from './InvitePanel.tsx';
import { adminsQuery } from './queries.ts';

/** Who runs the platform, for its owners. */
export function AdminsPage() {
  return (
    <OwnersPage
      title="Yöneticiler"
      lead="Kim hangi yetkiyle çalışıyor, kimler davetli? Her değişiklik işlem kaydına yazılır."
      otherwise="Yetkinizle ilgili bir isteğiniz varsa platform sahibine yazın."
    >
      <Admins />
      <InvitePanel />
    </OwnersPage>
  );
}

function Admins() {
  const list = useInfiniteQuery(adminsQuery);
  return (
    <Panel title="Yetkisi olanlar">
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
