/** The files of the shell that a page names; each build names others. Empty for a page that is not the shell's. */
export const buildOf = (page: Document): string =>
  [...page.querySelectorAll('script, link')]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .filter((address) => address.startsWith('/shell.'))
    .join(' ');
