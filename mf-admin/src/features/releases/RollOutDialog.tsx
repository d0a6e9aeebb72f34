import { request } from 'mf-shared/api-client';
import { rollOut } from 'mf-shared/contracts/calls/releases';
import type { RemoteReleases } from 'mf-shared/contracts/releases';
import { findEmpty, trimmed, useForm } from 'mf-shared/form';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { keys } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';

/** Gives a share of the visitors another version. */
export function RollOutDialog({ releases, onClose }: { releases: RemoteReleases; onClose: () => void }) {
  const { name, title, counter, stable, candidate, versions } = releases;
  const act = useDeskAct(
    (typed: { version: string; share: string }) =>
      request(rollOut, { params: { name }, body: { counter, ...typed } }),
    { reads: [keys.releases()], hasForm: true },
  );
  const { form, field, text, busy, failure } = useForm({
    start: { version: candidate?.version ?? '', share: String(candidate?.share ?? 10) },
    prepare: (typed) => {
      const { share, ...rest } = trimmed(typed);
      return { ...rest, share: share.replace(',', '.') };
    },
    check: (typed) => findEmpty(typed, { version: 'Bir sürüm seçin.', share: 'Payı yazın.' }),
    whenTyped: 'clear',
    send: async (typed) => {
      await act.mutateAsync(typed);
      onClose();
    },
  });
  const options = versions
    .filter((one) => one.version !== stable && !one.tooNew)
    .map(({ version }) => ({ value: version, label: version }));
  return (
    <FormDialog
      title={`${title}: aday sürüm`}
      size="sm"
      form={form}
      busy={busy}
      submit="Yayımla"
      onClose={onClose}
    >
      <SelectField {...field('version')} label="Sürüm" required placeholder="Seçin" options={options} />
      <TextField
        {...text('share')}
        label="Ziyaretçilerin yüzde kaçı görsün?"
        prefix="%"
        inputMode="decimal"
        required
        hint="0 ile 100 arasında. Payı büyütürseniz adayı gören ziyaretçiler görmeye devam eder."
      />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
