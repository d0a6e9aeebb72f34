import { unreadNotices } from 'mf-shared/contracts/calls/notifications';
import { realtime } from 'mf-shared/realtime';
import { actorId, useSession } from 'mf-shared/session';
import { useSyncExternalStore } from 'react';
import { keepUnread, keptUnread } from './unread-kept.ts';

/** How long to wait for the live connection's count before reading it. */
const PATIENCE_MS = 4000;

let owner: string | null = null;
let unread = 0;
let isStale = false;
let isLoading = false;
let started = false;
let patience: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(count: number): void {
  unread = count;
  if (owner) keepUnread('notices', owner, count);
  for (const listener of [...listeners]) listener();
}

// Loaded on demand: this hook is part of every page's first load.
async function fetchCount(): Promise<number> {
  const { request } = await import('mf-shared/api-client');
  return (await request(unreadNotices)).unread;
}

/** Reads the count. A notice meanwhile makes the answer stale; then it reads again. */
async function load(): Promise<void> {
  isStale = true;
  if (isLoading) return;
  isLoading = true;
  while (isStale && owner) {
    isStale = false;
    const asked = owner;
    const count = await fetchCount().catch(() => null);
    if (asked !== owner) isStale = true;
    else if (count !== null && !isStale) show(count);
  }
  isLoading = false;
}

function followSession(): void {
  const state = useSession.getState();
  const now = state.business && !state.business.isActive ? null : actorId(state);
  if (now === owner) return;
  owner = now;
  show(keptUnread('notices', owner ?? undefined, 0));
  clearTimeout(patience);
  if (owner) patience = setTimeout(() => void load(), PATIENCE_MS);
}

/** The live connection is up, for the first time or again, and sends the count. */
function onJoined({ userId, notifications }: { userId: string; notifications?: number }): void {
  if (userId !== owner) return;
  clearTimeout(patience);
  if (notifications === undefined) void load();
  else show(notifications);
}

function start(): void {
  if (started) return;
  started = true;
  useSession.subscribe(followSession);
  realtime.on('notification', () => void load());
  realtime.on('notificationsRead', () => void load());
  realtime.on('joined', onJoined);
  followSession();
}

const subscribe = (listener: () => void) => {
  start();
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Number of the signed-in account's unread notices (counted up to 100), kept current; 0 without a session. */
export const useUnreadNotifications = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  );
