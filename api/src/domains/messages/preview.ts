const PREVIEW = 140;

/** The first line or so; cut between characters, never inside one. */
export function preview(content: string): string {
  const characters = [...content];
  return characters.length <= PREVIEW ? content : `${characters.slice(0, PREVIEW).join('')}…`;
}
