/** Rules of texts, without schemas, so that a page with a field for messages loads no checks of forms. */

export const MAX_MESSAGE = 2000;

/** White space, controls, marks without a letter, and invisible letters. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Whether a text shows anything at all. */
export const hasInk = (text: string): boolean => !INVISIBLE.test(text);
