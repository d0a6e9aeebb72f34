import type { ListPage } from 'mf-shared/contracts/call';
import type { ChatMessage } from 'mf-shared/contracts/messages';
import type { Member } from '../../auth/side.ts';
import type { Ctx } from '../../context.ts';
import { latestMessages, pairKey } from './queries.ts';
import { toMessage } from './view.ts';

type Asked = { limit: number; before?: string | undefined };

/**
 * A page of the caller's conversation with `partnerId` in the order written: the newest one, or the one before the
 * message `before`. The cursor is the id for the page before it.
 */
export async function history(
  ctx: Ctx<Member>,
  partnerId: string,
  { limit, before }: Asked,
): Promise<ListPage<ChatMessage>> {
  const pair = pairKey(ctx.actor.id, partnerId);
  const rows = await latestMessages(ctx.db.q, pair, limit + 1, before);
  const page = rows.slice(0, limit);
  return {
    rows: page.reverse().map(toMessage),
    nextCursor: rows.length > limit ? (page[0]?.id ?? null) : null,
  };
}
