import { BRAND } from 'mf-shared/brand';
import { html } from '../../base/html.ts';
import type { Mail } from './index.ts';

/** A piece of the small print, with a link or without. */
type Note = { text: string; href?: string };
export type Letter = {
  name: string;
  paragraphs: readonly string[];
  /** The main button of the mail. */
  action?: { label: string; href: string };
  notes: readonly Note[];
};

/** A mail as plain text and as a page. */
export const letter = (parts: Letter): Pick<Mail, 'text' | 'html'> => ({
  text: asText(parts),
  html: asHtml(parts),
});

const asText = ({ name, paragraphs, action, notes }: Letter) => `Merhaba ${name},

${paragraphs.join('\n\n')}
${action ? `\n${action.label}: ${action.href}\n` : ''}
--
${notes.map(({ text, href }) => (href ? `${text}: ${href}` : text)).join('\n')}
`;

const asHtml = ({ name, paragraphs, action, notes }: Letter) =>
  html`<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${BRAND}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#eef1ee;font-family:system-ui,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:28px 24px;background:#ffffff;border-top:6px solid #17643a;border-radius:8px;color:#14231b">
<p style="margin:0 0 20px;font-size:22px;font-weight:800">${BRAND}</p>
<p style="margin:0 0 12px;font-size:16px">Merhaba ${name},</p>
${paragraphs.map((text) => html`<p style="margin:0 0 24px;font-size:18px;line-height:1.5">${text}</p>\n`)}
${action && button(action)}
<p style="margin:0;padding-top:16px;border-top:1px solid #d5ddd7;font-size:13px;line-height:1.6;color:#4a5b51">${notes.map((note, i) => html`${i > 0 && html`<br>\n`}${noteHtml(note)}`)}</p>
</div>
</body>
</html>
`.toString();

const button = ({ label, href }: { label: string; href: string }) =>
  html`<p style="margin:0 0 28px"><a href="${href}" style="display:inline-block;padding:14px 22px;border-radius:6px;background:#17643a;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">${label}</a></p>`;

const noteHtml = ({ text, href }: Note) =>
  href ? html`<a href="${href}" style="color:#17643a">${text}</a>` : html`${text}`;
