import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Ways to compress an answer, the smaller result first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Below, compressing costs more than it saves. */
export const WORTH_COMPRESSING = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** As small as gzip's best, in less time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const ACCEPTS = Object.fromEntries(
  ENCODINGS.map((name) => [
    name,
    new RegExp(`(?:^|[\\s,])${name}\\s*(?:$|,|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i'),
  ]),
) as Record<Encoding, RegExp>;

/** The encoding for a caller with this `Accept-Encoding`; null for plain bytes. */
export const encodingFor = (accepted: string | undefined): Encoding | null =>
  (accepted && ENCODINGS.find((name) => ACCEPTS[name].test(accepted))) || null;

/** The bytes compressed, beside other work of the process. */
export const compress = (bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> =>
  encoding === 'br' ? brotli(bytes, BROTLI) : zip(bytes);
