import type { Bar } from 'mf-shared/contracts/bars';

const bar = (id: string, part: Partial<Bar> = {}): Bar => ({
  ...{ _id: id, id, kind: 'email', value: 'sahte@oyuncu.test', reason: 'Üçüncü sahte hesap' },
  ...{ until: null, account: null, createdAt: '2026-11-20T10:00:00.000Z' },
  ...{ addedBy: 'ayse@topla.test', accounts: [] },
  ...part,
});

/** Barred addresses and phones. */
export const BARS: Bar[] = [
  bar('e1', { kind: 'phone', value: '+905321112233', account: { kind: 'player', _id: 'u1', id: 'u1' } }),
  bar('e2', {
    until: '2026-12-20T10:00:00.000Z',
    accounts: [{ kind: 'venue', _id: 'v1', id: 'v1', name: 'Çankaya Arena' }],
  }),
  bar('e3', { value: 'kotu@isletme.test' }),
];
