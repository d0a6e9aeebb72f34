import { html as template } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup that needs no escaping; its texts are escaped already. */
export type Html = HtmlEscapedString;
type Part = Html | string | number | false | null | undefined | readonly Html[];

/**
 * Tag of templates with markup. Escapes texts and keeps markup. A list becomes its parts one after the other.
 * `false`, `null` and `undefined` become nothing.
 */
// Hono returns a promise only when a part is one.
export const html = (strings: TemplateStringsArray, ...parts: Part[]) => template(strings, ...parts) as Html;

/** Address of the style sheet of these pages: the content security policy allows no inline styles. */
export const PAGES_CSS = '/api/pages.css';

type PageParts = {
  title: string;
  /** Address of another style sheet. */
  css?: string;
  /** The main part of the page. */
  body: Html;
  /** More elements for the head. */
  head?: Html | undefined;
  theme?: 'light' | 'dark' | undefined;
};

/** A small self-contained page of the API, outside the app. */
export const htmlPage = ({ title, css = PAGES_CSS, body, head, theme }: PageParts): string =>
  html`<!doctype html>
<html lang="tr"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
<title>${title}</title>
<link rel="stylesheet" href="${css}">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.toString();
