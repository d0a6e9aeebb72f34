import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { actorId, useSession } from 'mf-shared/session';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderQueryHook } from '../test/hooks.tsx';
import { stubLive } from '../test/live.ts';
import { stubApi } from '../test/support.tsx';
import { useFeed } from './calendar-feed/useFeed.ts';
import { useActor } from './chat/useActor.ts';
import { useChatList } from './chat/useChatList.ts';
import { useConversation, usePartner } from './chat/useConversation.ts';
import { preferencesQuery } from './notifications/queries.ts';
import { useNews } from './notifications/useNews.ts';
import { useBlocks } from './safety/useBlocks.ts';
import { useFactor, useSessions } from './security/queries.ts';

const signIn = (id: string | null) =>
  useSession.setState({
    status: 'ready',
    token: id && `token of ${id}`,
    business: id ? { id, email: 'a@b.test', role: 'business', isActive: true } : null,
  });
beforeEach(() => {
  stubLive();
  signIn('b1');
});
afterEach(() => act(() => signIn(null)));

const NOBODY = { id: '', side: 'Business' } as const;
const useMe = () => useActor('Business') ?? NOBODY;

/** The signed-in account's queries, each with its call. */
const READS: [string, () => unknown][] = [
  ['account/sessions', useSessions],
  ['account/second-factor', useFactor],
  ['blocks', () => useBlocks()],
  ['calendar/business-feed', () => useFeed('calendar/business-feed', true)],
  ['notifications?limit=30', useNews],
  ['notifications/preferences', () => useQuery(preferencesQuery(useSession(actorId)))],
  ['messages/chat-list-business', () => useChatList(useMe(), true)],
  ['messages/history-business/ali', () => useConversation(useMe(), 'ali')],
  ['messages/partner/User/ali', () => usePartner(useMe(), 'ali', 'User', undefined)],
];

it.each(READS)('%s is asked for anew by the next account of the tab', async (call, hook) => {
  const path = call.split('?')[0] ?? '';
  const requests = stubApi({ [`GET ${path}`]: () => [] });
  const asked = () => requests.map(({ url }) => url.slice(url.indexOf('/api/') + 5));
  const { rerender, unmount } = renderQueryHook(hook);
  await waitFor(() => expect(asked()).toEqual([call]));
  rerender();
  act(() => signIn('b2'));
  await waitFor(() => expect(asked()).toEqual([call, call]));
  unmount();
});
