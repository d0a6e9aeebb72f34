import { act, cleanup, screen, within } from '@testing-library/react';
import { useSession } from 'mf-shared/session';
import { afterEach, vi } from 'vitest';
import { chatLink } from '../src/chat/index.ts';
import { openChat } from './chat.tsx';
import { FakeSocket } from './FakeSocket.ts';

export let stop = () => {};
export const start = (address: (id: string) => string = (id) => chatLink(id, 'User')) => {
  const chat = openChat(address);
  stop = chat.stop;
  return chat;
};
export const say = (frame: Parameters<FakeSocket['say']>[0]) => act(async () => FakeSocket.last.say(frame));
export const writing = () => screen.findByLabelText('Mesajınız');
export const log = () => within(screen.getByRole('log'));

/** What each test starts with, and leaves behind. */
export function prepare() {
  afterEach(() => {
    cleanup();
    stop();
    useSession.setState({ token: null, business: null, user: null });
    vi.unstubAllGlobals();
    FakeSocket.all = [];
  });
}
