import { Download } from 'lucide-react';
import { request } from 'mf-shared/api-client';
import { exportMoney } from 'mf-shared/contracts/calls/money';
import { MoneyPeriod } from 'mf-shared/contracts/money';
import { useForm } from 'mf-shared/form';
import { saveFile } from 'mf-shared/save-file';
import { istanbulDate } from 'mf-shared/schedule';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { TextField } from 'mf-shared/ui/TextField';
import { useState } from 'react';

/** Downloads the invoices of some days as a table. */
export function ExportButton() {
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button
        size="sm"
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        CSV indir
      </Button>
      {isAsking && <ExportDialog onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Asks for the days, by default those of this month. */
function ExportDialog({ onClose }: { onClose: () => void }) {
  const today = istanbulDate(Date.now());
  const { form, text, busy, failure } = useForm({
    start: { from: `${today.slice(0, 8)}01`, to: today },
    check: MoneyPeriod,
    whenTyped: 'clear',
    send: async (query) => {
      saveFile(await request(exportMoney, { query }));
      onClose();
    },
  });
  return (
    <FormDialog
      title="Hangi günlerin faturaları?"
      size="sm"
      form={form}
      busy={busy}
      submit="İndir"
      onClose={onClose}
    >
      <TextField {...text('from')} label="İlk gün" type="date" required />
      <TextField {...text('to')} label="Son gün" type="date" required />
      <p>Kimin indirdiği işlem kaydına yazılır.</p>
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
