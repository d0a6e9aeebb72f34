import { request } from 'mf-shared/api-client';
import { exportMoney } from 'mf-shared/contracts/calls/money';
import { MoneyPeriod } from 'mf-shared/contracts/money';
import { useForm } from 'mf-shared/form';
import { saveFile } from 'mf-shared/save-file';
import { istanbulDate } from 'mf-shared/schedule';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { TextField } from 'mf-shared/ui/TextField';
import styles from './Money.module.css';

/** Downloads the invoices of some days, of this month by default, as a table. */
export function ExportForm() {
  const today = istanbulDate(Date.now());
  const { form, text, busy, failure } = useForm({
    start: { from: `${today.slice(0, 8)}01`, to: today },
    check: MoneyPeriod,
    whenTyped: 'clear',
    send: async (query) => saveFile(await request(exportMoney, { query })),
  });
  return (
    <Disclosure summary="CSV olarak indir">
      <form {...form} className={styles.filters}>
        <TextField {...text('from')} label="İlk gün" type="date" required />
        <TextField {...text('to')} label="Son gün" type="date" required />
        <Button type="submit" variant="secondary" busy={busy}>
          İndir
        </Button>
      </form>
      <p className={styles.muted}>Kimin indirdiği işlem kaydına yazılır.</p>
      {failure && <Alert tone="danger">{failure}</Alert>}
    </Disclosure>
  );
}
