import * as z from 'zod/mini';
import { Identified, Paging } from './common.ts';

const MAX_ASKED = 100;

export const FriendStatus = z.enum(['none', 'pending', 'accepted']);

/** The caller's relation to another player. */
export const Friendship = z.object({
  /** The other player. */
  userId: z.string(),
  status: FriendStatus,
  /** Only pending requests: whether the caller sent or received it. */
  direction: z.nullable(z.enum(['sent', 'received'])),
  /** Id for accept, reject, withdraw and remove; null without a link. */
  _id: z.nullable(z.string()),
  id: z.nullable(z.string()),
});
export type Friendship = z.infer<typeof Friendship>;

/** A player's public details. */
export const FriendPerson = z.extend(Identified, {
  fullName: z.string(),
  photo: z.nullable(z.string()),
  position: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** The card's rating; only in lists to choose from. */
  rating: z.optional(z.number()),
});
export type FriendPerson = z.infer<typeof FriendPerson>;

/** A friendship or request as one of its two players sees it. */
export const FriendLink = z.extend(Identified, {
  otherUser: FriendPerson,
  /** The player who asked. */
  sender: FriendPerson,
  status: z.enum(['pending', 'accepted']),
  /** When the request was sent. */
  createdAt: z.string(),
});
export type FriendLink = z.infer<typeof FriendLink>;

export const FriendAdd = z.object({ receiverId: z.string('Oyuncu seçin.') });
export const FriendAnswer = z.object({ message: z.string(), friendship: Friendship });
export type FriendAnswer = z.infer<typeof FriendAnswer>;

/** Requests to the caller; with `sent`, requests by the caller. */
export const PendingQuery = z.extend(Paging, {
  direction: z._default(z.enum(['received', 'sent']), 'received'),
});

/** Up to 100 player ids, separated by commas. */
export const StatusesQuery = z.object({
  ids: z.pipe(
    z.transform((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : [])),
    z
      .array(z.string())
      .check(
        z.minLength(1, 'Oyuncu seçin.'),
        z.maxLength(MAX_ASKED, `En fazla ${MAX_ASKED} oyuncu sorulabilir.`),
      ),
  ),
});
