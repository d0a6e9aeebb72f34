/** Random parts of each run, or parts made from random ids. */
const DRAWN = new RegExp(
  [
    String.raw`(?<=/calendar/)[\w-]{43}|(?<=/mac/)[\w-]{22}`,
    String.raw`(?<=[?&](?:code|token)=)[\w-]+`,
    String.raw`(?<="version": ?")[\w-]{16}`,
    String.raw`eyJ[\w-]+\.[\w-]+\.[\w-]+`,
    // Secrets of web hooks, of a second factor, and its recovery codes.
    String.raw`(?<=topla_)[\w-]{43}`,
    String.raw`\b[A-Z2-7]{32}\b|(?<=")[a-z0-9]{5}-[a-z0-9]{5}(?=")`,
  ].join('|'),
  'g',
);
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Longer lists and objects take several lines. */
const WIDTH = 200;

/** An answer as readable text for comparisons: a part that fits takes one line. `nameOf` names random ids. */
export function readable(
  status: number,
  answer: string,
  nameOf: (id: string) => string = () => '<id>',
): string {
  const text = answer.replace(DRAWN, '<drawn>').replace(ID, nameOf);
  return `${status}\n${/^[[{]/.test(text) ? laidOut(JSON.parse(text), '') : text.trimEnd()}`;
}

function laidOut(value: unknown, indent: string): string {
  const short = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || short.length + indent.length < WIDTH) return short;
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(
    ([key, part]) => `${deeper}${isList ? '' : `${key}: `}${laidOut(part, deeper)}`,
  );
  return `${isList ? '[' : '{'}\n${lines.join('\n')}\n${indent}${isList ? ']' : '}'}`;
}
