import { request } from 'mf-shared/api-client';
import { orderRefund } from 'mf-shared/contracts/calls/money';
import type { DeskPaymentDetail } from 'mf-shared/contracts/money';
import { MAX_REFUND_REASON, RefundOrder } from 'mf-shared/contracts/refunds';
import { useForm } from 'mf-shared/form';
import { formatMoney } from 'mf-shared/format';
import { Alert } from 'mf-shared/ui/Alert';
import { FormDialog } from 'mf-shared/ui/FormDialog';
import { TextArea } from 'mf-shared/ui/TextArea';
import { TextField } from 'mf-shared/ui/TextField';
import { useMoneyAct } from './useMoneyAct.ts';

type Props = { payment: DeskPaymentDetail; onClose: () => void };

/** Gives money back that nobody asked for. */
export function OrderDialog({ payment: { id, left, venue }, onClose }: Props) {
  const act = useMoneyAct((body: RefundOrder) => request(orderRefund, { params: { id }, body }));
  const { form, text, busy, failure } = useForm({
    start: { amount: String(left), reason: '' },
    check: RefundOrder,
    whenTyped: 'clear',
    send: async ({ amount, reason }) => {
      await act.mutateAsync({ amount: Number(amount), reason });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Talep olmadan iade edilsin mi?"
      size="sm"
      form={form}
      busy={busy}
      submit="İade et"
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
        hint={`En fazla ${formatMoney(left)}.`}
      />
      <TextArea
        {...text('reason')}
        label="Gerekçe"
        required
        maxLength={MAX_REFUND_REASON}
        hint="İşletme bunu bildirimde ve e-postada okur."
      />
      {failure && <Alert tone="danger">{failure}</Alert>}
    </FormDialog>
  );
}
