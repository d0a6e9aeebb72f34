import { DEFAULT_CHANNELS, type NotificationTopic, TOPIC_NAMES } from 'mf-shared/contracts/notifications';
import { AppError } from '../../base/app-error.ts';
import { type Html, html, htmlPage } from '../../base/html.ts';
import type { AppContext } from '../../context.ts';
import { htmlAnswer, type RawAnswer } from '../../http/raw-answer.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Asks before it turns anything off, since mail programs and scanners open links by themselves. */
export function unsubscribePage(ctx: AppContext, token: string): RawAnswer {
  const { topic } = required(ctx, token);
  return page(
    topic,
    html`<p>Bu konudaki haberler artık e-posta ile gelmesin mi? Sitedeki bildirimleriniz değişmez.</p>
<form method="post" action="/api/notifications/unsubscribe?token=${encodeURIComponent(token)}">
<button class="main">E-postaları kapat</button>
</form>`,
  );
}

/**
 * Turns off the mails of one topic. A repetition does no harm.
 * @throws `not_found` for a token that is not ours
 */
export async function unsubscribe(ctx: AppContext, token: string): Promise<RawAnswer> {
  const { ownerId, topic } = required(ctx, token);
  const push = DEFAULT_CHANNELS[topic].push ? 1 : 0;
  await ctx.db.q
    .insertInto('notification_preferences')
    .values({ owner_id: ownerId, topic, push, mail: 0 })
    .onConflict((oc) => oc.columns(['owner_id', 'topic']).doUpdateSet({ mail: 0 }))
    .execute();
  return page(
    topic,
    html`<p>Bu konuda artık e-posta göndermeyeceğiz.</p>
<p><a class="main" href="/notifications#tercihler">Bildirim tercihlerim</a></p>`,
  );
}

function required({ config }: AppContext, token: string) {
  const named = readUnsubscribeToken(config.jwtSecret, token);
  if (!named) throw new AppError('not_found');
  return named;
}

const page = (topic: NotificationTopic, body: Html) =>
  htmlAnswer(htmlPage({ title: 'E-posta tercihi', body: html`<h1>${TOPIC_NAMES[topic]}</h1>\n${body}` }));
