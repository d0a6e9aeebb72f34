import { CHAT } from 'mf-shared/contracts/calls/messages';
import type { Party, UnreadItem } from 'mf-shared/contracts/messages';
import { realtime } from 'mf-shared/realtime';
import { useSession } from 'mf-shared/session';
import { useSyncExternalStore } from 'react';

type Owner = { id: string; side: Party };

/** How long the live connection may take to say what waits before it is asked for. */
const PATIENCE_MS = 4000;
/** A message that arrives right after that was said may be counted in it already. */
const OVERLAP_MS = 2000;

let owner: Owner | null = null;
let counts = new Map<string, number>();
let isStale = false;
let isLoading = false;
let toldAt = 0;
let patience: ReturnType<typeof setTimeout> | undefined;
let started = false;
const listeners = new Set<() => void>();

function currentOwner(): Owner | null {
  const { user, business } = useSession.getState();
  if (user) return { id: user.id, side: 'User' };
  return business?.isActive ? { id: business.id, side: 'Business' } : null;
}

function show(next: Map<string, number>): void {
  counts = next;
  for (const listener of [...listeners]) listener();
}

// Fetched when there is somebody to ask for: this hook is part of every page's first load.
async function fetchUnread(side: Party): Promise<UnreadItem[]> {
  const { request } = await import('mf-shared/api-client');
  return request(CHAT[side].unread);
}

/** Reads what waits. What happens meanwhile makes the answer stale, so then it is read once more. */
async function load(): Promise<void> {
  isStale = true;
  if (isLoading) return;
  isLoading = true;
  while (isStale && owner) {
    isStale = false;
    const asked = owner;
    const items = await fetchUnread(asked.side).catch(() => null);
    if (asked !== owner) isStale = true;
    else if (items && !isStale) take(items);
  }
  isLoading = false;
}

const take = (items: readonly UnreadItem[]) => show(new Map(items.map((item) => [item.chatId, item.count])));

function change(chatId: string, count: (before: number) => number): void {
  if (isLoading) isStale = true;
  const next = count(counts.get(chatId) ?? 0);
  show(new Map(counts).set(chatId, next));
  if (!isLoading && Date.now() - toldAt < OVERLAP_MS) void load();
}

function followSession(): void {
  const now = currentOwner();
  if (now?.id === owner?.id) return;
  owner = now;
  show(new Map());
  clearTimeout(patience);
  if (owner) patience = setTimeout(() => void load(), PATIENCE_MS);
}

/** The live connection stands, for the first time or again, and says what waits. */
function onJoined({ userId, unread }: { userId: string; unread?: readonly UnreadItem[] }): void {
  if (userId !== owner?.id) return;
  clearTimeout(patience);
  toldAt = Date.now();
  if (unread) take(unread);
  else void load();
}

function start(): void {
  if (started) return;
  started = true;
  useSession.subscribe(followSession);
  realtime.on('joined', onJoined);
  realtime.on('receiveMessage', (message) => {
    if (message.receiver === owner?.id && !message.readAt) change(message.sender, (before) => before + 1);
  });
  realtime.on('messagesRead', ({ chatId, readerId }) => {
    if (readerId === owner?.id) change(chatId, () => 0);
  });
  followSession();
}

const subscribe = (listener: () => void) => {
  start();
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Unread messages of whoever is signed in, kept current by the live connection; 0 without a session. */
export const useUnread = (): number => useSyncExternalStore(subscribe, total, () => 0);
