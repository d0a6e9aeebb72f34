import { request } from 'mf-shared/api-client';
import { promote, rollBack } from 'mf-shared/contracts/calls/releases';
import type { RemoteReleases } from 'mf-shared/contracts/releases';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { useState } from 'react';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';
import { RollOutDialog } from './RollOutDialog.tsx';

/** What an owner can do about who gets which version of a remote. */
export function RolloutActs({ releases }: { releases: RemoteReleases }) {
  const { name, candidate, returnsTo } = releases;
  const [doing, setDoing] = useState<'rollOut' | 'promote' | 'rollBack' | null>(null);
  const close = () => setDoing(null);
  const canRollBack = candidate !== null || returnsTo !== undefined;
  return (
    <div className="row wrap gap-2">
      <Button size="sm" variant="secondary" onClick={() => setDoing('rollOut')}>
        {candidate ? 'Adayı ya da payını değiştir' : 'Aday yayımla'}
      </Button>
      {candidate && (
        <Button size="sm" variant="secondary" onClick={() => setDoing('promote')}>
          Herkese aç
        </Button>
      )}
      {canRollBack && (
        <Button size="sm" variant="danger" onClick={() => setDoing('rollBack')}>
          {candidate ? 'Adayı geri al' : 'Önceki sürüme dön'}
        </Button>
      )}
      {doing === 'rollOut' && <RollOutDialog releases={releases} onClose={close} />}
      <PromoteDialog key={`promote ${name}`} releases={releases} open={doing === 'promote'} onClose={close} />
      <RollBackDialog key={`back ${name}`} releases={releases} open={doing === 'rollBack'} onClose={close} />
    </div>
  );
}

type Props = { releases: RemoteReleases; open: boolean; onClose: () => void };

function PromoteDialog({ releases: { name, title, counter, candidate }, ...dialog }: Props) {
  const act = useDeskAct(() => request(promote, { params: { name }, body: { counter } }), {
    reads: [keys.releases()],
  });
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={() => act.mutateAsync()}
      title={`${candidate?.version} herkese açılsın mı?`}
      confirmLabel="Herkese aç"
      tone="primary"
    >
      <p>{title} için bütün ziyaretçiler bu sürümü görür. Bir önceki sürüme dönebilirsiniz.</p>
    </ConfirmDialog>
  );
}

function RollBackDialog({ releases, ...dialog }: Props) {
  const { name, counter, candidate, returnsTo } = releases;
  const act = useDeskAct(() => request(rollBack, { params: { name }, body: { counter } }), {
    reads: [keys.releases()],
  });
  const target = returnsTo ? `${returnsTo} sürümünü` : 'sunucuyla gelen sürümü';
  return (
    <ConfirmDialog
      {...dialog}
      onConfirm={() => act.mutateAsync()}
      title={candidate ? `${candidate.version} geri alınsın mı?` : 'Önceki sürüme dönülsün mü?'}
      confirmLabel={candidate ? 'Adayı geri al' : 'Önceki sürüme dön'}
    >
      <p>
        {candidate
          ? 'Adayı gören ziyaretçiler yeni açtıkları sayfalarda kararlı sürümü görür.'
          : `Ziyaretçiler yeni açtıkları sayfalarda ${target} görür.`}
      </p>
    </ConfirmDialog>
  );
}
