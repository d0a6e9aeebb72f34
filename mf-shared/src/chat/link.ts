import type { Party } from '../contracts/messages.ts';

/** Address of the conversation with a player or a business. */
export const chatLink = (receiverId: string, receiverModel: Party): string =>
  `/chat?${new URLSearchParams({ receiverId, receiverModel })}`;
