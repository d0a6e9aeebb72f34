const PREVIEW = 140;

/** About one line of text. Cuts between characters, never inside one. */
export function preview(content: string): string {
  const characters = [...content];
  return characters.length <= PREVIEW ? content : `${characters.slice(0, PREVIEW).join('')}…`;
}
