import { useQuery } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { giveBackItem, handOverItem, takeItem } from 'mf-shared/contracts/calls/queue';
import type { QueueItem } from 'mf-shared/contracts/queue';
import { findEmpty, useForm } from 'mf-shared/form';
import { Button } from 'mf-shared/ui/Button';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { SelectField } from 'mf-shared/ui/SelectField';
import { useState } from 'react';
import { colleaguesQuery } from './queries.ts';
import { useAct } from './useAct.ts';

/** Who works on an item, and the buttons that change it. The API refuses whoever may not. */
export function Assignment({ item }: { item: QueueItem }) {
  const { id, version, assignee, state } = item;
  const [isHanding, setHanding] = useState(false);
  const take = useAct(() => request(takeItem, { params: { id }, body: { version } }));
  const giveBack = useAct(() => request(giveBackItem, { params: { id }, body: { version } }));
  const who = assignee ? `${assignee.name} ${state === 'done' ? 'sonuçlandırdı.' : 'ilgileniyor.'}` : null;
  if (state === 'done') return who && <p>{who}</p>;
  return (
    <>
      <p>{who ?? 'Bu kayıtla henüz kimse ilgilenmiyor.'}</p>
      <div className="row wrap gap-2">
        {assignee ? (
          <Button variant="secondary" busy={giveBack.isPending} onClick={() => giveBack.mutate(undefined)}>
            Geri bırak
          </Button>
        ) : (
          <Button busy={take.isPending} onClick={() => take.mutate(undefined)}>
            Üzerime al
          </Button>
        )}
        <Button variant="secondary" onClick={() => setHanding(true)}>
          Devret
        </Button>
      </div>
      {isHanding && <HandOverDialog item={item} onClose={() => setHanding(false)} />}
    </>
  );
}

function HandOverDialog({ item, onClose }: { item: QueueItem; onClose: () => void }) {
  const { id, version } = item;
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const handOver = useAct((adminId: string) =>
    request(handOverItem, { params: { id }, body: { version, adminId } }),
  );
  const { form, field, busy } = useForm({
    start: { adminId: '' },
    check: (typed) => findEmpty(typed, { adminId: 'Bir yönetici seçin.' }),
    whenTyped: 'clear',
    failed: 'Kayıt devredilemedi. Lütfen tekrar deneyin.',
    send: async ({ adminId }) => {
      await handOver.mutateAsync(adminId);
      onClose();
    },
  });
  const options = colleagues
    .filter((one) => one.id !== item.assignee?.id)
    .map((one) => ({ value: one.id, label: one.name }));
  return (
    <FormDialog
      onClose={onClose}
      title="Kaydı kime devredeceksiniz?"
      size="sm"
      form={form}
      busy={busy}
      submit="Devret"
    >
      <SelectField {...field('adminId')} label="Yönetici" required placeholder="Seçin" options={options} />
    </FormDialog>
  );
}
