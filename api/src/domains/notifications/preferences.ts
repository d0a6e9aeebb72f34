import {
  DEFAULT_CHANNELS,
  type NotificationPreference,
  type NotificationPreferences,
  type NotificationTopic,
  TOPICS_OF,
} from 'mf-shared/contracts/notifications';
import { holdMember } from '../../auth/hold-player.ts';
import { type Member, ownSide } from '../../auth/side.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../context.ts';
import { isDayStaff, isWithheld } from './withheld.ts';

/** The caller's choices of news outside the site, by topic. */
export async function noticePreferences(ctx: Ctx<Member>): Promise<NotificationPreferences> {
  const rows = await ctx.db.q
    .selectFrom('notification_preferences')
    .selectAll()
    .where('owner_id', '=', ctx.actor.id)
    .execute();
  const chosen = new Map(
    rows.map(({ topic, push, mail }) => [topic, { push: push === 1, mail: mail === 1 }]),
  );
  const topics = topicsFor(ctx.actor);
  return {
    preferences: topics.map((topic) => ({ topic, ...(chosen.get(topic) ?? DEFAULT_CHANNELS[topic]) })),
    mailAvailable: ctx.mail?.sendsNews ?? false,
    pushAvailable: ctx.push !== null,
  };
}

/** Topics that the caller may choose. */
const topicsFor = (actor: Member): NotificationTopic[] =>
  TOPICS_OF[ownSide(actor).model].filter((topic) => !isWithheld(actor, topic));

/**
 * Stores the choices of the given topics; other topics keep theirs. They hold for the whole venue.
 * @throws `staff_forbidden` for day staff
 */
export async function saveNoticePreferences(
  ctx: Ctx<Member>,
  preferences: readonly NotificationPreference[],
): Promise<NotificationPreferences> {
  if (isDayStaff(ctx.actor)) throw new AppError('staff_forbidden');
  const rows = [...new Map(preferences.map((one) => [one.topic, one])).values()].map((one) => ({
    owner_id: ctx.actor.id,
    topic: one.topic,
    push: one.push ? 1 : 0,
    mail: one.mail ? 1 : 0,
  }));
  if (rows.length > 0) {
    await ctx.db.transact(async (tx) => {
      await holdMember(tx, ctx);
      await tx.q
        .insertInto('notification_preferences')
        .values(rows)
        .onConflict((oc) =>
          oc.columns(['owner_id', 'topic']).doUpdateSet((eb) => ({
            push: eb.ref('excluded.push'),
            mail: eb.ref('excluded.mail'),
          })),
        )
        .execute();
    });
  }
  return noticePreferences(ctx);
}
