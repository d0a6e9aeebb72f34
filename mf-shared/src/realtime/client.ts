// By name, not by path: federation shares the session under this name; a path would bundle a second one.
import { useSession } from 'mf-shared/session';
import { apiOrigin } from '../api-client/address.ts';
import type { ClientFrame, ServerEvent, ServerFrame } from '../contracts/socket.ts';
import { backoff } from './backoff.ts';
import { type Counted, watchFrame } from './counted.ts';
import { identity } from './identity.ts';
import { LiveSocket } from './socket.ts';
import { Counts, Watches } from './watches.ts';

export type Connection = 'connecting' | 'online' | 'offline';
export type FrameData<E extends ServerEvent> = Extract<ServerFrame, { event: E }>['data'];
type Off = () => void;

/** A first connection slower than this counts as a gap: earlier answers may be stale. */
const SLOW_START_MS = 2000;
const FAILURES_BEFORE_OFFLINE = 2;

/**
 * The page's one live connection. It exists while there is something to hear (a session or a watched week), identifies
 * itself again for each new token, and reconnects for ever.
 */
export class RealtimeClient {
  readonly #listeners = new Map<ServerEvent, Set<(data: never) => void>>();
  readonly #resumeListeners = new Set<() => void>();
  readonly #stateListeners = new Set<() => void>();
  readonly #watches = new Watches();
  /** How many views watch each of these. */
  readonly #counted = new Counts<Counted>();
  #started = false;
  #socket: LiveSocket | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #joinedToken: string | null = null;
  #joinedId: string | null = null;
  /** Whether the hub has confirmed the join that was sent. */
  #isConfirmed = false;
  /** Start of the current gap, ms; null while connected. */
  #missingSince: number | null = null;
  #wasProven = false;
  #state: Connection = 'online';

