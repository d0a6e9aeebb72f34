const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A success body that is serialised already. Keep it as long as it holds: it is encoded once. */
export class RawJson {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(value: unknown) {
    this.bytes = encoder.encode(JSON.stringify(value));
  }

  /** What it says. */
  parse(): unknown {
    return JSON.parse(decoder.decode(this.bytes));
  }
}
