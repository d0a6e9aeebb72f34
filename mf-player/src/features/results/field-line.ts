import type { Field } from 'mf-shared/contracts/venues';
import { foldTr, formatMoney } from 'mf-shared/format';

/** `Halı 1 (7'e 7) - 1.500 TL` */
export const fieldLine = ({ name, capacity, price }: Pick<Field, 'name' | 'capacity' | 'price'>) =>
  `${name} (${capacity}) - ${formatMoney(price)}`;

/** Whether a venue's name contains the text; ignores case and Turkish letters. */
export const nameHolds = (venueName: string, text: string) => foldTr(venueName).includes(foldTr(text.trim()));
