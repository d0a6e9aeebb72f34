const PREFIX = 'chat:';

/** The tag of all pushes about one conversation. A new push replaces the one before. */
export const chatTag = (partnerId: string): string => `${PREFIX}${partnerId}`;

/** The partner of a tag's conversation, or null when the tag is of something else. */
export const chatPartnerOf = (tag: string): string | null =>
  tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : null;
