import { ApiError, request } from 'mf-shared/api-client';
import { BAR_DAYS, BAR_KINDS, BarInput, type BarKind } from 'mf-shared/contracts/bars';
import { addBar } from 'mf-shared/contracts/calls/bars';
import { apiText } from 'mf-shared/error-text';
import { trimmed, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { CHANGED_BY } from '../../common/keys.ts';
import { ReasonField } from '../../common/ReasonField.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';

const FAILED = 'Engel eklenemedi. Lütfen tekrar deneyin.';
const KINDS = Object.entries(BAR_KINDS).map(([value, label]) => ({ value, label }));
const DAYS = [
  { value: '', label: 'Süresiz' },
  ...Object.entries(BAR_DAYS).map(([value, label]) => ({ value, label })),
];

/** Asks what is barred, for how long, and why. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const add = useDeskAct((body: BarInput) => request(addBar, { body }), {
    reads: CHANGED_BY.bar,
    hasForm: true,
    done: () => 'Engel eklendi.',
  });
  const { form, text, field, values, busy, failure } = useForm({
    start: { kind: 'email', value: '', days: '', reason: '' },
    prepare: trimmed,
    check: BarInput,
    whenTyped: 'clear',
    // What stands at a field needs no second place.
    failed: (error) => (error instanceof ApiError && error.fields.value ? '' : apiText(error, FAILED)),
    send: async (typed) => {
      await add.mutateAsync(BarInput.parse(typed));
      onClose();
    },
  });
  const isEmail = (values.kind as BarKind) === 'email';
  return (
    <FormDialog title="Ne engellensin?" size="sm" form={form} busy={busy} submit="Engelle" onClose={onClose}>
      <SelectField {...field('kind')} label="Tür" options={KINDS} />
      <TextField
        {...text('value')}
        label={BAR_KINDS[isEmail ? 'email' : 'phone']}
        type={isEmail ? 'email' : 'tel'}
        autoComplete="off"
        required
        hint="Bu bilgiyle açılmış bir hesap varsa açık kalır; onu kendi sayfasından askıya alabilirsiniz."
      />
      <SelectField {...field('days')} label="Süre" options={DAYS} />
      <ReasonField {...text('reason')} />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
