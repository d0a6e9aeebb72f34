import { BRAND } from 'mf-shared/brand';
import { TOPIC_NAMES } from 'mf-shared/contracts/notifications';
import type { Config } from '../../config.ts';
import type { DeliveryRow } from '../../db/schema/notifications.ts';
import { escapeHtml } from '../../http/html.ts';
import type { Mail } from '../../providers/mail/index.ts';
import type { Receiver } from './send-mail.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import { topicOf } from './view.ts';

const SUBJECT_LENGTH = 90;

/** The mail that says what a notification says, as plain text and as a page. */
export function mailOf(config: Config, row: DeliveryRow, { email, name }: Receiver): Mail {
  const origin = config.publicUrl ?? `http://${config.host}:${config.port}`;
  const at = (path: string) => new URL(path, origin).href;
  const topic = topicOf(row.kind);
  const token = unsubscribeToken(config.jwtSecret, { ownerId: row.owner_id, topic });
  const parts: Parts = {
    name,
    text: row.text,
    topic: TOPIC_NAMES[topic],
    href: at(row.link),
    preferences: at('/notifications#tercihler'),
    unsubscribe: at(`/api/notifications/unsubscribe?token=${token}`),
  };
  return {
    to: email,
    subject: `${BRAND}: ${shortened(row.text)}`,
    text: asText(parts),
    html: asHtml(parts),
    messageId: `<${row.tag}@${new URL(origin).hostname}>`,
    unsubscribeUrl: parts.unsubscribe,
  };
}

type Parts = Record<'name' | 'text' | 'topic' | 'href' | 'preferences' | 'unsubscribe', string>;

/** Cut between words, so that a subject line stays a sentence that one may want to open. */
function shortened(text: string): string {
  if (text.length <= SUBJECT_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SUBJECT_LENGTH))}…`;
}

const asText = ({ name, text, topic, href, preferences, unsubscribe }: Parts) => `Merhaba ${name},

${text}

Ayrıntılar: ${href}

--
Bu e-postayı ${BRAND} hesabınızın bildirim tercihleri gereği aldınız.
Tercihlerinizi değiştirin: ${preferences}
"${topic}" e-postalarını kapatın: ${unsubscribe}
`;

const asHtml = ({ name, text, topic, href, preferences, unsubscribe }: Parts) => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(BRAND)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#eef1ee;font-family:system-ui,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:28px 24px;background:#ffffff;border-top:6px solid #17643a;border-radius:8px;color:#14231b">
<p style="margin:0 0 20px;font-size:22px;font-weight:800">${escapeHtml(BRAND)}</p>
<p style="margin:0 0 12px;font-size:16px">Merhaba ${escapeHtml(name)},</p>
<p style="margin:0 0 24px;font-size:18px;line-height:1.5">${escapeHtml(text)}</p>
<p style="margin:0 0 28px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 22px;border-radius:6px;background:#17643a;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">Ayrıntıları gör</a></p>
<p style="margin:0;padding-top:16px;border-top:1px solid #d5ddd7;font-size:13px;line-height:1.6;color:#4a5b51">Bu e-postayı ${escapeHtml(BRAND)} hesabınızın bildirim tercihleri gereği aldınız.
<a href="${escapeHtml(preferences)}" style="color:#17643a">Tercihlerinizi değiştirin</a> ya da
<a href="${escapeHtml(unsubscribe)}" style="color:#17643a">"${escapeHtml(topic)}" e-postalarını kapatın</a>.</p>
</div>
</body>
</html>
`;
