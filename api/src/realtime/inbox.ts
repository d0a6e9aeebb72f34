import type { ChatMessage } from 'mf-shared/contracts/messages';
import { ClientFrame } from 'mf-shared/contracts/socket';
import type { Member } from '../auth/side.ts';
import { AppError } from '../base/app-error.ts';
import type { AppContext } from '../context.ts';
import { sendMessage } from '../domains/messages/index.ts';
import { parse } from '../http/parse.ts';
import { accountOf } from '../http/rate-limits.ts';
import type { Peer } from './peer.ts';
import { Throttle } from './throttle.ts';

/** How many frames may wait for earlier ones. */
const MAX_WAITING = 64;
const MAX_REFUSALS = 100;

type Connection = {
  peer: Peer;
  /** The network of the connection, for limits. */
  address: string;
  /** Ends the connection. */
  onAbuse: () => void;
};

/**
 * Handles the frames of one connection in order. Answers a wrong frame with an error frame. Calls `onAbuse` for a
 * client that goes on regardless.
 */
export class Inbox {
  readonly #ctx: AppContext;
  readonly #peer: Peer;
  readonly #address: string;
  readonly #onAbuse: () => void;
  readonly #throttle = new Throttle(performance.now());
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;
  #refusals = 0;

  constructor(ctx: AppContext, { peer, address, onAbuse }: Connection) {
    this.#ctx = ctx;
    this.#peer = peer;
    this.#address = address;
    this.#onAbuse = onAbuse;
  }

  /** Takes a frame's text; null for a frame that is not text. */
  receive(text: string | null): void {
    const { rateLimits } = this.#ctx.config;
    if (rateLimits && (this.#waiting >= MAX_WAITING || !this.#throttle.take(performance.now()))) {
      this.#refusals++;
      if (this.#refusals > MAX_REFUSALS) this.#onAbuse();
      else this.#peer.refuse(new AppError('rate_limited'), clientIdOf(read(text)));
      return;
    }
    this.#waiting++;
    this.#tail = this.#tail.then(() => this.#handle(text)).finally(() => this.#waiting--);
  }

  async #handle(text: string | null): Promise<void> {
    const raw = read(text);
    try {
      if (raw === undefined) throw new AppError('malformed_json');
      await this.#act(await parse(ClientFrame, raw));
    } catch (error) {
      if (!(error instanceof AppError)) this.#ctx.log.error({ err: error }, 'socket frame failed');
      this.#peer.refuse(error instanceof AppError ? error : new AppError('internal'), clientIdOf(raw));
    }
  }

  async #act(frame: ClientFrame): Promise<void> {
    const peer = this.#peer;
    switch (frame.event) {
      case 'ping':
        return peer.send({ event: 'pong', data: {} });
      case 'join':
        // A join reads the account from the database, like any call with a token.
        await this.#ctx.limits.take('read', { account: null, address: this.#address });
        return peer.join(frame.data.userId, frame.data.token);
      case 'watchWeek':
        return peer.watch(frame.data);
      case 'unwatchWeek':
        return peer.unwatch(frame.data.businessId);
      case 'watchRequests':
        return peer.watchRequests(frame.data.on);
      case 'watchHours':
        return peer.watchHours(frame.data.city, frame.data.on);
      case 'watchRoster':
        return peer.watchRoster(frame.data.code, frame.data.on);
      case 'watchPending':
        await this.#ctx.limits.take('read', { account: null, address: this.#address });
        return peer.watchPending(frame.data.token);
      case 'sendMessage': {
        const { actor } = await peer.requireMember();
        if (frame.data.senderId !== actor.id) throw new AppError('not_yours');
        return peer.acknowledge(await this.#send(actor, frame.data));
      }
    }
  }

  /** Counts like a message over HTTP, so that many connections do not allow more messages. */
  async #send(actor: Member, message: Parameters<typeof sendMessage>[1]): Promise<ChatMessage> {
    const { limits } = this.#ctx;
    const who = { account: accountOf(actor), address: this.#address };
    await limits.take('write', who);
    return limits.count('message', who, () => sendMessage({ ...this.#ctx, actor }, message));
  }
}

/** The JSON value of a text; undefined for invalid JSON. */
function read(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The client's own key of a message, even if the rest is wrong, so that the client knows which message failed. */
function clientIdOf(raw: unknown): string | undefined {
  const data = field(raw, 'data');
  const clientId = field(data, 'clientId');
  return typeof clientId === 'string' ? clientId.slice(0, 64) : undefined;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
