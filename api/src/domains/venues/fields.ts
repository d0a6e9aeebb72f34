import type { FieldInput, WorkingHours } from 'mf-shared/contracts/venues';
import { overlappingRanges, parseTime, SLOT_MINUTES, uniqueRanges } from 'mf-shared/schedule';
import { DAY_MINUTES } from 'mf-shared/time';

/** The error of each input, by its path. */
export type FieldErrors = Record<string, string>;

/** The pitches to store: drops duplicate ranges. */
export const tidyFields = (fields: readonly FieldInput[]): FieldInput[] =>
  fields.map((field) => ({ ...field, workingHours: uniqueRanges(field.workingHours) }));

/** Errors that the schema of a single pitch cannot see: repeated names; missing, short or overlapping hours. */
export function fieldErrors(fields: readonly FieldInput[]): FieldErrors {
  const errors: FieldErrors = {};
  const names = new Set<string>();
  for (const [index, field] of fields.entries()) {
    const name = comparable(field.name);
    if (names.has(name)) errors[`fields.${index}.name`] = `“${field.name}” adı iki kez kullanılmış.`;
    names.add(name);
    const hours = hoursError(field.workingHours);
    if (hours) errors[`fields.${index}.workingHours`] = hours;
  }
  return errors;
}

/** Names of two pitches of a venue may not differ by case or spaces alone; `I` and `i` differ in Turkish. */
const comparable = (name: string) => name.replace(/\s+/g, ' ').toLocaleLowerCase('tr');

function hoursError(ranges: readonly WorkingHours[]): string | null {
  if (ranges.length === 0) return 'En az bir çalışma saati ekleyin.';
  const short = ranges.find((range) => minutesOf(range) < SLOT_MINUTES);
  if (short) return `${nameOf(short)} aralığı bir saatten kısa.`;
  const overlap = overlappingRanges(ranges);
  return overlap && `${nameOf(overlap[0])} ile ${nameOf(overlap[1])} saatleri çakışıyor.`;
}

const nameOf = ({ start, end }: WorkingHours) => `${start}-${end}`;

function minutesOf({ start, end }: WorkingHours): number {
  const minutes = parseTime(end) - parseTime(start);
  return minutes > 0 ? minutes : minutes + DAY_MINUTES;
}
