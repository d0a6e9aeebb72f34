import { request } from 'mf-shared/api-client';
import { removeContent } from 'mf-shared/contracts/calls/removals';
import { APPEAL_DAYS, type Content, REMOVABLE_NAMES, type RemovalInput } from 'mf-shared/contracts/removals';
import { REPORT_REASONS } from 'mf-shared/contracts/reports';
import { type Errors, findEmpty, trimmed, useForm } from 'mf-shared/form';
import { REASON_NAMES } from 'mf-shared/safety/reasons';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { SelectField } from 'mf-shared/ui/SelectField';
import { CHANGED_BY } from '../../common/keys.ts';
import { ReasonField } from '../../common/ReasonField.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';

const CATEGORIES = REPORT_REASONS.map((value) => ({ value, label: REASON_NAMES[value] }));

type Props = {
  /** What can be removed; the admin chooses where there are several. */
  contents: readonly Content[];
  /** The report that is closed along with it, and the version of its item. */
  report?: { reportId: string; version: number };
  onClose: () => void;
};

/** Asks why something is removed, and removes it. */
export function RemoveDialog({ contents, report, onClose }: Props) {
  const remove = useDeskAct((body: RemovalInput) => request(removeContent, { body }), {
    reads: CHANGED_BY.removal,
    hasForm: true,
  });
  const only = contents.length === 1 ? contents[0] : undefined;
  const { form, field, text, busy, failure } = useForm({
    start: { type: only?.type ?? '', category: '', reason: '' },
    prepare: trimmed,
    check: (typed): Errors =>
      findEmpty(typed, {
        type: 'Neyi kaldıracağınızı seçin.',
        category: 'Bir neden seçin.',
        reason: 'Gerekçeyi yazın.',
      }),
    whenTyped: 'clear',
    send: async ({ type, category, reason }) => {
      const subject = contents.find((one) => one.type === type);
      const chosen = REPORT_REASONS.find((one) => one === category);
      if (!subject || !chosen) return;
      const { id } = subject;
      await remove.mutateAsync({ subject: { type: subject.type, id }, category: chosen, reason, ...report });
      onClose();
    },
  });
  return (
    <FormDialog
      title={only ? `${REMOVABLE_NAMES[only.type]} kaldırılsın mı?` : 'Ne kaldırılsın?'}
      size="sm"
      form={form}
      busy={busy}
      submit="Kaldır"
      variant="danger"
      onClose={onClose}
    >
      <p>
        İçerik herkes için hemen kaybolur, yöneticilerde saklı kalır. Sahibine nedeni bildirilir;{' '}
        {APPEAL_DAYS} gün içinde itiraz edebilir.
        {report && ' Şikâyet de sonuçlanır ve şikâyet edene haber verilir.'}
      </p>
      {!only && (
        <SelectField
          {...field('type')}
          label="İçerik"
          required
          placeholder="Seçin"
          options={contents.map(({ type }) => ({ value: type, label: REMOVABLE_NAMES[type] }))}
        />
      )}
      <SelectField {...field('category')} label="Neden" required placeholder="Seçin" options={CATEGORIES} />
      <ReasonField {...text('reason')} hint="İçeriğin sahibi bunu okur; işlem kaydına da yazılır." />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
