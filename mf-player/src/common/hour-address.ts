/** One hour of one pitch, as in an address. */
export type Choice = { fieldId: string; date: string; timeSlot: string };

const SEPARATOR = '~';

/** `<fieldId>~2026-11-20~21:00-22:00` */
export const writeChoice = ({ fieldId, date, timeSlot }: Choice) => [fieldId, date, timeSlot].join(SEPARATOR);

/** The address of a venue's week with the request for one hour open. */
export const hourAddress = (businessId: string, hour: Choice) =>
  `/available-slots?${new URLSearchParams({ businessId, slot: writeChoice(hour) })}`;

/** The address of a venue's week with the line for one taken hour open. */
export const lineAddress = (businessId: string, hour: Choice) =>
  `/available-slots?${new URLSearchParams({ businessId, line: writeChoice(hour) })}`;

/** Reads the text that `writeChoice` wrote; null for any other text. */
export function readChoice(text: string | null): Choice | null {
  const [fieldId, date, timeSlot] = text?.split(SEPARATOR) ?? [];
  return fieldId && date && timeSlot ? { fieldId, date, timeSlot } : null;
}
