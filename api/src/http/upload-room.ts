import { MAX_PHOTO_BYTES, MAX_PHOTOS } from 'mf-shared/contracts/venues';
import { AppError } from '../base/app-error.ts';

const RETRY_SECONDS = 5;

type Use = { uploads: number; bytes: number };
type Most = { all: Use; each: Use };

/** Limits the memory of running uploads: of all together, and of each sender. */
export class UploadRoom {
  readonly #most: Most;
  readonly #all: Use = { uploads: 0, bytes: 0 };
  readonly #bySender = new Map<string, Use>();

  constructor(most: Most) {
    this.#most = most;
  }

  /** A place for an upload of this sender: an account, or a visitor's address. It takes no room yet. */
  placeFor(sender: string): Place {
    return new Place((use) => this.#take(sender, use));
  }

  /**
   * Takes more room; gives it back for negative numbers.
   * @throws `photos_busy` when there is no room
   */
  #take(sender: string, { uploads, bytes }: Use): void {
    const own = this.#bySender.get(sender) ?? { uploads: 0, bytes: 0 };
    const all = sum(this.#all, { uploads, bytes });
    const after = sum(own, { uploads, bytes });
    const takes = uploads > 0 || bytes > 0;
    if (takes && (isBeyond(all, this.#most.all) || isBeyond(after, this.#most.each))) {
      throw new AppError('photos_busy', { retryAfter: RETRY_SECONDS });
    }
    Object.assign(this.#all, all);
    if (after.uploads === 0) this.#bySender.delete(sender);
    else this.#bySender.set(sender, after);
  }
}

const sum = (a: Use, b: Use): Use => ({ uploads: a.uploads + b.uploads, bytes: a.bytes + b.bytes });
const isBeyond = (use: Use, most: Use) => use.uploads > most.uploads || use.bytes > most.bytes;

/** The share of the room that one upload takes. It counts from the first byte of its first file. */
export class Place {
  readonly #take: (use: Use) => void;
  #held: Use = { uploads: 0, bytes: 0 };

  constructor(take: (use: Use) => void) {
    this.#take = take;
  }

  /**
   * Makes room for so many more bytes. A refused upload gives its room back at once; else many that grow side by side
   * would all be refused.
   * @throws `photos_busy`, with when to try again
   */
  grow(bytes: number): void {
    const more = { uploads: this.#held.uploads === 0 ? 1 : 0, bytes };
    try {
      this.#take(more);
    } catch (error) {
      this.leave();
      throw error;
    }
    this.#held = sum(this.#held, more);
  }

  /** Gives all its room back. */
  leave(): void {
    this.#take({ uploads: -this.#held.uploads, bytes: -this.#held.bytes });
    this.#held = { uploads: 0, bytes: 0 };
  }
}

/** All photos of a venue, each of the largest size, and what is read of a too large one. */
const LARGEST = (MAX_PHOTOS + 1) * MAX_PHOTO_BYTES;

/** The room of this process: three of the largest uploads at once, one of them from the same sender. */
export const uploadRoom = new UploadRoom({
  all: { uploads: 64, bytes: 3 * LARGEST },
  each: { uploads: 24, bytes: LARGEST },
});
