const PREFIX = 'chat:';

/** Under which all pushes about one conversation replace one another. */
export const chatTag = (partnerId: string): string => `${PREFIX}${partnerId}`;

/** The other side of the conversation that a tag stands for, or null for a tag of something else. */
export const chatPartnerOf = (tag: string): string | null =>
  tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : null;
