import { request } from 'mf-shared/api-client';
import { approveRefund } from 'mf-shared/contracts/calls/money';
import { type DeskRefund, RefundApproval } from 'mf-shared/contracts/refunds';
import { useForm } from 'mf-shared/form';
import { formatMoney } from 'mf-shared/format';
import { CHANGED_BY } from '../../common/keys.ts';
import { useDeskAct } from '../../common/useDeskAct.ts';
import { RefundDialog } from './RefundDialog.tsx';

type Props = { refund: DeskRefund; onClose: () => void };

/** Approves a request, for the whole sum or a part of it. */
export function ApproveDialog({ refund: { id, amount, payment, venue }, onClose }: Props) {
  const act = useDeskAct((sum: number) => request(approveRefund, { params: { id }, body: { amount: sum } }), {
    reads: CHANGED_BY.money,
    hasForm: true,
  });
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
    <RefundDialog
      {...{ venue, form, busy, failure, onClose }}
      title="İade onaylansın mı?"
      submit="Onayla ve iade et"
      amount={text('amount')}
      hint={`Bu ödemeden en fazla ${formatMoney(payment.left)} iade edilebilir.`}
    />
  );
}
