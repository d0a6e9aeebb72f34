import type { Reservation } from 'mf-shared/contracts/reservations';
import { useEffect, useState } from 'react';
import { cardId } from '../requests/RequestCard.tsx';

/** Brings the card of a request into view and gives it the focus, once the list that holds it is drawn. */
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
