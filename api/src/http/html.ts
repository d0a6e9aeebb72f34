const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Where the style sheet of these pages is served: the content security policy allows no inline style. */
export const PAGES_CSS = '/api/pages.css';

type Page = {
  title: string;
  /** Address of another style sheet. */
  css?: string;
  /** Markup of the page's middle; texts in it are escaped by whoever wrote them. */
  body: string;
  /** More elements of the head. */
  head?: string;
  theme?: 'light' | 'dark' | undefined;
};

/** A small self-contained page that the API answers with, outside the app. */
export const htmlPage = ({ title, css = PAGES_CSS, body, head = '', theme }: Page): string => `<!doctype html>
<html lang="tr"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${head}
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${escapeHtml(css)}">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