  /** Starts to follow session and network. The shell calls it once; the returned function stops it. */
  start(): Off {
    if (this.#started) return () => {};
    this.#started = true;
    const ended = new AbortController();
    const { signal } = ended;
    const off = useSession.subscribe(() => this.#followSession());
    window.addEventListener('online', () => this.#wake(), { signal });
    window.addEventListener('offline', () => this.#wake(), { signal });
    const look = () => document.visibilityState === 'visible' && this.#wake();
    document.addEventListener('visibilitychange', look, { signal });
    this.#followSession();
    return () => {
      ended.abort();
      off();
      this.#started = false;
      this.#follow();
    };
  }

  /** Calls `listener` with the data of every frame of that event, until the returned function is called. */
  on<E extends ServerEvent>(event: E, listener: (data: FrameData<E>) => void): Off {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Sends a frame; returns false, and sends nothing, without a connection. */
  send(frame: ClientFrame): boolean {
    return this.#socket?.send(frame) ?? false;
  }

  /** Watches a venue's hours between two dates (inclusive); the returned function stops it. */
  watchWeek(venueId: string, startDate: string, endDate: string): Off {
    const range = { businessId: venueId, startDate, endDate };
    this.#watches.add(range);
    this.#sendWatch(venueId);
    this.#follow();
    return () => {
      this.#watches.delete(range);
      this.#sendWatch(venueId);
      this.#follow();
    };
  }

  /** Watches ads; the returned function stops it. */
  watchRequests(): Off {
    return this.#count('requests');
  }

  /** Watches applications as the signed-in admin; the returned function stops it. */
  watchPending(): Off {
    return this.#count('pending');
  }

  /** Watches the hours of all venues of a province; the returned function stops it. */
  watchHours(city: string): Off {
    return this.#count(`hours:${city}`);
  }

  /** Watches the match behind a link; the returned function stops it. */
  watchRoster(code: string): Off {
    return this.#count(`roster:${code}`);
  }

  #count(what: Counted): Off {
    const add = (by: 1 | -1) => {
      if (this.#counted.add(what, by)) this.send(watchFrame(what, by > 0));
      this.#follow();
    };
    add(1);
    return once(() => add(-1));
  }

  /** Calls `listener` when the connection is back after a gap: time to fetch again. */
  onResume(listener: () => void): Off {
    this.#resumeListeners.add(listener);
    return () => void this.#resumeListeners.delete(listener);
  }

  /** Calls `listener` on every change of `connection`. */
  onConnection = (listener: () => void): Off => {
    this.#stateListeners.add(listener);
    return () => void this.#stateListeners.delete(listener);
  };

  /** State of the connection; `online` too when none is needed and the network is there. */
  connection = (): Connection => this.#state;

  #isWanted(): boolean {
    const watches = this.#watches.size > 0 || this.#counted.size > 0;
    return this.#started && (watches || identity() !== null);
  }

  #followSession(): void {
    const who = identity();
    // The hub has no frame for leaving, so signing out or changing accounts opens a fresh connection.
    if (this.#joinedId !== null && who?.id !== this.#joinedId) this.#drop();
    else if (who && who.token !== this.#joinedToken) this.#join();
    this.#follow();
  }

  /** Opens or closes the connection as needed. */
  #follow(): void {
    if (!this.#isWanted()) this.#drop();
    else if (!this.#socket && this.#retry === undefined) this.#open();
    this.#publishState();
  }

  #drop(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.#socket;
    this.#forget();
    this.#missingSince = null;
    this.#attempt = 0;
    if (!this.#isWanted()) this.#wasProven = false;
    socket?.close();
  }

  #forget(): void {
    this.#socket = null;
    this.#joinedToken = null;
    this.#joinedId = null;
  }

  #open(): void {
    this.#retry = undefined;
    this.#missingSince ??= Date.now();
    const socket: LiveSocket = new LiveSocket(socketUrl(), {
      onOpen: () => this.#greet(),
      onFrame: (frame) => this.#receive(frame),
      onEnd: () => {
        if (this.#socket === socket) this.#lost();
      },
    });
    this.#socket = socket;
  }

  /** The hub handles frames in order, so its answer to the ping confirms all frames before. */
  #greet(): void {
    for (const range of this.#watches.all()) this.send({ event: 'watchWeek', data: range });
    for (const what of this.#counted.all()) this.send(watchFrame(what, true));
    this.#join();
    this.#publishState();
  }

  /** Sends who this is, and a ping: the answer shows whether the hub has accepted it. */
  #join(): void {
    this.#sendJoin();
    this.#socket?.probe();
  }

  #sendJoin(): void {
    const who = identity();
    if (!who || !this.send({ event: 'join', data: { userId: who.id, token: who.token } })) return;
    this.#joinedToken = who.token;
    this.#joinedId = who.id;
    this.#isConfirmed = false;
  }

  /** The hub refused, for example after too many joins from one network. Nothing personal arrives until it accepts. */
  #joinLater(): void {
    this.#missingSince ??= Date.now();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(
      () => {
        this.#retry = undefined;
        this.#join();
      },
      backoff(this.#attempt++),
    );
  }

  #sendWatch(venueId: string): void {
    const range = this.#watches.rangeOf(venueId);
    if (range) this.send({ event: 'watchWeek', data: range });
    else this.send({ event: 'unwatchWeek', data: { businessId: venueId } });
  }

  #receive(frame: ServerFrame): void {
    if (frame.event === 'joined') this.#isConfirmed = true;
    if (frame.event === 'pong') this.#answered();
    for (const listener of [...(this.#listeners.get(frame.event) ?? [])]) listener(frame.data as never);
  }

  #answered(): void {
    const isRefused = this.#joinedToken !== null && !this.#isConfirmed;
    if (isRefused) this.#joinLater();
    else this.#proven();
  }

  #proven(): void {
    if (this.#missingSince === null) return;
    const isGap = this.#wasProven || Date.now() - this.#missingSince > SLOW_START_MS;
    this.#missingSince = null;
    this.#wasProven = true;
    this.#attempt = 0;
    this.#publishState();
    if (isGap) for (const listener of [...this.#resumeListeners]) listener();
  }

  #lost(): void {
    this.#forget();
    this.#missingSince ??= Date.now();
    const delay = backoff(this.#attempt);
    this.#attempt++;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), delay);
    this.#publishState();
  }

  /** The network changed or the person is back: reconnects at once, without the delay. */
  #wake(): void {
    if (this.#socket) this.#socket.probe();
    else if (this.#isWanted()) {
      clearTimeout(this.#retry);
      this.#open();
    }
    this.#publishState();
  }

  #publishState(): void {
    const state = this.#currentState();
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of [...this.#stateListeners]) listener();
  }

  #currentState(): Connection {
    // A socket seems open long after its network is gone.
    if (!navigator.onLine) return 'offline';
    if (this.#socket?.isOpen) return 'online';
    if (!this.#isWanted()) return 'online';
    return this.#attempt >= FAILURES_BEFORE_OFFLINE ? 'offline' : 'connecting';
  }
}

/** `undo` for its first call; later ones do nothing. */
function once(undo: () => void): Off {
  let isDone = false;
  return () => {
    if (!isDone) undo();
    isDone = true;
  };
}

function socketUrl(): string {
  const { protocol, host } = new URL(apiOrigin() || window.location.origin);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`;
}
