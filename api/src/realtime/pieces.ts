import { randomBytes } from 'node:crypto';

/** PostgreSQL takes payloads under 8000 bytes; this leaves room for the head. */
const PIECE = 7900;
const MOST_UNFINISHED = 100;

/** Writes non-ASCII as JSON escapes, so that a character is a byte wherever the text is cut. */
const toAscii = (json: string) =>
  json.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Cuts a JSON text into notifications of the form `id.index.count.piece`. */
export function toPieces(json: string): string[] {
  const text = toAscii(json);
  const id = randomBytes(9).toString('base64url');
  const count = Math.max(1, Math.ceil(text.length / PIECE));
  return Array.from(
    { length: count },
    (_, index) => `${id}.${index}.${count}.${text.slice(index * PIECE, (index + 1) * PIECE)}`,
  );
}

/** Puts notifications together again, in whatever order and mix they arrive. */
export class Assembly {
  readonly #unfinished = new Map<string, (string | undefined)[]>();

  /** Takes one notification. Answers the whole text once it is complete, else null. */
  add(notification: string): string | null {
    const [, id, index, count, piece] = /^([\w-]+)\.(\d+)\.(\d+)\.(.*)$/s.exec(notification) ?? [];
    if (id === undefined || piece === undefined) return null;
    if (count === '1') return piece;
    const pieces = this.#unfinished.get(id) ?? Array<string | undefined>(Number(count)).fill(undefined);
    pieces[Number(index)] = piece;
    this.#unfinished.set(id, pieces);
    if (pieces.includes(undefined)) {
      this.#forgetOldest();
      return null;
    }
    this.#unfinished.delete(id);
    return pieces.join('');
  }

  /** Forgets a sender that died half-way. */
  #forgetOldest(): void {
    const [oldest] = this.#unfinished.keys();
    if (oldest !== undefined && this.#unfinished.size > MOST_UNFINISHED) this.#unfinished.delete(oldest);
  }
}
