import {
  DEFAULT_CHANNELS,
  type NotificationPreference,
  type NotificationPreferences,
  type NotificationTopic,
  TOPICS_OF,
} from 'mf-shared/contracts/notifications';
import type { Ctx } from '../../context.ts';
import { type Member, ownSide } from '../messages/side.ts';

/** What the caller wants to be told outside of the site, topic by topic. */
export async function notificationPreferences(ctx: Ctx<Member>): Promise<NotificationPreferences> {
  const rows = await ctx.db.q
    .selectFrom('notification_preferences')
    .selectAll()
    .where('owner_id', '=', ctx.actor.id)
    .execute();
  const chosen = new Map(
    rows.map(({ topic, push, mail }) => [topic, { push: push === 1, mail: mail === 1 }]),
  );
  const topics: readonly NotificationTopic[] = TOPICS_OF[ownSide(ctx.actor).model];
  return {
    preferences: topics.map((topic) => ({ topic, ...(chosen.get(topic) ?? DEFAULT_CHANNELS[topic]) })),
    mailAvailable: ctx.mail !== null,
    pushAvailable: ctx.push !== null,
  };
}

/** Stores the given topics' choices; topics that are not given keep theirs. */
export async function savePreferences(
  ctx: Ctx<Member>,
  preferences: readonly NotificationPreference[],
): Promise<NotificationPreferences> {
  const rows = [...new Map(preferences.map((one) => [one.topic, one])).values()].map((one) => ({
    owner_id: ctx.actor.id,
    topic: one.topic,
    push: one.push ? 1 : 0,
    mail: one.mail ? 1 : 0,
  }));
  if (rows.length > 0) {
    await ctx.db.q
      .insertInto('notification_preferences')
      .values(rows)
      .onConflict((oc) =>
        oc.columns(['owner_id', 'topic']).doUpdateSet((eb) => ({
          push: eb.ref('excluded.push'),
          mail: eb.ref('excluded.mail'),
        })),
      )
      .execute();
  }
  return notificationPreferences(ctx);
}
