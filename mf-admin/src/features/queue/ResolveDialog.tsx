import { request } from 'mf-shared/api-client';
import { resolveReport } from 'mf-shared/contracts/calls/reports';
import type { QueueItem } from 'mf-shared/contracts/queue';
import { MAX_REPORT_TEXT, REPORT_OUTCOMES } from 'mf-shared/contracts/reports';
import { findEmpty, trimmed, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextArea } from 'mf-shared/ui/TextArea';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';
import { OUTCOME_NAMES } from './words.ts';

const OUTCOMES = REPORT_OUTCOMES.map((value) => ({ value, label: OUTCOME_NAMES[value] }));

/** Closes a report with a decision and the reason for it. */
export function ResolveDialog({ item, onClose }: { item: QueueItem; onClose: () => void }) {
  const { id, version } = item;
  const resolve = useDeskAct(
    ({ outcome, note }: { outcome: (typeof REPORT_OUTCOMES)[number]; note: string }) =>
      request(resolveReport, { params: { id }, body: { outcome, note, version } }),
    { reads: [keys.queue()], hasForm: true },
  );
  const { form, field, busy, failure } = useForm({
    start: { outcome: '', note: '' },
    prepare: trimmed,
    check: (typed) => findEmpty(typed, { outcome: 'Ne yaptığınızı seçin.', note: 'Gerekçeyi yazın.' }),
    whenTyped: 'clear',
    send: async ({ outcome, note }) => {
      const chosen = REPORT_OUTCOMES.find((one) => one === outcome);
      if (chosen) await resolve.mutateAsync({ outcome: chosen, note });
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Şikâyeti sonuçlandırın"
      size="sm"
      form={form}
      busy={busy}
      submit="Sonuçlandır"
    >
      <SelectField {...field('outcome')} label="Karar" required placeholder="Seçin" options={OUTCOMES} />
      <TextArea
        {...field('note')}
        label="Gerekçe"
        hint="Yalnızca yöneticiler görür; işlem kaydına yazılır."
        required
        maxLength={MAX_REPORT_TEXT}
      />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
