import type { WatchedRemote } from 'mf-shared/contracts/release-watch';
import type { RemoteReleases } from 'mf-shared/contracts/releases';

const stored = (version: string, part: Partial<RemoteReleases['versions'][number]> = {}) => ({
  ...{ version, commit: '0123456789abcdef', builtAt: '2026-11-19T10:00:00.000Z' },
  ...{ contract: 1, tooNew: false, changes: null },
  ...part,
});

/** A remote whose candidate runs, and one that can go back to the version before. */
export const RELEASED: RemoteReleases[] = [
  {
    ...{ name: 'player', title: 'Oyuncu alanı', stable: '1.2.0', counter: 4 },
    candidate: { version: '1.3.0', share: 10, since: '2026-11-20T14:00:00.000Z' },
    changedAt: '2026-11-20T14:00:00.000Z',
    versions: [
      stored('1.4.0', { tooNew: true, contract: 9 }),
      stored('1.3.0', { changes: 'Haftanın açılışı hızlandı.' }),
      stored('1.2.0'),
    ],
  },
  {
    ...{ name: 'business', title: 'İşletme alanı', stable: '2.0.0', counter: 7, candidate: null },
    ...{ returnsTo: null, changedAt: '2026-11-20T14:00:00.000Z' },
    versions: [stored('2.1.0'), stored('2.0.0')],
  },
];

const counts = (version: string, part: Partial<WatchedRemote['versions'][number]> = {}) => ({
  ...{ version, loads: 1240, failures: 3, scriptErrors: 12, poorVitals: 88, views: 4310, errors: [] },
  ...part,
});
const error = { message: 'no such player', at: 'at a (https://a.example/main.js:1:2)', seen: 4 };

/** The same remotes as those see them who use them, and one that is no release. */
export const WATCHED: WatchedRemote[] = [
  {
    ...{ remote: 'business', title: 'İşletme alanı', stable: '2.0.0', comparison: null },
    versions: [counts('2.0.0')],
    takenBack: [
      {
        ...{ _id: 'k1', id: 'k1', version: '2.1.0', stable: '2.0.0', at: '2026-11-20T14:00:00.000Z' },
        harm: {
          ...{ measure: 'failed', candidate: { witnesses: 8, bad: 8 }, stable: { witnesses: 72, bad: 0 } },
        },
      },
    ],
  },
  {
    ...{ remote: 'league', title: 'Lig', stable: '1.0.0', comparison: null, takenBack: [] },
    versions: [counts('1.0.0')],
  },
  {
    ...{ remote: 'player', title: 'Oyuncu alanı', stable: '1.2.0', takenBack: [] },
    versions: [
      counts('1.2.0'),
      counts('1.3.0', { loads: 131, errors: [{ ...error, lastAt: '2026-11-20T15:10:00.000Z' }] }),
    ],
    comparison: [
      {
        ...{ measure: 'failed', evidence: 0 },
        ...{ candidate: { witnesses: 31, bad: 0 }, stable: { witnesses: 290, bad: 1 } },
      },
      {
        ...{ measure: 'erred', evidence: 0.427 },
        ...{ candidate: { witnesses: 31, bad: 4 }, stable: { witnesses: 290, bad: 6 } },
      },
      {
        ...{ measure: 'slow', evidence: 0.02 },
        ...{ candidate: { witnesses: 31, bad: 5 }, stable: { witnesses: 290, bad: 31 } },
      },
    ],
  },
];
