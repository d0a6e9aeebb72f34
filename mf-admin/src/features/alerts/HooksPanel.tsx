import { useQuery } from '@tanstack/react-query';
import { type HookSecret, MAX_WEB_HOOKS } from 'mf-shared/contracts/web-hooks';
import { Button } from 'mf-shared/ui/Button';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useState } from 'react';
import { HookDialog } from './HookDialog.tsx';
import { HookRow } from './HookRow.tsx';
import { hooksQuery } from './queries.ts';
import { SecretDialog } from './SecretDialog.tsx';

/** The addresses that alerts are posted to. */
export function HooksPanel() {
  const { data: hooks, error, ...query } = useQuery(hooksQuery);
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<HookSecret | null>(null);
  const isFull = hooks !== undefined && hooks.length >= MAX_WEB_HOOKS;
  return (
    <Panel
      title="Webhook adresleri"
      lead="Her uyarı bu adreslere imzalı JSON olarak gönderilir. Ulaşmayan ileti bir saat boyunca yeniden denenir."
      actions={
        <Button size="sm" variant="secondary" disabled={!hooks || isFull} onClick={() => setAdding(true)}>
          Adres ekle
        </Button>
      }
    >
      {hooks ? (
        <>
          {isFull && <p>En fazla {MAX_WEB_HOOKS} adres olabilir. Yenisi için önce birini silin.</p>}
          {hooks.length === 0 && (
            <EmptyState title="Henüz adres yok.">
              Nöbet (on-call) aracınızın ya da kendi sunucunuzun https adresini ekleyin.
            </EmptyState>
          )}
          {hooks.map((hook) => (
            <HookRow key={hook.id} hook={hook} onSecret={setSecret} />
          ))}
        </>
      ) : error ? (
        <ErrorState message={error.message} query={query} />
      ) : (
        <Skeleton height="10rem" />
      )}
      {isAdding && <HookDialog onClose={() => setAdding(false)} onSecret={setSecret} />}
      {secret && <SecretDialog secret={secret.secret} onClose={() => setSecret(null)} />}
    </Panel>
  );
}
