import type { Reservation } from 'mf-shared/contracts/reservations';
import { useEffect, useState } from 'react';
import { cardId } from '../requests/RequestCard.tsx';

/** Scrolls to the card of a request and focuses it, once its list is rendered. */
export function useShownRequest(onShow: () => void) {
  const [wanted, setWanted] = useState<Reservation | null>(null);
  useEffect(() => {
    if (!wanted) return;
    document.getElementById(cardId(wanted))?.focus();
    setWanted(null);
  }, [wanted]);
  return (reservation: Reservation) => {
    onShow();
    setWanted(reservation);
  };
}
