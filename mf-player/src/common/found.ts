import { thanSuffix } from 'mf-shared/format';

/** `12 saha bulundu`, `30'dan fazla saha bulundu` */
export const foundText = (count: number, hasMore: boolean, what: string): string =>
  `${count}${hasMore ? `'${thanSuffix(count)} fazla` : ''} ${what} bulundu`;
