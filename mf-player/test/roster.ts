import type { Roster, RosterAnswer } from 'mf-shared/contracts/rosters';
import { istanbulMidnight } from 'mf-shared/schedule';
import { HOUR_MS } from 'mf-shared/time';

const FRIDAY = '2026-11-20';
const START = istanbulMidnight(FRIDAY) + 21 * HOUR_MS;

/** Somebody who comes, unless `part` says otherwise. */
export const comes = (id: string, name: string, part: Partial<RosterAnswer> = {}): RosterAnswer => ({
  ...{ _id: id, id, name, photo: null, isGuest: true, answer: 'yes', keeper: false, guests: 0 },
  ...{ in: 1, reserve: null, isMine: false, ...part },
});

/** A match with answers of every kind. */
export const roster = (part: Partial<Roster> = {}): Roster => ({
  ...{ businessId: 'v1', businessName: 'Moda Sahil', address: 'Sahil Yolu 4', fieldName: 'Saha 1' },
  location: { city: 'Isparta', coordinates: [30.55, 37.76] },
  ...{ date: FRIDAY, timeSlot: '21:00-22:00', startsAt: START, endsAt: START + HOUR_MS },
  ...{ status: 'approved', wasMoved: false, price: 1400, pricePerHead: 350, captain: 'Can Öz' },
  ...{ isCaptain: false, places: 4, filled: 4, note: 'İki renk forma getirin.', answersUntil: null },
  ...{ state: 'open' },
  answers: [
    comes('c1', 'Ece Ak', { keeper: true, isGuest: false }),
    comes('c2', 'Çağrı Işıklı', { isGuest: false, isMine: true, guests: 2, in: 2, reserve: 1 }),
    comes('c3', 'Ali Veli', { in: 0, reserve: 2 }),
    comes('c4', 'Can Er', { answer: 'maybe', in: 0 }),
    comes('c5', 'Umut Kaya', { answer: 'no', in: 0 }),
  ],
  ...part,
});
