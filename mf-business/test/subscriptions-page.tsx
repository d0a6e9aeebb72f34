import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Subscription } from 'mf-shared/contracts/subscriptions';
import { useSession } from 'mf-shared/session';
import { afterEach, beforeEach, vi } from 'vitest';
import { weeksOf } from '../../mf-shared/test/subscriptions.ts';
import { renderAt, stubApi } from '../../mf-shared/test/support.tsx';
import { SubscriptionsPage } from '../src/features/subscriptions/SubscriptionsPage.tsx';
import { signIn } from './session.ts';

/** A server that holds one subscription and answers like the API. */
export function serve(start: Subscription[], overrides: Parameters<typeof stubApi>[0] = {}) {
  const state = { rows: start };
  const become = (part: Partial<Subscription>, message: string) => {
    state.rows = state.rows.map((row) => ({ ...row, ...part }));
    return { message, subscription: state.rows[0] };
  };
  const running = { status: 'approved' as const, occurrences: weeksOf([{}, { status: 'taken' }, {}]) };
  const requests = stubApi({
    'GET subscription/requests': () => ({ requests: state.rows, nextCursor: null }),
    'POST subscription/approve': () => become(running, 'Abonelik onaylandı.'),
    'POST subscription/reject': () => become({ status: 'rejected' }, 'Abonelik reddedildi.'),
    'DELETE subscription/s1': () => become({ status: 'cancelled' }, 'Abonelik iptal edildi.'),
    'POST subscription/occurrences/w0/skip': () =>
      become(
        { occurrences: weeksOf([{ status: 'skipped', skippedBy: 'business' }, {}]) },
        'Bu hafta atlandı; saat başkalarına açıldı.',
      ),
    'POST subscription/occurrences/w0/restore': () =>
      become({ occurrences: weeksOf([{}, {}]) }, 'Bu hafta geri alındı; saat yeniden aboneliğin.'),
    ...overrides,
  });
  return { state, requests };
}
export const open = () => renderAt('/subscription/requests', <SubscriptionsPage />);
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** What each test starts with, and leaves behind. */
export function prepare() {
  beforeEach(() => signIn());
  afterEach(() => {
    vi.useRealTimers();
    useSession.setState({ business: null });
  });
}
