import type { ChatMessage } from 'mf-shared/contracts/messages';
import type { NotificationTopic } from 'mf-shared/contracts/notifications';
import type { ClientFrame, ServerFrame } from 'mf-shared/contracts/socket';
import { WebSocket } from 'ws';
import { AppError } from '../base/app-error.ts';
import type { AppContext } from '../context.ts';
import { unread } from '../domains/messages/index.ts';
import { isWithheld, unreadNotices } from '../domains/notifications/index.ts';
import type { Topic } from './bus.ts';
import { admit, type Membership, requireAdmin } from './membership.ts';
import type { Rooms } from './rooms.ts';

const MAX_WEEKS = 10;
const MAX_CITIES = 5;
const MAX_ROSTERS = 5;
/** A client that takes nothing while this much waits only costs memory. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
const REMEMBERED_ACKS = 32;
const MAX_TIMER_MS = 2 ** 31 - 1;

type Week = { startDate: string; endDate: string };
type Watch = Extract<ClientFrame, { event: 'watchWeek' }>['data'];

/** One connection: its actor, its rooms, and how much may still be written to it. */
export class Peer {
  /** Set by the answer to the hub's heartbeat. */
  isAlive = true;
  readonly #ctx: AppContext;
  readonly #socket: WebSocket;
  readonly #rooms: Rooms<Peer>;
  readonly #weeks = new Map<string, Week>();
  readonly #cities = new Set<Topic>();
  readonly #rosters = new Set<Topic>();
  readonly #acks = new Set<string>();
  #member: Membership | null = null;
  #expiry: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(ctx: AppContext, socket: WebSocket, rooms: Rooms<Peer>) {
    this.#ctx = ctx;
    this.#socket = socket;
    this.#rooms = rooms;
  }

  get isJoined(): boolean {
    return this.#member !== null;
  }

  /**
   * Lets the connection speak for the token's owner. A refusal changes nothing.
   * @throws what `admit` throws
   */
  async join(userId: string, token: string): Promise<void> {
    const member = await admit(this.#ctx, token, userId);
    if (this.#gone) return;
    this.#leave();
    this.#member = member;
    this.#rooms.enter(`actor:${userId}`, this);
    const left = Math.min(Math.max(0, member.expiresAt - this.#ctx.clock()), MAX_TIMER_MS);
    this.#expiry = setTimeout(() => void this.recheck(), left);
    // Reads after the new frames arrive here, so that nothing is lost in between.
    const ctx = { ...this.#ctx, actor: member.actor };
    const [waiting, notifications] = [await unread(ctx), await unreadNotices(ctx)];
    this.send({ event: 'joined', data: { userId, unread: waiting, notifications } });
  }

  /**
   * The actor of this connection right now.
   * @throws when nobody joined or the token has ended since
   */
  async requireMember(): Promise<Membership> {
    if (!this.#member) throw new AppError('unauthenticated');
    const { token, actor } = this.#member;
    return admit(this.#ctx, token, actor.id);
  }

  /** Checks the account again. If its token has expired or ended, stops speaking for it and says so. */
  async recheck(): Promise<void> {
    const before = this.#member;
    try {
      if (!before) return;
      const now = await this.requireMember();
      if (this.#member === before) this.#member = now;
    } catch (error) {
      // A failed look-up does not mean that the account ended.
      if (!(error instanceof AppError) || this.#member !== before) return;
      this.#leave();
      this.refuse(error);
    }
  }

  watch({ businessId, startDate, endDate }: Watch): void {
    if (!this.#weeks.has(businessId) && this.#weeks.size >= MAX_WEEKS) throw new AppError('rate_limited');
    this.#weeks.set(businessId, { startDate, endDate });
    this.#rooms.enter(`week:${businessId}`, this);
  }

  unwatch(businessId: string): void {
    this.#weeks.delete(businessId);
    this.#rooms.leave(`week:${businessId}`, this);
  }

  watchRequests(on: boolean): void {
    if (on) this.#rooms.enter('requests', this);
    else this.#rooms.leave('requests', this);
  }

  /** @throws `rate_limited` beyond five provinces */
  watchHours(city: string, on: boolean): void {
    this.#watchOne(`hours:${city}`, on, { watched: this.#cities, most: MAX_CITIES });
  }

  /** @throws `rate_limited` beyond five links */
  watchRoster(code: string, on: boolean): void {
    this.#watchOne(`roster:${code}`, on, { watched: this.#rosters, most: MAX_ROSTERS });
  }

  #watchOne(topic: Topic, on: boolean, { watched, most }: { watched: Set<Topic>; most: number }): void {
    if (on && !watched.has(topic) && watched.size >= most) throw new AppError('rate_limited');
    if (on) {
      watched.add(topic);
      this.#rooms.enter(topic, this);
    } else {
      watched.delete(topic);
      this.#rooms.leave(topic, this);
    }
  }

  /**
   * Starts to tell of applications, or stops without a token.
   * @throws `forbidden` for anybody but an admin
   */
  async watchPending(token: string | null): Promise<void> {
    if (token) await requireAdmin(this.#ctx, token);
    if (token && !this.#gone) this.#rooms.enter('admins', this);
    else this.#rooms.leave('admins', this);
  }

  /** Passes on a frame of the bus if it concerns this connection; `text` is the frame as JSON. */
  forward(topic: Topic, frame: ServerFrame, text: string): void {
    if (topic.startsWith('actor:') && (this.#member?.expiresAt ?? 0) <= this.#ctx.clock()) return;
    if (frame.event === 'sessionsEnded') return void this.recheck();
    if (frame.event === 'slotsChanged' && !this.#looksAt(frame.data)) return;
    if (frame.event === 'messageSent' && !this.#isFirstAck(frame.data.id)) return;
    if (frame.event === 'notification' && this.#isWithheld(frame.data.topic)) return;
    this.#write(text);
    if (frame.event === 'staffChanged' && frame.data.staffId === this.#staffId()) void this.recheck();
  }

  /** Answers a sent message. The message also comes over the bus, unless it had been sent before. */
  acknowledge(message: ChatMessage): void {
    if (this.#isFirstAck(message.id)) this.send({ event: 'messageSent', data: message });
  }

  send(frame: ServerFrame): void {
    this.#write(JSON.stringify(frame));
  }

  refuse(error: AppError, clientId?: string): void {
    const message = Object.values(error.details.fields ?? {})[0] ?? error.message;
    this.send({ event: 'error', data: { code: error.code, message, ...(clientId ? { clientId } : {}) } });
  }

  /** Frees everything once the connection has ended. */
  dispose(): void {
    this.#gone = true;
    this.#leave();
    for (const businessId of [...this.#weeks.keys()]) this.unwatch(businessId);
    for (const topic of [...this.#cities, ...this.#rosters]) this.#rooms.leave(topic, this);
    this.watchRequests(false);
    this.#rooms.leave('admins', this);
  }

  #leave(): void {
    clearTimeout(this.#expiry);
    if (this.#member) this.#rooms.leave(`actor:${this.#member.actor.id}`, this);
    this.#member = null;
  }

  #staffId(): string | null {
    const actor = this.#member?.actor;
    return actor?.role === 'business' ? (actor.staff?.id ?? null) : null;
  }

  #isWithheld(topic: NotificationTopic): boolean {
    return this.#member !== null && isWithheld(this.#member.actor, topic);
  }

  #looksAt({ businessId, dates }: { businessId: string; dates: string[] }): boolean {
    const week = this.#weeks.get(businessId);
    return week !== undefined && dates.some((date) => date >= week.startDate && date <= week.endDate);
  }

  #isFirstAck(id: string): boolean {
    if (this.#acks.has(id)) return false;
    this.#acks.add(id);
    const [oldest] = this.#acks;
    if (oldest !== undefined && this.#acks.size > REMEMBERED_ACKS) this.#acks.delete(oldest);
    return true;
  }

  #write(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
    else this.#socket.send(text);
  }
}
