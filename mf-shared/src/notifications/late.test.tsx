import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from 'mf-shared/session';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderQueryHook } from '../../test/hooks.tsx';
import { stubLive } from '../../test/live.ts';
import { failingFollowUp, hearToasts, refusal, renderAt, stubApi } from '../../test/support.tsx';
import type { Notification, NotificationPreferences } from '../contracts/notifications.ts';
import { NotificationsPage } from './NotificationsPage.tsx';
import { Settings } from './Settings.tsx';
import { useNews } from './useNews.ts';

const one = (id: string): Notification => ({
  _id: id,
  id,
  kind: 'friend_request',
  topic: 'friends',
  text: `haber ${id}`,
  link: '/friends',
  createdAt: Date.parse('2026-11-18T11:00:00Z'),
  readAt: null,
});
const preferences: NotificationPreferences = {
  preferences: [
    { topic: 'messages', push: true, mail: false },
    { topic: 'friends', push: true, mail: true },
  ],
  mailAvailable: true,
  pushAvailable: true,
};
const signIn = (id: string | null) =>
  useSession.setState({
    token: id && `token of ${id}`,
    business: id ? { id, email: 'a@b.test', role: 'business', isActive: true } : null,
  });

let live: ReturnType<typeof stubLive>;
beforeEach(() => {
  live = stubLive();
  signIn('b1');
});
afterEach(() => act(() => signIn(null)));

const reads = {
  'GET notifications': () => [one('b'), one('a')],
  'GET notifications/preferences': () => preferences,
};

describe('news', () => {
  it('that could not be marked are new again though nothing can be read again', async () => {
    const heard = hearToasts();
    failingFollowUp(reads);
    renderAt('/notifications', <NotificationsPage />);
    await screen.findByText('haber a');
    await userEvent.click(screen.getByRole('button', { name: 'Tümünü okundu işaretle' }));
    await waitFor(() => expect(heard).toHaveLength(1));
    expect(screen.getAllByRole('link', { name: /^Yeni: haber/ })).toHaveLength(2);
  });

  it('are shown though they are of a topic that this page does not know', async () => {
    stubApi({ 'GET notifications': () => [{ ...one('a'), topic: 'weather' }] });
    renderAt('/notifications', <NotificationsPage />);
    expect(await screen.findByRole('link', { name: /haber a/ })).toBeTruthy();
  });

  it('that are older are asked for once while they are on their way', async () => {
    const asked = stubApi({
      'GET notifications': ({ url }) =>
        url.includes('cursor=')
          ? new Promise(() => {})
          : Response.json([one('a')], { headers: { 'X-Next-Cursor': 'two' } }),
    });
    renderAt('/notifications', <NotificationsPage />);
    const more = await screen.findByRole('button', { name: 'Daha eskileri göster' });
    for (const _press of [1, 2]) {
      await userEvent.click(more);
      await waitFor(() => expect(more.getAttribute('aria-busy')).toBe('true'));
    }
    expect(asked.filter(({ url }) => url.includes('cursor='))).toHaveLength(1);
  });

  it('are marked up to the newest that was seen, that one too and none that came after', async () => {
    stubApi({ ...reads, 'POST notifications/mark-read': () => new Promise(() => {}) });
    const { result } = renderQueryHook(useNews);
    await waitFor(() => expect(result.current.news).toHaveLength(2));
    act(() => result.current.readAll.mutate('a'));
    await waitFor(() =>
      expect(result.current.news.map(({ readAt }) => readAt !== null)).toEqual([false, true]),
    );
  });

  it.each([
    ['news came', () => live.say('notification', one('c'))],
    ['they were read elsewhere', () => live.say('notificationsRead', { id: null })],
    ['a gap', () => live.resume()],
  ])('are read anew after %s, until nobody looks', async (_, happen) => {
    const requests = stubApi(reads);
    const { result, unmount } = renderQueryHook(useNews);
    await waitFor(() => expect(result.current.news).toHaveLength(2));
    await happen();
    await waitFor(() => expect(requests).toHaveLength(2));
    unmount();
    expect(live.listening()).toBe(0);
  });
});

describe('a preference', () => {
  let screenIsWide: boolean;
  beforeEach(() => {
    screenIsWide = false;
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: screenIsWide }));
  });
  afterEach(() => void vi.unstubAllGlobals());

  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name, hidden: true });

  it('stands open beside the news on wide screens', async () => {
    screenIsWide = true;
    stubApi(reads);
    renderAt('/notifications', <Settings />);
    expect(await box('Mesajlar: E-posta')).toBeTruthy();
  });

  it('is shown by a link that is followed while the page is open', async () => {
    const requests = stubApi(reads);
    renderAt(
      '/notifications',
      <>
        <Link to="/notifications#tercihler">Tercihler</Link>
        <Settings />
      </>,
    );
    await act(async () => {});
    expect(requests).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'Tercihler' }));
    expect(await box('Mesajlar: E-posta')).toBeTruthy();
  });

  it.each([true, false])(
    'for this browser is offered where the server can wake one: %s',
    async (pushAvailable) => {
      stubApi({ ...reads, 'GET notifications/preferences': () => ({ ...preferences, pushAvailable }) });
      renderAt('/#tercihler', <Settings />);
      await box('Mesajlar: E-posta');
      await act(async () => {});
      expect(screen.queryByText(/Bu tarayıcı anlık bildirim göstermiyor/) !== null).toBe(pushAvailable);
    },
  );

  it('that was not stored is as before though nothing can be read again', async () => {
    const heard = hearToasts();
    const sent: unknown[] = [];
    failingFollowUp(reads, async (request) => {
      sent.push(await request.json());
      return refusal(500, { code: 'internal', message: 'x' });
    });
    renderAt('/notifications', <NotificationsPage />);
    await userEvent.click(await screen.findByText(/tercih/i));
    const mail = await box('Mesajlar: E-posta');
    await userEvent.click(mail);
    await waitFor(() => expect(heard).toEqual(['Tercihiniz kaydedilemedi. Lütfen tekrar deneyin.']));
    expect(sent).toEqual([{ preferences: [{ topic: 'messages', push: true, mail: true }] }]);
    await waitFor(() => expect(mail.checked).toBe(false));
  });

  it('that was not stored is shown as it stands now, where somebody else changed it meanwhile', async () => {
    let stored = preferences;
    stubApi({
      ...reads,
      'GET notifications/preferences': () => stored,
      'PUT notifications/preferences': () => {
        const [messages, ...others] = preferences.preferences;
        if (messages) stored = { ...preferences, preferences: [{ ...messages, push: false }, ...others] };
        return refusal(500, { code: 'internal', message: 'x' });
      },
    });
    renderAt('/notifications', <NotificationsPage />);
    await userEvent.click(await screen.findByText(/tercih/i));
    await userEvent.click(await box('Mesajlar: E-posta'));
    const push = await box('Mesajlar: Anlık bildirim');
    await waitFor(() => expect(push.checked).toBe(false));
    expect((await box('Mesajlar: E-posta')).checked).toBe(false);
  });
});
