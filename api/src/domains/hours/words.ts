import { foldTr } from 'mf-shared/format';

/** Words of nearly every venue's name or address, which tell nothing. */
const COMMON = new Set(
  'hali saha sahasi spor tesisi tesisleri mah mahalle mahallesi cad cadde caddesi sok sokak sokagi bulvar bulvari no'.split(
    ' ',
  ),
);

/** The words of a text by which a venue is found: folded, each once. */
export const wordsOf = (text: string): string[] =>
  [...new Set(foldTr(text).match(/[a-z0-9]{2,}/g) ?? [])].filter((word) => !COMMON.has(word));

/** The first text that does not begin with this one. */
export const afterPrefix = (prefix: string): string => `${prefix}\uffff`;
