import { CHAT } from 'mf-shared/contracts/calls/messages';
import type { Party, UnreadItem } from 'mf-shared/contracts/messages';
import { realtime } from 'mf-shared/realtime';
import { useSession } from 'mf-shared/session';
import { useSyncExternalStore } from 'react';
import { keepUnread, keptUnread } from './unread-kept.ts';

type Owner = { id: string; side: Party };

/** How long to wait for the live connection's counts before reading them. */
const PATIENCE_MS = 4000;
/** A message this soon after the counts may already be in them. */
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
  if (owner) keepUnread('messages', owner.id, [...next]);
  for (const listener of [...listeners]) listener();
}

// Loaded on demand: this hook is part of every page's first load.
async function fetchUnread(side: Party): Promise<UnreadItem[]> {
  const { request } = await import('mf-shared/api-client');
  return request(CHAT[side].unread);
}

/** Reads the counts. A change meanwhile makes the answer stale; then it reads again. */
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
  show(new Map(keptUnread<[string, number][]>('messages', owner?.id, [])));
  clearTimeout(patience);
  if (owner) patience = setTimeout(() => void load(), PATIENCE_MS);
}

/** The live connection is up, for the first time or again, and sends the counts. */
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

/** Number of the signed-in account's unread messages, kept current by the live connection; 0 without a session. */
export const useUnread = (): number => useSyncExternalStore(subscribe, total, () => 0);
