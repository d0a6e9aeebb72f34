/** Levels of nesting: enough for every call, and far fewer than a parser's stack allows. */
const MAX_JSON_DEPTH = 32;
/** Lists, objects and values after a comma in one text: many times four hundred bookings with all their fields. */
const MAX_JSON_NODES = 10_000;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** A JSON text with too much nesting or too many values. */
export class JsonTooComplex extends Error {
  override readonly name = 'JsonTooComplex';
}

/**
 * Parses JSON from outside. Checks nesting and size before it builds anything.
 *
 * @throws `JsonTooComplex` beyond 32 levels or about 10,000 values.
 * @throws `SyntaxError` when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  if (!isSimple(text)) throw new JsonTooComplex();
  return JSON.parse(text);
}

/** Checks nesting and size in one pass over the text. */
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

/** Index of the closing quote of the string that opens at `start`; the text's end if unclosed. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charCodeAt(at);
    if (character === BACKSLASH) at += 1;
    else if (character === QUOTE) return at;
  }
  return text.length;
}
