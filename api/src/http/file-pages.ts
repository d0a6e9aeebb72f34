const PAGE_BYTES = 64 * 1024;

/**
 * A file that arrives in pieces of any size. Copies them into pages, so that a million pieces of one byte take no more
 * room than their bytes.
 */
export class FilePages {
  readonly #full: Uint8Array<ArrayBuffer>[] = [];
  #page = new Uint8Array(0);
  #filled = 0;
  size = 0;

  add(piece: Uint8Array): void {
    for (let at = 0; at < piece.length; ) {
      if (this.#filled === this.#page.length) this.#turn();
      const part = piece.subarray(at, at + this.#page.length - this.#filled);
      this.#page.set(part, this.#filled);
      this.#filled += part.length;
      at += part.length;
    }
    this.size += piece.length;
  }

  toFile(name: string, type: string): File {
    return new File([...this.#full, this.#page.subarray(0, this.#filled)], name, { type });
  }

  #turn(): void {
    if (this.#filled > 0) this.#full.push(this.#page);
    this.#page = new Uint8Array(PAGE_BYTES);
    this.#filled = 0;
  }
}
