import { createHash } from 'node:crypto';
import { compress, type Encoding } from './encoding.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const TAG_BYTES = 12;

/**
 * A success body that is already serialised. Keep it while it is valid: it is encoded once, and compressed once in each
 * way that somebody asked for.
 */
export class RawJson {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly #compressed = new Map<Encoding, Promise<Uint8Array>>();
  #tag: string | undefined;

  constructor(value: unknown) {
    this.bytes = encoder.encode(JSON.stringify(value));
  }

  /** The parsed content. */
  parse(): unknown {
    return JSON.parse(decoder.decode(this.bytes));
  }

  /** The compressed bytes. */
  compressed(encoding: Encoding): Promise<Uint8Array> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const bytes = compress(this.bytes, encoding);
    this.#compressed.set(encoding, bytes);
    return bytes;
  }

  /** A strong validator of the bytes in an encoding. */
  tag(encoding: Encoding | null): string {
    this.#tag ??= createHash('sha256')
      .update(this.bytes)
      .digest()
      .subarray(0, TAG_BYTES)
      .toString('base64url');
    return `"${this.#tag}${encoding ? `-${encoding}` : ''}"`;
  }
}
