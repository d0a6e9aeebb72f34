import { html as template } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup that may stand in a page as it is; its texts are escaped. */
export type Html = HtmlEscapedString;
type Part = Html | string | number | false | null | undefined | readonly Html[];

/**
 * Tag of templates that hold markup. It escapes the texts between; markup stays as it is, a list becomes its parts one
 * after the other, and `false`, `null` and `undefined` become nothing.
 */
// Hono answers a promise only where a part is one.
export const html = (strings: TemplateStringsArray, ...parts: Part[]) => template(strings, ...parts) as Html;

/** Where the style sheet of these pages is served: the content security policy allows no inline style. */
export const PAGES_CSS = '/api/pages.css';

type Page = {
  title: string;
  /** Address of another style sheet. */
  css?: string;
  /** The page's middle. */
  body: Html;
  /** More elements of the head. */
  head?: Html | undefined;
  theme?: 'light' | 'dark' | undefined;
};

/** A small self-contained page that the API answers with, outside the app. */
export const htmlPage = ({ title, css = PAGES_CSS, body, head, theme }: Page): string =>
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
