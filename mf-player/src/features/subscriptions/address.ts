/** The tab of the player's subscriptions. */
export const MY_SUBSCRIPTIONS = '/my-reservations?tab=subscriptions';
