import type { Tournament } from 'mf-shared/contracts/tournaments';
import { formatMoney } from 'mf-shared/format';

/** `Ücretsiz`, `1.500 TL` */
export const feeText = (fee: number) => (fee === 0 ? 'Ücretsiz' : formatMoney(fee));

/** `3/16 yer dolu` */
export const placesText = ({ participants, capacity }: Tournament) =>
  `${participants.length}/${capacity} yer dolu`;
