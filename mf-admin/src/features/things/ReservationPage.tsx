import { useQuery } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { deskCancelReservation } from 'mf-shared/contracts/calls/desk-things';
import type { DeskReservation } from 'mf-shared/contracts/desk-things';
import { formatMoney, formatSlot } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { CHANGED_BY } from '../../common/keys.ts';
import { PartyLink } from '../../common/PartyLink.tsx';
import { ReasonDialog } from '../../common/ReasonDialog.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';
import { reservationQuery } from './queries.ts';
import { ThingPage } from './ThingPage.tsx';

const CAME = { played: 'Oyuncu geldi', no_show: 'Oyuncu gelmedi' };

/** A reservation, for the admins. */
export function ReservationPage() {
  const { id = '' } = useParams();
  const [asking, setAsking] = useState<DeskReservation | null>(null);
  return (
    <>
      <ThingPage
        key={id}
        kind="Rezervasyon"
        query={useQuery(reservationQuery(id))}
        titleOf={formatSlot}
        acts={(one) =>
          one.canCancel && (
            <Button size="sm" variant="danger" onClick={() => setAsking(one)}>
              Rezervasyonu iptal et
            </Button>
          )
        }
        facts={(one) => <Facts one={one} />}
      />
      {asking && <CancelDialog one={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

const Facts = ({ one }: { one: DeskReservation }) => (
  <>
    <dt>Oyuncu</dt>
    <dd>
      <PartyLink {...one.player} />
    </dd>
    <dt>İşletme</dt>
    <dd>
      <PartyLink {...one.venue} />
    </dd>
    <dt>Saha</dt>
    <dd>{one.fieldName}</dd>
    <dt>Ücret</dt>
    <dd>{formatMoney(one.price)}, tesiste ödenir</dd>
    {one.moves > 0 && (
      <>
        <dt>Taşıma</dt>
        <dd>{one.moves} kez başka saate taşındı</dd>
      </>
    )}
    {one.attendance && (
      <>
        <dt>Katılım</dt>
        <dd>{CAME[one.attendance]}</dd>
      </>
    )}
    {one.waiting > 0 && (
      <>
        <dt>Bekleyenler</dt>
        <dd>Bu saat için sırada {one.waiting} oyuncu var</dd>
      </>
    )}
  </>
);

/** Says who is told and who gets the hour, and asks for the reason. */
function CancelDialog({ one, onClose }: { one: DeskReservation; onClose: () => void }) {
  const { id, version, player, venue, waiting } = one;
  const cancel = useDeskAct(
    (reason: string) => request(deskCancelReservation, { params: { id }, body: { reason, version } }),
    { reads: CHANGED_BY.thing, hasForm: true },
  );
  return (
    <ReasonDialog
      title="Rezervasyon iptal edilsin mi?"
      submit="İptal et"
      variant="danger"
      hint="Oyuncu ve işletme bunu bildirimde okur; işlem kaydına da yazılır."
      onClose={onClose}
      onSend={cancel.mutateAsync}
    >
      <p>
        <b>
          {formatSlot(one)}, {one.fieldName}
        </b>{' '}
        iptal edilir ve geri alınamaz. {player.name} ile {venue.name} haber alır.
      </p>
      <p>
        {waiting > 0
          ? `Saat, sırada bekleyen ${waiting} oyuncudan ilkine önerilir.`
          : 'Saat yeniden herkese açılır.'}
      </p>
    </ReasonDialog>
  );
}
