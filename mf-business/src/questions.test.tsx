import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { slowChanges } from '../../mf-shared/test/forms.ts';
import { readsOf, renderAt } from '../../mf-shared/test/support.tsx';
import { owner } from '../test/screens.ts';
import { NOW, WORLD } from '../test/world.ts';
import { StaffPage } from './features/staff/StaffPage.tsx';
import { SubscriptionsPage } from './features/subscriptions/SubscriptionsPage.tsx';

type Question = { screen: ReactNode; ask: string | RegExp; yes: string; choose?: RegExp };
const QUESTIONS: Record<string, Question> = {
  'another role': { screen: <StaffPage />, ask: 'Görevi değiştir', yes: 'Kaydet', choose: /^Yönetici/ },
  'another link': { screen: <StaffPage />, ask: 'Yeni bağlantı', yes: 'Hazırla' },
  'somebody who leaves': { screen: <StaffPage />, ask: 'Ekipten çıkar', yes: 'Çıkar' },
  'a subscription that ends': { screen: <SubscriptionsPage />, ask: 'İptal Et', yes: 'Aboneliği İptal Et' },
  'a week that is given to others': {
    ...{ screen: <SubscriptionsPage />, ask: /Bu haftayı atla$/, yes: 'Haftayı Atla' },
  },
};

beforeEach(() => {
  vi.setSystemTime(NOW);
  owner();
});

it.each(Object.entries(QUESTIONS))(
  'the question about %s stands while the answer is on its way, and after a failure',
  async (_, { screen: page, ask, yes, choose }) => {
    const { changes, fail, succeed } = slowChanges(readsOf(WORLD));
    renderAt('/', page);
    const [button] = await screen.findAllByRole('button', { name: ask });
    await userEvent.click(button as HTMLElement);
    const dialog = screen.getByRole('dialog');
    if (choose) await userEvent.click(within(dialog).getByRole('radio', { name: choose }));
    const answer = within(dialog).getByRole('button', { name: yes });
    for (const [at, settle] of [fail, () => succeed({ message: 'Tamam.', changed: 1 })].entries()) {
      await userEvent.click(answer);
      await waitFor(() => expect(changes).toHaveLength(at + 1));
      expect(answer.getAttribute('aria-busy')).toBe('true');
      expect(screen.getByRole('dialog')).toBe(dialog);
      await act(async () => settle());
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
