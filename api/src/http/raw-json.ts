const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A success body that is already serialised. Keep it while it is valid: it is encoded once. */
export class RawJson {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(value: unknown) {
    this.bytes = encoder.encode(JSON.stringify(value));
  }

  /** The parsed content. */
  parse(): unknown {
    return JSON.parse(decoder.decode(this.bytes));
  }
}
