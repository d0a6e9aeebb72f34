import { request } from 'mf-shared/api-client';
import { refuseRefund } from 'mf-shared/contracts/calls/money';
import type { DeskRefund } from 'mf-shared/contracts/refunds';
import { CHANGED_BY } from '../../common/keys.ts';
import { ReasonDialog } from '../../common/ReasonDialog.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';

type Props = { refund: DeskRefund; onClose: () => void };

/** Refuses a request; the venue reads why. */
export function RefuseDialog({ refund: { id, venue }, onClose }: Props) {
  const act = useDeskAct((reason: string) => request(refuseRefund, { params: { id }, body: { reason } }), {
    reads: CHANGED_BY.money,
    hasForm: true,
  });
  return (
    <ReasonDialog
      title="İade talebi reddedilsin mi?"
      submit="Talebi reddet"
      variant="danger"
      hint="İşletme bunu bildirimde, e-postada ve destek sayfasında okur."
      onClose={onClose}
      onSend={(reason) => act.mutateAsync(reason)}
    >
      <p>{venue.name} iade almaz; hizmet süresi olduğu gibi kalır.</p>
    </ReasonDialog>
  );
}
