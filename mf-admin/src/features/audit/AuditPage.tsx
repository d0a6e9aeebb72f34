import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { request } from 'mf-shared/api-client';
import { AuditFilters } from 'mf-shared/contracts/audit';
import { exportAudit } from 'mf-shared/contracts/calls/audit';
import { findErrors } from 'mf-shared/form';
import { saveFile } from 'mf-shared/save-file';
import { Button } from 'mf-shared/ui/Button';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import { OwnersPage } from '../../common/OwnersPage.tsx';
import { PagedList } from '../../common/PagedList.tsx';
import styles from './Audit.module.css';
import { ChainPanel } from './ChainPanel.tsx';
import { EntryItem } from './EntryItem.tsx';
import { FilterForm } from './FilterForm.tsx';
import { entriesQuery } from './queries.ts';
import { useFilters } from './useFilters.ts';

/** What admins did, for owners of the platform; the address holds the filters. */
export function AuditPage() {
  return (
    <OwnersPage
      title="İşlem kaydı"
      lead="Yöneticilerin ve sunucunun yaptığı her şey: kim, ne yaptı, neden, nereden."
      otherwise="Bir işlemle ilgili sorunuz varsa platform sahibine yazın."
    >
      <ChainPanel />
      <Entries />
    </OwnersPage>
  );
}

function Entries() {
  const [filters, show] = useFilters();
  const errors = findErrors(AuditFilters, filters);
  const isValid = Object.keys(errors).length === 0;
  const list = useInfiniteQuery({ ...entriesQuery(filters), enabled: isValid });
  return (
    <Panel title="Kayıtlar" actions={<ExportButton filters={filters} disabled={!isValid} />}>
      <div className="stack gap-5" aria-busy={isValid && list.isPending}>
        <FilterForm filters={filters} show={show} errors={errors} />
        {isValid && (
          <PagedList
            list={list}
            skeleton={<Skeleton height="20rem" />}
            empty={<EmptyState title="Bu seçime uyan kayıt yok." />}
          >
            {(rows) => (
              <ul className={styles.entries}>
                {rows.map((entry) => (
                  <EntryItem key={entry.id} entry={entry} show={show} />
                ))}
              </ul>
            )}
          </PagedList>
        )}
      </div>
    </Panel>
  );
}

/** Downloads what the filters leave, which is an entry too. */
function ExportButton({ filters, disabled }: { filters: AuditFilters; disabled: boolean }) {
  const client = useQueryClient();
  const download = useMutation({
    mutationFn: async () => saveFile(await request(exportAudit, { query: filters })),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.audit('list') }),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Button
      size="sm"
      variant="secondary"
      busy={download.isPending}
      disabled={disabled}
      icon={<Download aria-hidden="true" />}
      onClick={() => download.mutate()}
    >
      CSV indir
    </Button>
  );
}
