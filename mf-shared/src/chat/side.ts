import type { Party } from '../contracts/messages.ts';

/** Name of a call for the side that asks: players use the plain one, businesses `…-business`. */
export const sidePath = (side: Party, call: string): string =>
  `messages/${call}${side === 'Business' ? '-business' : ''}`;
