import { VAT_PERCENT } from 'mf-shared/contracts/invoices';

/** The VAT in a sum that includes it (TL), in whole kuruş. */
export const vatIn = (lira: number): number => Math.round((lira * 100 * VAT_PERCENT) / (100 + VAT_PERCENT));
