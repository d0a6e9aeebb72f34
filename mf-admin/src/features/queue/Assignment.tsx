import { useQuery } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { giveBackItem, handOverItem, takeItem } from 'mf-shared/contracts/calls/queue';
import type { QueueItem } from 'mf-shared/contracts/queue';
import { findEmpty, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { Panel } from 'mf-shared/ui/Panel';
import { SelectField } from 'mf-shared/ui/SelectField';
import { useState } from 'react';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';
import { colleaguesQuery } from './queries.ts';

/** Who works on an item, and the buttons that change it. The API refuses whoever may not. */
export function Assignment({ item }: { item: QueueItem }) {
  const { id, version, assignee, state } = item;
  const [isHanding, setHanding] = useState(false);
  const take = useDeskAct(() => request(takeItem, { params: { id }, body: { version } }), {
    reads: [keys.queue()],
  });
  const giveBack = useDeskAct(() => request(giveBackItem, { params: { id }, body: { version } }), {
    reads: [keys.queue()],
  });
  const who = assignee ? `${assignee.name} ${state === 'done' ? 'sonuçlandırdı.' : 'ilgileniyor.'}` : null;
  if (state === 'done') return who && <Panel title="Kim ilgilendi?">{who}</Panel>;
  return (
    <Panel title="Kim ilgileniyor?">
      <div className="row wrap items-center apart gap-3">
        <p>{who ?? 'Bu kayıtla henüz kimse ilgilenmiyor.'}</p>
        <div className="row wrap gap-2">
          {assignee ? (
            <Button size="sm" variant="secondary" busy={giveBack.isPending} onClick={() => giveBack.mutate()}>
              Bırak
            </Button>
          ) : (
            <Button size="sm" variant="secondary" busy={take.isPending} onClick={() => take.mutate()}>
              Üzerime al
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => setHanding(true)}>
            Devret
          </Button>
        </div>
      </div>
      {isHanding && <HandOverDialog item={item} onClose={() => setHanding(false)} />}
    </Panel>
  );
}

function HandOverDialog({ item, onClose }: { item: QueueItem; onClose: () => void }) {
  const { id, version } = item;
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const handOver = useDeskAct(
    (adminId: string) => request(handOverItem, { params: { id }, body: { version, adminId } }),
    { reads: [keys.queue()], hasForm: true },
  );
  const { form, field, busy, failure } = useForm({
    start: { adminId: '' },
    check: (typed) => findEmpty(typed, { adminId: 'Bir yönetici seçin.' }),
    whenTyped: 'clear',
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
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
