import type { Hono } from 'hono';
import { formatInstant } from 'mf-shared/format';
import { AppError } from '../base/app-error.ts';
import { type Html, html, htmlPage } from '../base/html.ts';
import type { KeptMail } from '../providers/mail/index.ts';
import { LINK } from '../providers/mail/mailbox.ts';
import type { HttpEnv } from './env.ts';
import { htmlAnswer } from './raw-answer.ts';

/**
 * The mails that a developer's machine keeps instead of sending, newest first; `?to=` narrows to one address. Unknown
 * in production and when a mail server is set.
 */
export function mountDevMail(app: Hono<HttpEnv>): void {
  app.get('/dev/mail', (c) => {
    const { config, mail } = c.var.app;
    const kept = config.production ? undefined : mail?.kept?.();
    if (!kept) throw new AppError('not_found');
    const to = c.req.query('to')?.trim().toLowerCase();
    const { body, status, headers } = htmlAnswer(mailsPage(kept.filter((one) => !to || one.to === to)));
    return c.body(body, status, headers);
  });
}

const mailsPage = (mails: readonly KeptMail[]) =>
  htmlPage({
    title: 'Posta kutusu',
    body: html`<h1>Posta kutusu</h1>
<p class="note">E-posta sunucusu ayarlı değil: gönderilecek e-postalar burada görünür ve yeniden başlatınca silinir.</p>
${mails.length === 0 && html`<p>Henüz e-posta yok.</p>`}${mails.map(mailPart)}`,
  });

const mailPart = ({ to, subject, text, at }: KeptMail) => html`<article>
<h2>${subject}</h2>
<p>${to} · ${formatInstant(at)}</p>
<pre>${withLinks(text)}</pre>
</article>
`;

/** Cuts a text at its links, so that every second piece is a link. */
const withLinks = (text: string): Html[] =>
  text.split(LINK).map((piece, i) => (i % 2 === 0 ? html`${piece}` : html`<a href="${piece}">${piece}</a>`));
