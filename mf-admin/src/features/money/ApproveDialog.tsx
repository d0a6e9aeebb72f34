import { request } from 'mf-shared/api-client';
import { approveRefund } from 'mf-shared/contracts/calls/money';
import { type DeskRefund, RefundApproval } from 'mf-shared/contracts/refunds';
import { useForm } from 'mf-shared/form';
import { formatMoney } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { TextField } from 'mf-shared/ui/TextField';
import { useMoneyAct } from './useMoneyAct.ts';

type Props = { refund: DeskRefund; onClose: () => void };

/** Approves a request, for the whole sum or a part of it. */
export function ApproveDialog({ refund: { id, amount, payment, venue }, onClose }: Props) {
  const act = useMoneyAct((sum: number) => request(approveRefund, { params: { id }, body: { amount: sum } }));
  const { form, text, busy, failure } = useForm({
    start: { amount: String(amount) },
    check: RefundApproval,
    whenTyped: 'clear',
    send: async (typed) => {
      await act.mutateAsync(Number(typed.amount));
      onClose();
    },
  });
  return (
    <FormDialog
      title="İade onaylansın mı?"
      size="sm"
      form={form}
      busy={busy}
      submit="Onayla ve iade et"
      onClose={onClose}
      className="stack gap-4"
    >
      <p>
        {venue.name} ödediği karta iade alır ve bu ödemenin kullanılmamış günleri hizmet süresinden düşer.
        Geri alınamaz.
      </p>
      <TextField
        {...text('amount')}
        label="İade tutarı"
        inputMode="numeric"
        suffix="TL"
        required
        hint={`Bu ödemeden en fazla ${formatMoney(payment.left)} iade edilebilir.`}
      />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
