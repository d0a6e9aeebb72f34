// By name, not by path: federation shares both under these names; a path would bundle second ones.

import { realtime } from 'mf-shared/realtime';
import { actorId, useSession } from 'mf-shared/session';
import { ApiError, request } from '../api-client/index.ts';
import { CHAT } from '../contracts/calls/messages.ts';
import type { ChatMessage, Party, SendMessage } from '../contracts/messages.ts';
import { store, storedUnder } from '../device-store.ts';
import { DAY_MS, MINUTE_MS } from '../time.ts';

/**
 * A message on its way. `waiting` goes out by itself after a reconnect; `failed` was refused for `reason` and needs the
 * person.
 */
export type Outgoing = Required<SendMessage> & {
  createdAt: string;
  state: 'sending' | 'waiting' | 'failed';
  reason: string | null;
};

const FIRST_RETRY_MS = 4000;
const LONGEST_RETRY_MS = MINUTE_MS;
const STALE_MS = DAY_MS;

/**
 * An account's messages that the API has not confirmed; the device keeps them until then. They go out one by one in the
 * order written. Each is stored and sent under its own key: a retry never becomes a second message, and tabs, which all
 * see them, never overwrite each other's.
 */
export class Outbox {
  readonly #owner: string;
  readonly #side: Party;
  readonly #listeners = new Set<() => void>();
  readonly #sentListeners = new Set<(message: ChatMessage) => void>();
  #items: readonly Outgoing[];
  #isSending = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(owner: string, side: Party) {
    this.#owner = owner;
    this.#side = side;
    this.#items = storedUnder(this.#prefix).flatMap(readItem).sort(byAge);
    realtime.onResume(() => void this.flush());
    window.addEventListener('online', () => void this.flush());
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key?.startsWith(this.#prefix)) this.#follow(key.slice(this.#prefix.length), newValue);
    });
    void this.flush();
  }

  get #prefix(): string {
    return `topla.outbox.${this.#owner}.`;
  }

  items = (): readonly Outgoing[] => this.#items;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls `listener` with every message as the API stored it. */
  onSent(listener: (message: ChatMessage) => void): () => void {
    this.#sentListeners.add(listener);
    return () => void this.#sentListeners.delete(listener);
  }

  /** Adds a message that is not blank and sends it as soon as possible. */
  add(receiverId: string, receiverModel: Party, content: string): void {
    // Later than the message before, so that the order survives leaving.
    const last = Date.parse(this.#items.at(-1)?.createdAt ?? '1970');
    const createdAt = new Date(Math.max(Date.now(), last + 1)).toISOString();
    const message = { receiverId, receiverModel, content, clientId: newClientId(), createdAt };
    this.#put({ ...message, state: 'sending', reason: null });
    void this.flush();
  }

  retry(clientId: string): void {
    this.#set(clientId, { state: 'sending', reason: null });
    void this.flush();
  }

  discard(clientId: string): void {
    store(this.#prefix + clientId, null);
    this.#show(this.#without(clientId));
  }

  /** Sends all messages that were not refused, in order, until the connection fails. */
  async flush(): Promise<void> {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let item = this.#next(); item; item = this.#next()) {
        if (!(await this.#send(item))) return this.#retryLater();
      }
    } finally {
      this.#isSending = false;
    }
  }

  #next(): Outgoing | undefined {
    // Another account on this device must not send this account's messages.
    if (actorId(useSession.getState()) !== this.#owner) return undefined;
    return this.#items.find((item) => item.state !== 'failed');
  }

  /** Returns false when sending should pause. */
  async #send(item: Outgoing): Promise<boolean> {
    const { clientId, receiverId, receiverModel, content } = item;
    this.#set(clientId, { state: 'sending', reason: null });
    try {
      const body: SendMessage = { receiverId, receiverModel, content, clientId };
      const { newMessage } = await request(CHAT[this.#side].sendMessage, { body });
      this.#failures = 0;
      for (const listener of [...this.#sentListeners]) listener(newMessage);
      this.discard(clientId);
      return true;
    } catch (error) {
      if (isRefusal(error)) {
        this.#set(clientId, { state: 'failed', reason: error.message });
        return true;
      }
      return false;
    }
  }

  #retryLater(): void {
    for (const item of this.#items) if (item.state === 'sending') this.#put({ ...item, state: 'waiting' });
    const delay = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures);
    this.#failures++;
    this.#flushIn(delay);
  }

  /** Another tab took, changed or finished a message. If that tab closes, this one sends it. */
  #follow(clientId: string, text: string | null): void {
    const [item] = text === null ? [] : readItem(text);
    this.#show(item ? [...this.#without(clientId), item].sort(byAge) : this.#without(clientId));
    if (item && !this.#isSending && this.#retry === undefined) this.#flushIn(FIRST_RETRY_MS);
  }

  #flushIn(ms: number): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.flush(), ms);
  }

  #set(clientId: string, change: Pick<Outgoing, 'state' | 'reason'>): void {
    const item = this.#items.find((one) => one.clientId === clientId);
    if (item) this.#put({ ...item, ...change });
  }

  #put(item: Outgoing): void {
    store(this.#prefix + item.clientId, JSON.stringify(item));
    this.#show([...this.#without(item.clientId), item].sort(byAge));
  }

  #without = (clientId: string) => this.#items.filter((item) => item.clientId !== clientId);

  #show(items: readonly Outgoing[]): void {
    this.#items = items;
    for (const listener of [...this.#listeners]) listener();
  }
}

const byAge = (a: Outgoing, b: Outgoing) => (a.createdAt < b.createdAt ? -1 : 1);

/** A stored message, or none if the text is invalid. */
function readItem(text: string): Outgoing[] {
  try {
    return [askAgainWhenStale(JSON.parse(text) as Outgoing)];
  } catch {
    return [];
  }
}

/** The person may no longer want to send yesterday's text. */
const askAgainWhenStale = (item: Outgoing): Outgoing =>
  Date.now() - Date.parse(item.createdAt) < STALE_MS ? item : { ...item, state: 'failed' };

/** Whether the API refused for good; every other failure is worth a retry. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 429].includes(error.status);

/** `crypto.randomUUID` is missing on insecure pages. */
const newClientId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const outboxes = new Map<string, Outbox>();

/** An account's outbox, the same for every caller. */
export function outboxOf(owner: string, side: Party): Outbox {
  const outbox = outboxes.get(owner) ?? new Outbox(owner, side);
  outboxes.set(owner, outbox);
  return outbox;
}
