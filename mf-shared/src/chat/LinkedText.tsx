const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Signs that end a sentence rather than an address. */
const TRAILING = /[.,;:!?'’”)\]}…]+$/;

/** Text of a person, in which web addresses can be tapped. Nothing else of it means anything to the browser. */
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

/** The address without the full stop or bracket behind it; a bracket that it opened itself belongs to it. */
function withoutTail(found: string): string {
  const bare = found.replace(TRAILING, '');
  return found[bare.length] === ')' && bare.includes('(') ? `${bare})` : bare;
}

const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
