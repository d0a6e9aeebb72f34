import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Context } from 'hono';
import { MAX_PHOTO_BYTES } from 'mf-shared/contracts/venues';
import { AppError, atInput } from '../base/app-error.ts';
import { bodyPieces } from './body-pieces.ts';
import type { HttpEnv } from './env.ts';
import { FilePages } from './file-pages.ts';
import { type FormBounds, SLACK_BYTES } from './form-bounds.ts';
import type { Place } from './upload-room.ts';

export type Multipart = { fields: Record<string, string>; files: Record<string, File[]> };

/** Lines above a part, and their bytes: browsers write two or three. */
const PART_HEADERS = { headerPairs: 16, headerSize: 8 * 1024 };

/** Whether the body is a form. No other `multipart/` type is a way to call us. */
export const isForm = (c: Context<HttpEnv>): boolean =>
  /^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? '');

/**
 * Parses a multipart body while it arrives, and refuses what is beyond `bounds` before keeping it. Drops empty files
 * and files that the call does not take. Cuts a too large file one byte after the limit, so that the call can name it.
 * @throws `malformed_json`, `body_too_large`, `photo_too_large`, `photos_busy`, `upload_stalled`
 * @throws `validation` at an input with too many files
 */
export async function readMultipart(
  c: Context<HttpEnv>,
  bounds: FormBounds,
  place: Place,
): Promise<Multipart> {
  const form = new FormReader(c.req.header('content-type') ?? '', bounds, place);
  for await (const piece of bodyPieces(c, bounds.body)) await form.write(piece);
  return form.end();
}

type Described = { name: string; filename: string; type: string };
/** A file that is arriving, and whether it was cut. */
type Arriving = { name: string; isCut: boolean };

class FormReader {
  readonly #bounds: FormBounds;
  readonly #place: Place;
  readonly #parser: BusboyInstance;
  readonly #failure = Promise.withResolvers<never>();
  // Without a prototype: the caller chooses the names, and `constructor` may be one.
  readonly #parts: Multipart = { fields: Object.create(null), files: Object.create(null) };
  readonly #counts = new Map<string, number>();
  #textBytes = 0;
  #arriving: Arriving | null = null;
  /** Bytes read outside of files, and bytes of files beyond the kept part. */
  readonly #read = { outside: 0, beyond: 0 };

  constructor(type: string, bounds: FormBounds, place: Place) {
    this.#bounds = bounds;
    this.#place = place;
    this.#failure.promise.catch(() => {});
    this.#parser = parserFor(type, bounds);
    this.#parser.on('partsLimit', () => this.#refuse(new AppError('body_too_large')));
    this.#parser.on('error', () => this.#refuse(new AppError('malformed_json')));
    this.#parser.on('field', (name, text, _, isCut) => this.#keepText(name, text, isCut));
    this.#parser.on('file', (name, file, filename, _, type) =>
      this.#keepFile(file, { name, filename, type }),
    );
  }

  /**
   * Reads on.
   * @throws the refusal of this piece or an earlier one
   */
  async write(piece: Uint8Array): Promise<void> {
    const arriving = this.#arriving;
    const written = new Promise<void>((done, fail) => {
      this.#parser.write(piece, (error) => (error ? fail(error) : done()));
    });
    await Promise.race([this.#failure.promise, written]);
    if (arriving === this.#arriving) this.#count(piece.length, arriving);
  }

  /** The parser gives the length of a part only at its end. This refuses a part that does not end before that. */
  #count(bytes: number, arriving: Arriving | null): void {
    if (!arriving) this.#read.outside += bytes;
    else if (arriving.isCut) this.#read.beyond += bytes;
    if (this.#read.outside > 2 * this.#bounds.textBytes) throw new AppError('body_too_large');
    if (arriving && this.#read.beyond > SLACK_BYTES) {
      throw atInput(new AppError('photo_too_large'), arriving.name);
    }
  }

  async end(): Promise<Multipart> {
    const finished = new Promise<void>((done) => this.#parser.once('finish', done));
    this.#parser.end();
    await Promise.race([this.#failure.promise, finished]);
    return this.#parts;
  }

  #refuse(error: unknown): void {
    this.#failure.reject(error);
  }

  #keepText(name: string | undefined, text: string, isCut: boolean): void {
    this.#textBytes += Buffer.byteLength(text);
    if (isCut || this.#textBytes > this.#bounds.textBytes) this.#refuse(new AppError('body_too_large'));
    else if (name !== undefined) this.#parts.fields[name] = text;
  }

  #keepFile(stream: BusboyFileStream, { name, filename, type }: Described): void {
    // The body ends in the middle of the file.
    stream.on('error', () => this.#refuse(new AppError('malformed_json')));
    const arriving: Arriving = { name, isCut: false };
    this.#arriving = arriving;
    stream.on('limit', () => {
      arriving.isCut = true;
    });
    const pages = Object.hasOwn(this.#bounds.files, name) ? new FilePages() : null;
    stream.on('data', (piece: Buffer) => {
      if (!pages) return;
      try {
        if (pages.size === 0) this.#countFile(name);
        this.#place.grow(piece.length);
        pages.add(piece);
      } catch (error) {
        this.#refuse(error instanceof AppError ? atInput(error, name) : error);
      }
    });
    stream.on('end', () => {
      if (this.#arriving === arriving) this.#arriving = null;
      if (!pages || pages.size === 0) return;
      this.#parts.files[name] ??= [];
      this.#parts.files[name].push(pages.toFile(filename, type));
    });
  }

  #countFile(name: string): void {
    const count = (this.#counts.get(name) ?? 0) + 1;
    const most = this.#bounds.files[name] ?? 0;
    if (count > most) {
      throw new AppError('validation', { message: `En fazla ${most} fotoğraf ekleyebilirsiniz.` });
    }
    this.#counts.set(name, count);
  }
}

/**
 * The parser for a body of this type.
 * @throws `malformed_json` when the type names no boundary
 */
function parserFor(type: string, { parts, textBytes }: FormBounds): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      // Only a part with a file name is a file, as in the parsers of browsers.
      isPartAFile: (_, __, filename) => filename !== undefined,
      limits: { ...PART_HEADERS, parts, fieldSize: textBytes, fileSize: MAX_PHOTO_BYTES + 1 },
    });
  } catch {
    throw new AppError('malformed_json');
  }
}
