import { useQuery } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { deleteTemplate } from 'mf-shared/contracts/calls/queue';
import type { AnswerTemplate } from 'mf-shared/contracts/queue';
import { BackLink } from 'mf-shared/ui/BackLink';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useState } from 'react';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';
import styles from './Queue.module.css';
import { templatesQuery } from './queries.ts';
import { TemplateDialog } from './TemplateDialog.tsx';

/** The prepared answers of all admins. */
export function TemplatesPage() {
  useDocumentTitle('Yanıt şablonları');
  const { data: templates, error, ...query } = useQuery(templatesQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title="Yanıt şablonları"
        lead="Sık yazdığınız yanıtları burada saklayın; bütün yöneticiler kullanabilir."
        kicker={<BackLink to="/admin/queue">Şikâyetler ve destek</BackLink>}
        art="corner"
        actions={
          templates && templates.length > 0 && <Button onClick={() => setAdding(true)}>Yeni şablon</Button>
        }
      />
      <div className={styles.page} aria-busy={query.isPending}>
        {!templates && error ? (
          <ErrorState message={error.message} query={query} />
        ) : !templates ? (
          <Skeleton height="14rem" />
        ) : templates.length === 0 ? (
          <EmptyState
            title="Henüz şablon yok."
            action={<Button onClick={() => setAdding(true)}>İlk şablonu yazın</Button>}
          >
            Örneğin: “Merhaba {'{ad}'}, {'{konu}'} konusundaki talebinizi aldık.”
          </EmptyState>
        ) : (
          templates.map((one) => <Template key={one.id} template={one} />)
        )}
      </div>
      {isAdding && <TemplateDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function Template({ template }: { template: AnswerTemplate }) {
  const [doing, setDoing] = useState<'change' | 'delete' | null>(null);
  const remove = useDeskAct(() => request(deleteTemplate, { params: { id: template.id } }), {
    reads: [keys.templates],
    done: () => 'Şablon silindi.',
  });
  const close = () => setDoing(null);
  return (
    <Panel
      title={template.title}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={() => setDoing('change')}>
            Düzenle
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setDoing('delete')}>
            Sil
          </Button>
        </>
      }
    >
      <p className={styles.text}>{template.text}</p>
      {doing === 'change' && <TemplateDialog template={template} onClose={close} />}
      <ConfirmDialog
        open={doing === 'delete'}
        onClose={close}
        onConfirm={() => remove.mutateAsync()}
        title="Şablon silinsin mi?"
        confirmLabel="Şablonu sil"
      >
        <p>“{template.title}” bütün yöneticilerin listesinden kalkar.</p>
      </ConfirmDialog>
    </Panel>
  );
}
