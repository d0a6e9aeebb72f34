const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Characters that end a sentence rather than an address. */
const TRAILING = /[.,;:!?'’”)\]}…]+$/;

/** A person's text with its web addresses as links. The browser interprets nothing else in it. */
export function LinkedText({ text }: { text: string }) {
  const parts = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTail(found);
    if (!isWebAddress(address)) continue;
    parts.push(text.slice(end, index));
    parts.push(
      <a key={index} href={address} target="_blank" rel="noopener noreferrer nofollow">
        {address}
      </a>,
    );
    end = index + address.length;
  }
  return [...parts, text.slice(end)];
}

/** The address without a trailing full stop or bracket; keeps a bracket that it opened itself. */
function withoutTail(found: string): string {
  const bare = found.replace(TRAILING, '');
  return found[bare.length] === ')' && bare.includes('(') ? `${bare})` : bare;
}

const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
