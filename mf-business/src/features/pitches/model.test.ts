import { describe, expect, it } from 'vitest';
import {
  addPitch,
  addRange,
  draftOf,
  droppedMinutes,
  EMPTY_PITCH,
  EMPTY_RANGE,
  fieldsOf,
  isComplete,
  type PitchDraft,
  settle,
} from './model.ts';
import { endOptions } from './times.ts';

const hours = (start: string, end: string) => ({ start, end });
const pitch = (part: Partial<PitchDraft> = {}): PitchDraft => ({
  ...{ key: 'k', name: 'Saha', capacity: "7'ye 7", price: '1500', workingHours: [], range: EMPTY_RANGE },
  ...part,
});

it.each([
  ['18:00', '22:00', 0],
  ['17:30', '22:00', 30],
  ['22:00', '02:00', 0],
  ['22:30', '02:00', 30],
  ['18:00', '18:30', 30],
  ['18:00', '18:00', 0],
])('%s-%s leaves %i minutes', (start, end, minutes) => {
  expect(droppedMinutes(hours(start, end))).toBe(minutes);
});

it('the ends of a range come in the order after its start, those of the next day say so', () => {
  const labels = endOptions('22:30').map(({ label }) => label);
  expect(labels.slice(0, 4)).toEqual(['23:00', '23:30', '00:00', '00:30 (ertesi gün)']);
  expect(labels.at(-1)).toBe('22:30 (ertesi gün)');
  expect(endOptions('').map(({ label }) => label)).toContain('00:30');
});

describe('a pitch', () => {
  it('is complete with name, capacity and a price', () => {
    expect(isComplete(pitch())).toBe(true);
    for (const part of [{ name: ' ' }, { capacity: ' ' }, { price: '0' }, { price: '' }])
      expect(isComplete(pitch(part))).toBe(false);
  });

  it('is sent trimmed, with its id where it has one', () => {
    const draft = (part: Partial<PitchDraft>) => ({ pitches: [pitch(part)], adding: EMPTY_PITCH });
    const sent = { name: 'Saha', capacity: "7'ye 7", price: 1500, workingHours: [] };
    expect(fieldsOf(draft({ name: ' Saha ', capacity: " 7'ye 7 " }))).toEqual([sent]);
    expect(fieldsOf(draft({ id: 'f1' }))).toEqual([{ id: 'f1', ...sent }]);
    const field = { _id: 'f1', id: 'f1', ...sent };
    expect(fieldsOf(draftOf([field]))).toEqual([{ id: 'f1', ...sent }]);
  });

  it('is added last, and the form for the next one is empty', () => {
    const added = addPitch({ pitches: [pitch()], adding: { name: 'İki', capacity: '5', price: '900' } });
    expect(added?.pitches.map(({ name }) => name)).toEqual(['Saha', 'İki']);
    expect(added?.adding).toEqual(EMPTY_PITCH);
    expect(addPitch({ pitches: [], adding: EMPTY_PITCH })).toBeNull();
  });
});

describe('a range', () => {
  it('may begin when another one ends', () => {
    const next = addRange(pitch({ workingHours: [hours('10:00', '14:00')], range: hours('14:00', '16:00') }));
    expect(next).toMatchObject({
      workingHours: [hours('10:00', '14:00'), hours('14:00', '16:00')],
      range: EMPTY_RANGE,
    });
  });

  it('that was typed by halves or clashes keeps the form from being sent, at its pitch', () => {
    const clash = { workingHours: [hours('18:00', '22:00')], range: hours('20:00', '23:00') };
    const { draft, errors } = settle({
      pitches: [
        pitch(),
        pitch({ range: hours('18:00', '') }),
        pitch(clash),
        pitch({ range: hours('', '22:00') }),
        pitch({ range: hours('09:00', '10:00') }),
      ],
      adding: EMPTY_PITCH,
    });
    expect(errors).toEqual({
      'fields.1.workingHours': 'Lütfen başlangıç ve bitiş saatlerini girin.',
      'fields.2.workingHours':
        '18:00-22:00 ile 20:00-23:00 aralıkları çakışıyor. Lütfen saatlerden birini değiştirin.',
      'fields.3.workingHours': 'Lütfen başlangıç ve bitiş saatlerini girin.',
    });
    expect(draft.pitches[1]?.range).toEqual(hours('18:00', ''));
    expect(draft.pitches[4]?.workingHours).toEqual([hours('09:00', '10:00')]);
  });
});
