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

/** Where the style sheet of the bank window is served: the content security policy allows no inline style. */
export const BANK_CSS = '/api/payments/bank.css';

type Page = {
  title: string;
  /** Markup of the page's middle; texts in it are escaped by whoever wrote them. */
  body: string;
  /** Address to go to by itself, after so many seconds; needs no script. */
  next?: { url: string; seconds: number };
};

/** A small self-contained page for the bank window. Works with `document.write` and as an answer alike. */
export function bankPage({ title, body, next }: Page): string {
  const refresh = next
    ? `<meta http-equiv="refresh" content="${next.seconds};url=${escapeHtml(next.url)}">`
    : '';
  return `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${refresh}
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${BANK_CSS}">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
