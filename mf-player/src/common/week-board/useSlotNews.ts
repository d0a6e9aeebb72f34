import { useEffect, useRef, useState } from 'react';
import {
  type BoardField,
  columnsOf,
  isNight,
  type SlotState,
  slotLabel,
  slotState,
} from './weekBoardModel.ts';

type Known = Map<string, { state: SlotState; label: string }>;

const NEWS: Partial<Record<SlotState, string>> = {
  free: 'boşaldı',
  taken: 'doldu',
  subscription: 'doldu',
  waiting: 'sizin için ayrıldı, onay bekliyor',
  mine: 'sizin',
  offered: 'boşaldı ve kısa bir süre için size ayrıldı',
};

/**
 * The changes since the last data: a sentence for the polite live region, and the keys of the changed tiles. Another
 * week has other keys, so paging announces nothing. The tile `unsettled` (its key) is announced once it is settled, so
 * a refused request is no news.
 */
export function useSlotNews(
  fields: readonly BoardField[],
  unsettled: string | null = null,
): { news: string; changed: ReadonlySet<string> } {
  const known = useRef<Known>(new Map());
  const [result, setResult] = useState({ news: '', changed: new Set<string>() });

  useEffect(() => {
    const next = snapshot(fields);
    const before = unsettled === null ? undefined : known.current.get(unsettled);
    if (unsettled !== null && before) next.set(unsettled, before);
    const changed = [...next].filter(([key, now]) => {
      const before = known.current.get(key);
      return before !== undefined && before.state !== now.state && NEWS[now.state] !== undefined;
    });
    known.current = next;
    if (changed.length === 0) return;
    const sentences = changed.slice(0, 3).map(([, now]) => `${now.label} ${NEWS[now.state]}.`);
    if (changed.length > 3) sentences.push(`${changed.length - 3} saat daha değişti.`);
    setResult({ news: sentences.join(' '), changed: new Set(changed.map(([key]) => key)) });
  }, [fields, unsettled]);

  return result;
}

/** Key of a tile, unique across fields and weeks. */
export function tileKey(fieldName: string, date: string, timeSlot: string): string {
  return `${fieldName}|${date}|${timeSlot}`;
}

function snapshot(fields: readonly BoardField[]): Known {
  const known: Known = new Map();
  for (const field of fields) {
    const columns = columnsOf(field);
    for (const { date, daySlots } of field.weeklyData) {
      for (const slot of daySlots) {
        const hour = slotLabel(date, slot.timeSlot, isNight(columns, slot.timeSlot));
        const label = fields.length > 1 ? `${field.fieldName}, ${hour}` : hour;
        known.set(tileKey(field.fieldName, date, slot.timeSlot), { state: slotState(slot), label });
      }
    }
  }
  return known;
}
