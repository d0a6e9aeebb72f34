/** Levels of nesting: as many as any call needs, and far fewer than a parser's stack bears. */
const MAX_JSON_DEPTH = 32;
/** Lists, objects and values after a comma in one text: four hundred bookings with all their marks, many times. */
const MAX_JSON_NODES = 10_000;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** A JSON text that is nested too deep or holds too many values to be looked at. */
export class JsonTooComplex extends Error {
  override readonly name = 'JsonTooComplex';
}

/**
 * The value of a JSON text from outside. Throws `JsonTooComplex` beyond 32 levels or about 10,000 values, before anything
 * is made of it, and `SyntaxError` for what is no JSON.
 */
export function parseJson(text: string): unknown {
  if (!isSimple(text)) throw new JsonTooComplex();
  return JSON.parse(text);
}

/** Counts what the text would come to, in one walk over its characters. */
function isSimple(text: string): boolean {
  let depth = 0;
  let nodes = 1;
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = endOfString(text, at);
    else if (character === COMMA) nodes += 1;
    else if (OPENING.has(character)) {
      depth += 1;
      nodes += 1;
    } else if (CLOSING.has(character)) depth -= 1;
    if (depth > MAX_JSON_DEPTH || nodes > MAX_JSON_NODES) return false;
  }
  return true;
}

/** Where the string that opens at `start` closes; the text's end where it never does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === BACKSLASH) at += 1;
    else if (character === QUOTE) return at;
  }
  return text.length;
}
