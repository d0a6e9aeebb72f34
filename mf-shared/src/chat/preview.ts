/** `Saha 1, 30 Kasım Pazartesi, 20:30-21:30: `, with which a sentence about a reservation begins. */
const HOUR = /^.+, (\d{1,2} \p{L}+) \p{L}+(?: gecesi)?, (\d{2}:\d{2})-\d{2}:\d{2}: /u;

/** A message as a list shows it: of a sentence about a reservation its short hour and the news, for which it has room. */
export const previewOf = (message: string): string => message.replace(HOUR, '$1 $2: ');
