import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { stubLive } from '../../mf-shared/test/live.ts';
import { readsOf, renderAt, stubApi } from '../../mf-shared/test/support.tsx';
import { owner } from '../test/screens.ts';
import { NOW, WORLD } from '../test/world.ts';
import { DashboardPage } from './features/dashboard/DashboardPage.tsx';
import { StaffPage } from './features/staff/StaffPage.tsx';
import { SubscriptionsPage } from './features/subscriptions/SubscriptionsPage.tsx';

beforeEach(() => {
  vi.setSystemTime(NOW);
  onTestFinished(() => void vi.useRealTimers());
  stubLive();
  owner();
});

it.each<[string, ReactNode, number]>([
  ['requests', <DashboardPage key="a" />, 6],
  ['subscriptions', <SubscriptionsPage key="b" />, 4],
  ['people', <StaffPage key="c" />, 3],
])(
  'whatever can be pressed on a card of %s says of whom it is, with a name of its own',
  async (_, page, count) => {
    stubApi(readsOf(WORLD));
    renderAt('/', page);
    const cards = () =>
      screen.queryAllByRole('listitem').filter((one) => one.hasAttribute('aria-labelledby'));
    await waitFor(() => expect(cards()).toHaveLength(count));
    const names = cards().map((card) => card.getAttribute('aria-labelledby') ?? '');
    expect(names.every((id) => document.getElementById(id)?.matches('h3'))).toBe(true);
    expect(new Set(names).size).toBe(count);
    const unsaid = cards().flatMap((card) =>
      [...card.querySelectorAll('button, a')]
        .filter((one) => !one.matches('[aria-label], :has(.visually-hidden)'))
        .filter((one) => one.getAttribute('aria-describedby') !== card.getAttribute('aria-labelledby'))
        .map((one) => one.textContent),
    );
    expect(unsaid).toEqual([]);
  },
);
