import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearToasts } from '../../mf-shared/test/support.tsx';
import { forgetDraft, keepDraft, readDraft } from './features/ads/draft.ts';
import { dropDraft, EMPTY, loadDraft, saveDraft } from './features/register/draft.ts';
import { recentCities, rememberCity } from './features/search/recent-cities.ts';
import { NO_TEAMS } from './features/teams/model.ts';
import { copyText, shareOrCopy } from './features/teams/share.ts';
import { readTeams, storeTeams } from './features/teams/stored.ts';
import { useTeams } from './features/teams/useTeams.ts';

const TYPED = { ...EMPTY, fullName: 'Ece Ak', email: 'ece@oyuncu.test' };
const TEAMS = { ...NO_TEAMS, seed: 7 };
type Store = { keep: () => void; read: () => unknown; kept: unknown; none: unknown; forget?: () => void };

afterEach(() => void vi.unstubAllGlobals());

describe.each<[string, 'localStorage' | 'sessionStorage', Store]>([
  [
    'a registration',
    'sessionStorage',
    { keep: () => saveDraft(TYPED), read: loadDraft, kept: TYPED, none: EMPTY, forget: dropDraft },
  ],
  [
    'an ad',
    'sessionStorage',
    {
      keep: () => keepDraft({ city: 'Muş' }),
      read: readDraft,
      kept: { city: 'Muş' },
      none: {},
      forget: forgetDraft,
    },
  ],
  [
    'cities',
    'localStorage',
    { keep: () => rememberCity('Muş'), read: recentCities, kept: ['Muş'], none: [] },
  ],
  [
    'teams',
    'localStorage',
    { keep: () => storeTeams('u1', TEAMS), read: () => readTeams('u1'), kept: TEAMS, none: NO_TEAMS },
  ],
])('a store of %s', (_, name, { keep, read, kept, none, forget }) => {
  it('answers what it was given until that is forgotten', () => {
    expect(read()).toEqual(none);
    keep();
    expect(read()).toEqual(kept);
    forget?.();
    if (forget) expect(read()).toEqual(none);
  });

  it('breaks nothing where storage is forbidden', () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    vi.stubGlobal(name, { getItem: refuse, setItem: refuse, removeItem: refuse });
    keep();
    expect(read()).toEqual(none);
    forget?.();
  });

  it('answers nothing where something else was stored', () => {
    const store = globalThis[name];
    keep();
    for (const key of Object.keys(store)) store.setItem(key, '{broken');
    expect(read()).toEqual(none);
  });
});

it('teams are made where nothing can be stored', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(renderHook(useTeams).result.current.teams).toEqual(NO_TEAMS);
});

describe('a text that is shared', () => {
  const COPIED = 'Takımlar kopyalandı.';
  const NOT_COPIED = 'Kopyalanamadı. Metni seçip elle kopyalayın.';
  const fails = (name: string) => () => Promise.reject(new DOMException('no', name));
  const well = async () => {};

  it.each([
    ['goes to the share sheet alone', well, well, 'shared', []],
    ['goes nowhere once the sheet was closed', fails('AbortError'), well, '', []],
    ['is copied where the sheet fails', fails('NotAllowedError'), well, 'copied', [COPIED]],
    ['is copied where there is no sheet', undefined, well, 'copied', [COPIED]],
    ['is left to copy by hand where neither works', undefined, fails('NotAllowedError'), '', [NOT_COPIED]],
  ])('%s', async (_, share, write, expected, said) => {
    const heard = hearToasts();
    const done: string[] = [];
    const noting = (what: string, run: () => Promise<void>) => async (given: unknown) => {
      await run();
      done.push(what, JSON.stringify(given));
    };
    vi.stubGlobal('navigator', {
      share: share && noting('shared', share),
      clipboard: { writeText: noting('copied', write) },
    });
    await shareOrCopy('Takımlar', 'A ve B');
    const given = { shared: '{"title":"Takımlar","text":"A ve B"}', copied: '"A ve B"' }[expected];
    expect(done).toEqual(given ? [expected, given] : []);
    expect(heard).toEqual(said);
  });

  it('cannot be copied where there is no clipboard', async () => {
    const heard = hearToasts();
    vi.stubGlobal('navigator', {});
    await copyText('A ve B');
    expect(heard).toEqual([NOT_COPIED]);
  });
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
