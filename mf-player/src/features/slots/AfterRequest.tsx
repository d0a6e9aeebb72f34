import { useMutationState } from '@tanstack/react-query';
import type { ReservationAnswer } from 'mf-shared/contracts/reservations';
import type { PushOfferProps } from 'mf-shared/notifications/PushOffer';
import { LatePart, lazyPart } from 'mf-shared/ui/LatePart';
import type * as z from 'zod/mini';
import { reserveKey } from './useReserve.ts';
import styles from './WeekSection.module.css';

const offer = lazyPart<PushOfferProps>(async () => ({
  default: (await import('mf-shared/notifications/PushOffer')).PushOffer,
}));

type Answer = Partial<z.infer<typeof ReservationAnswer>>;

/** What is offered once a request waits for the venue; also after it was sent together with a registration. */
export function AfterRequest({ venueId }: { venueId: string }) {
  const sent = useMutationState<Answer | undefined>({
    filters: { mutationKey: reserveKey(venueId), status: 'success' },
    select: ({ state }) => state.data as Answer | undefined,
  });
  if (!sent.some((answer) => answer?.reservation?.status === 'pending')) return null;
  return (
    <LatePart renew={offer.renew} message="Bildirim önerisi açılamadı." fallback={null}>
      {() => {
        const PushOffer = offer.current();
        return (
          <PushOffer title="Onaylanınca haber verelim mi?" className={styles.gone}>
            İşletme yanıtladığında, site kapalıyken de bu tarayıcıya bildirim gelir.
          </PushOffer>
        );
      }}
    </LatePart>
  );
}
