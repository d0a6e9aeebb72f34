import { request } from 'mf-shared/api-client';
import { orderRefund } from 'mf-shared/contracts/calls/money';
import type { DeskPaymentDetail } from 'mf-shared/contracts/money';
import { MAX_REFUND_REASON, RefundOrder } from 'mf-shared/contracts/refunds';
import { useForm } from 'mf-shared/form';
import { formatMoney } from 'mf-shared/format';
import { TextArea } from 'mf-shared/ui/TextArea';
import { CHANGED_BY } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';
import { RefundDialog } from './RefundDialog.tsx';

type Props = { payment: DeskPaymentDetail; onClose: () => void };

/** Gives money back that nobody asked for. */
export function OrderDialog({ payment: { id, left, venue }, onClose }: Props) {
  const act = useDeskAct((body: RefundOrder) => request(orderRefund, { params: { id }, body }), {
    reads: CHANGED_BY.money,
    hasForm: true,
  });
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
    <RefundDialog
      {...{ venue, form, busy, failure, onClose }}
      title="Talep olmadan iade edilsin mi?"
      submit="İade et"
      amount={text('amount')}
      hint={`En fazla ${formatMoney(left)}.`}
    >
      <TextArea
        {...text('reason')}
        label="Gerekçe"
        required
        maxLength={MAX_REFUND_REASON}
        hint="İşletme bunu bildirimde ve e-postada okur."
      />
    </RefundDialog>
  );
}
