import type { Field, FieldInput, WorkingHours } from 'mf-shared/contracts/venues';
import { overlappingRanges, slotsOf, uniqueRanges } from 'mf-shared/schedule';

export const MISSING_PITCH = 'Lütfen saha adı, kapasite ve fiyatı girin.';
export const MISSING_RANGE = 'Lütfen başlangıç ve bitiş saatlerini girin.';

/** A pitch as typed: the price is text, `range` is not added yet. */
export type PitchDraft = {
  key: string;
  id?: string;
  name: string;
  capacity: string;
  price: string;
  workingHours: WorkingHours[];
  range: WorkingHours;
};
export type NewPitch = Pick<PitchDraft, 'name' | 'capacity' | 'price'>;
export type PitchesDraft = { pitches: PitchDraft[]; adding: NewPitch };

export const EMPTY_RANGE: WorkingHours = { start: '', end: '' };
export const EMPTY_PITCH: NewPitch = { name: '', capacity: '', price: '' };
export const NO_PITCHES: PitchesDraft = { pitches: [], adding: EMPTY_PITCH };

export const draftOf = (fields: readonly Field[]): PitchesDraft => ({
  adding: EMPTY_PITCH,
  pitches: fields.map(({ id, name, capacity, price, workingHours }) => ({
    key: id,
    id,
    name,
    capacity,
    price: String(price),
    workingHours,
    range: EMPTY_RANGE,
  })),
});

export const fieldsOf = ({ pitches }: PitchesDraft): FieldInput[] =>
  pitches.map(({ id, name, capacity, price, workingHours }) => ({
    ...(id ? { id } : {}),
    name: name.trim(),
    capacity: capacity.trim(),
    price: Number(price),
    workingHours,
  }));

export const isComplete = (pitch: NewPitch) =>
  pitch.name.trim() !== '' && pitch.capacity.trim() !== '' && Number(pitch.price) > 0;

/** The draft with its new pitch in the list; null while name, capacity or price is missing. */
export function addPitch({ pitches, adding }: PitchesDraft): PitchesDraft | null {
  if (!isComplete(adding)) return null;
  const pitch = { ...adding, key: crypto.randomUUID(), workingHours: [], range: EMPTY_RANGE };
  return { pitches: [...pitches, pitch], adding: EMPTY_PITCH };
}

/** The pitch with its typed range added; an identical one is ignored, an overlapping one refused. */
export function addRange(pitch: PitchDraft): PitchDraft | { error: string } {
  if (!pitch.range.start || !pitch.range.end) return { error: MISSING_RANGE };
  const workingHours = uniqueRanges([...pitch.workingHours, pitch.range]);
  const clash = overlappingRanges(workingHours);
  if (clash) {
    const [a, b] = clash.map(rangeText);
    return { error: `${a} ile ${b} aralıkları çakışıyor. Lütfen saatlerden birini değiştirin.` };
  }
  return { ...pitch, workingHours, range: EMPTY_RANGE };
}

export const rangeText = ({ start, end }: WorkingHours) => `${start}-${end}`;

/** Minutes at the end of a range that are less than an hour and cannot be reserved. */
export function droppedMinutes(range: WorkingHours): number {
  const last = slotsOf([range]).at(-1);
  const [hours = 0, minutes = 0] = range.end.split(':').map(Number);
  const [startHours = 0, startMinutes = 0] = range.start.split(':').map(Number);
  const length = (hours * 60 + minutes - startHours * 60 - startMinutes + 1440) % 1440;
  return last ? length % 60 : length;
}

/**
 * Adds what was typed but not yet added, so that the last button does not lose it. `errors` has the paths of the
 * contract: `fields.new` and `fields.0.workingHours`.
 */
export function settle(draft: PitchesDraft): { draft: PitchesDraft; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const typed = Object.values(draft.adding).some((text) => text.trim() !== '');
  const added = typed ? addPitch(draft) : draft;
  if (!added) errors['fields.new'] = MISSING_PITCH;
  const { pitches, adding } = added ?? draft;
  const settled = pitches.map((pitch, index) => {
    if (!pitch.range.start && !pitch.range.end) return pitch;
    const next = addRange(pitch);
    if (!('error' in next)) return next;
    errors[`fields.${index}.workingHours`] = next.error;
    return pitch;
  });
  return { draft: { pitches: settled, adding }, errors };
}
