import { screen } from '@testing-library/react';
import { useSession } from 'mf-shared/session';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { renderQueryHook } from '../../mf-shared/test/hooks.tsx';
import { stubLive } from '../../mf-shared/test/live.ts';
import { renderAt, stubApi } from '../../mf-shared/test/support.tsx';
import { useDate } from './features/day/useDate.ts';
import { SecurityPage } from './features/security/SecurityPage.tsx';
import { SettingsPage } from './features/settings/SettingsPage.tsx';
import { StaffPage } from './features/staff/StaffPage.tsx';

vi.mock('mf-shared/map', () => ({ MapPicker: () => null }));

const ANSWERS = {
  'GET business/settings': () => ({
    ...{ cancelHours: 24, approval: 'manual', bufferMinutes: 0, horizonWeeks: 12, version: '1' },
  }),
  'GET profile/business': () => ({ businessName: 'Yıldız', fields: [], isActive: true, version: 'v' }),
  'GET blocks': () => [],
  'GET business/staff': () => [],
  'GET business/changes': () => [],
  'GET account/sessions': () => [],
  'GET account/second-factor': () => ({
    ...{ enabled: false, required: false, totp: false, recoveryCodesLeft: 0, passkeys: [] },
  }),
};

/** Each screen with its parts, in their order. */
const SCREENS: [string, ReactElement, 'manager' | undefined, string[]][] = [
  [
    'settings',
    <SettingsPage key="a" />,
    undefined,
    [
      'İptal ve taşıma',
      'Onay',
      'Maç arası',
      'Ne kadar önceden?',
      'Takviminiz',
      'Kendi sitenizde',
      'Engellediklerim',
    ],
  ],
  ['staff', <StaffPage key="b" />, undefined, ['Kişiler', 'Ekibe davet edin', 'Son değişiklikler']],
  [
    'the owner’s security',
    <SecurityPage key="c" />,
    undefined,
    ['İki adımlı giriş', 'Oturumlarım', 'Verilerimi indir', 'Şifre', 'İşletme hesabımı kapat'],
  ],
  ['a manager’s security', <SecurityPage key="d" />, 'manager', ['İki adımlı giriş', 'Oturumlarım', 'Şifre']],
];

it.each(SCREENS)('%s has all its parts', async (_, page, staffRole, parts) => {
  stubLive();
  useSession.setState({
    ...{ status: 'ready', token: 't', user: null },
    business: {
      ...{ id: 'b1', email: 'i@topla.test', role: 'business', isActive: true },
      ...(staffRole ? { staffId: 's1', staffRole } : {}),
    },
  });
  stubApi(ANSWERS);
  renderAt('/', page);
  await screen.findByRole('heading', { level: 2, name: parts.at(0) as string });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(parts);
});

it.each([
  ['', '2026-11-20'],
  ['?date=2026-11-21', '2026-11-21'],
  ['?date=2026-13-45', '2026-11-20'],
  ['?date=x', '2026-11-20'],
  ['?date=2026-11-2', '2026-11-20'],
])('an address with "%s" shows %s', (query, date) => {
  const { result } = renderQueryHook(() => useDate('2026-11-20'), `/${query}`);
  expect(result.current[0]).toBe(date);
});
