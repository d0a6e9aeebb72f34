/** Puts words where a prepared answer names them in braces; `{x}` without a word stays as it is. */
export const fillTemplate = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(
    /\{(\p{L}+)\}/gu,
    (named, name: string) => (Object.hasOwn(words, name) ? words[name] : named) ?? named,
  );
