import type { Reservation } from 'mf-shared/contracts/reservations';
import { formatSlot, formatUntil } from 'mf-shared/format';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { lazy, Suspense, useState } from 'react';
import ticket from '../../common/Ticket.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import type { Entry } from './order.ts';
import { ReservationCard } from './ReservationCard.tsx';
import { useCancel } from './useMine.ts';
import { WeekCard } from './WeekCard.tsx';

const ReviewDialog = lazy(async () => ({
  default: (await import('../results/ReviewDialog.tsx')).ReviewDialog,
}));

type Asked = { what: 'cancel' | 'move' | 'review'; about: Reservation };
type Props = {
  entries: readonly Entry[];
  /** Starts (ms) of the matches whose players wait for a rating. */
  rateable?: ReadonlySet<number>;
};

/** The hours of the player, with the dialogs of what can be done about one of them. */
export function Cards({ entries, rateable }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <ul className={ticket.list}>
        {entries.map((entry, at) =>
          entry.reservation ? (
            <ReservationCard
              key={entry.reservation.id}
              reservation={entry.reservation}
              isNext={at === 0}
              isRateable={rateable?.has(entry.startsAt)}
              onCancel={() => setAsked({ what: 'cancel', about: entry.reservation })}
              onMove={() => setAsked({ what: 'move', about: entry.reservation })}
              onReview={() => setAsked({ what: 'review', about: entry.reservation })}
            />
          ) : (
            <WeekCard key={entry.coming.week.id} coming={entry.coming} isNext={at === 0} />
          ),
        )}
      </ul>
      <CancelDialog reservation={asked?.what === 'cancel' ? asked.about : null} onClose={close} />
      {asked?.what === 'move' && <MoveDialog reservation={asked.about} onClose={close} />}
      {asked?.what === 'review' && (
        <Suspense fallback={null}>
          <ReviewDialog
            venue={{ id: asked.about.businessId, businessName: asked.about.businessName }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

function CancelDialog({ reservation, onClose }: { reservation: Reservation | null; onClose: () => void }) {
  const cancel = useCancel();
  const until = reservation?.status === 'approved' ? reservation.cancelUntil : undefined;
  return (
    <ConfirmDialog
      open={reservation !== null}
      onClose={onClose}
      onConfirm={() => reservation && cancel.mutateAsync(reservation)}
      title="Rezervasyonu iptal et"
      confirmLabel="İptal Et"
    >
      {reservation && (
        <p>
          <b>{reservation.businessName}</b>, {reservation.fieldName}: {formatSlot(reservation)}. Bu saat hemen
          başkalarına açılır.
          {until !== undefined && ` ${formatUntil(until)} iptal edebilirsiniz.`}
        </p>
      )}
    </ConfirmDialog>
  );
}
