import { useQuery } from '@tanstack/react-query';
import type { SuspensionPreview } from 'mf-shared/contracts/desk';
import { CheckboxField } from 'mf-shared/ui/CheckboxField';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useState } from 'react';
import { ReasonDialog } from '../../common/ReasonDialog.tsx';
import { useAct, type Whose } from './acts.ts';
import { BookingList } from './BookingList.tsx';
import { suspensionQuery } from './queries.ts';

type Props = { whose: Whose; name: string; onClose: () => void };

const EFFECT = {
  player: 'giriş yapamaz, bütün cihazlarda oturumu kapanır ve aramada görünmez.',
  venue: 'aramadan ve haftalık tablodan kalkar, ekibi giriş yapamaz.',
};

/** Shows what a suspension ends, and asks for its reason. */
export function SuspendDialog({ whose, name, onClose }: Props) {
  const act = useAct(whose);
  const preview = useQuery(suspensionQuery(whose));
  const [bar, setBar] = useState(false);
  return (
    <ReasonDialog
      title="Hesap askıya alınsın mı?"
      submit="Askıya al"
      variant="danger"
      hint="Hesabın sahibi bunu e-postada ve giriş yapmak istediğinde okur."
      onClose={onClose}
      onSend={(reason) => act.mutateAsync({ act: 'suspend', input: { reason, bar } })}
    >
      <p>
        <b>{name}</b> {EFFECT[whose.kind]}
      </p>
      {preview.error ? (
        <ErrorState message={preview.error.message} query={preview} />
      ) : preview.data ? (
        <Ending preview={preview.data} whose={whose} />
      ) : (
        <Skeleton height="6rem" />
      )}
      <CheckboxField
        label="E-postası ve telefonuyla yeni hesap açılamasın"
        checked={bar}
        onChange={(event) => setBar(event.target.checked)}
      />
    </ReasonDialog>
  );
}

function Ending({ preview, whose }: { preview: SuspensionPreview; whose: Whose }) {
  const { reservations, subscriptions, waiting, bookings } = preview;
  if (reservations + subscriptions + waiting === 0) return <p>İptal edilecek bir rezervasyon yok.</p>;
  const told = whose.kind === 'player' ? 'İşletmelere' : 'Oyunculara';
  return (
    <>
      <p>
        {reservations} rezervasyon, {subscriptions} abonelik ve {waiting} bekleme kaydı iptal edilir. {told}{' '}
        haber verilir; iptal edilenler sonradan geri gelmez.
      </p>
      <BookingList bookings={bookings} of={whose.kind} />
    </>
  );
}
