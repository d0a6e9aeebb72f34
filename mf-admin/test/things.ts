import type { DeskAd, DeskReservation, DeskTournament } from 'mf-shared/contracts/desk-things';
import type { MergePreview } from 'mf-shared/contracts/merge';

const both = (id: string) => ({ _id: id, id });
const AT = '2026-11-18T10:00:00.000Z';
const ege = { ...both('u1'), kind: 'player', name: 'Ege Kaya' } as const;
const cinar = { ...both('v1'), kind: 'venue', name: 'Çınar Halı Saha' } as const;

export const reservation = (part: Partial<DeskReservation> = {}): DeskReservation => ({
  ...{ ...both('r1'), state: 'approved', createdAt: AT, date: '2026-11-20', timeSlot: '21:00-22:00' },
  ...{ startsAt: Date.parse('2026-11-20T18:00:00Z'), endsAt: Date.parse('2026-11-20T19:00:00Z') },
  ...{ fieldName: 'Saha 1', price: 1500, moves: 1, attendance: null, player: ege, venue: cinar },
  ...{ waiting: 2, canCancel: true, version: 'approved.1.p1' },
  history: [
    { at: AT, text: 'Oyuncu saati istedi', who: 'Ege Kaya' },
    { at: '2026-11-18T11:00:00.000Z', text: 'Onaylandı', who: null },
  ],
  ...part,
});

export const tournament = (part: Partial<DeskTournament> = {}): DeskTournament => ({
  ...{ ...both('k1'), state: 'coming', createdAt: AT, name: 'Gece Kupası', date: '2026-11-28' },
  ...{ city: 'İstanbul', coordinates: [29.06, 40.97], fee: 500, capacity: 16, organizer: ege },
  players: [{ ...both('u2'), kind: 'player', name: 'Can Er' }],
  ...{ canCancel: true, version: 3, history: [{ at: AT, text: 'Turnuva açıldı', who: 'Ege Kaya' }] },
  ...part,
});

export const ad = (part: Partial<DeskAd> = {}): DeskAd => ({
  ...{ ...both('a1'), state: 'active', createdAt: AT, type: 'findOpponent', city: 'İstanbul', teamSize: 7 },
  ...{ position: null, lineup: 'Gece Takımı', description: 'Salı akşamı maç arıyoruz.', player: ege },
  ...{ expiresAt: '2026-11-25T10:00:00.000Z' },
  history: [{ at: AT, text: 'İlan verildi', who: 'Ege Kaya' }],
  ...part,
});

export const MERGE: MergePreview = {
  from: { ...both('u2'), name: 'Ege K.', email: 'ege.eski@oyuncu.test' },
  into: { ...both('u1'), name: 'Ege Kaya', email: 'ege@oyuncu.test' },
  parts: [
    { part: 'reservations', moved: 4, dropped: 1 },
    { part: 'friends', moved: 2, dropped: 0 },
  ],
  version: 'v1',
};
