import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { subscription, weeksOf } from '../../../../mf-shared/test/subscriptions.ts';
import { renderAt, signIn, stubApi } from '../../../test/harness.tsx';
import { MySubscriptions } from './MySubscriptions.tsx';

test('past the deadline a week is not skipped but the venue called', async () => {
  signIn();
  const occurrences = weeksOf([{}]);
  const until = occurrences[0]?.cancelUntil ?? 0;
  vi.setSystemTime(until);
  onTestFinished(() => void vi.useRealTimers());
  const api = stubApi({
    'GET subscription/mine': () => ({
      body: { requests: [subscription('s1', { status: 'approved', occurrences })], nextCursor: null },
    }),
  });
  renderAt('/my', { '/my': <MySubscriptions /> });
  const week = await screen.findByRole('button', { name: /^7 Ocak Salı: Sizin/ });
  await userEvent.click(week);
  expect(screen.getByRole('dialog').textContent).toContain(
    "Bu haftayı 6 Ocak 22.00'ye kadar atlayabilirsiniz.",
  );
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  vi.setSystemTime(until + 1);
  await userEvent.click(week);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/son an 6 Ocak 22:00 idi/)).toBeTruthy();
  expect(dialog.getByRole('link').getAttribute('href')).toBe('tel:+902121112233');
  expect(dialog.queryByRole('button', { name: 'Haftayı Atla' })).toBeNull();
  expect(api.named('POST subscription/occurrences/w0/skip')).toEqual([]);
});
