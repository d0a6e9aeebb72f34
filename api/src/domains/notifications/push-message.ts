import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { MessageRow } from '../../db/schema/messages.ts';
import { requirePartner } from '../blocks/index.ts';
import { preview } from '../messages/index.ts';
import { chatTag } from './chat-tag.ts';
import { queueDeliveries } from './queue.ts';

/** A reader who has the conversation open reads the message within this time and needs no push. */
const READ_SOON_MS = 20_000;

/** Queues one push for a conversation. The chat's own badge counts messages, so they are no notifications. */
export const pushMessage = (tx: Tx, ctx: AppContext, row: MessageRow): Promise<void> =>
  queueDeliveries(tx, ctx, {
    to: { model: row.receiver_model, id: row.receiver_id },
    kind: 'message',
    text: async () => {
      const { name } = await requirePartner(tx.q, row.sender_id, row.sender_model);
      return `${name}: ${preview(row.content)}`;
    },
    link: `/chat?receiverId=${row.sender_id}&receiverModel=${row.sender_model}`,
    tag: chatTag(row.sender_id),
    delayMs: READ_SOON_MS,
  });
