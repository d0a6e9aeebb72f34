/** What a page tells the service worker. */
export type ToWorker =
  /** Keep the files of these pages of a player or a venue, and these files, so that the pages open without a network. */
  | { type: 'keep'; role: 'user' | 'business'; pages: readonly string[]; files: readonly string[] }
  /** Forget what the account that signs out has read. */
  | { type: 'forget' };

/** What the service worker tells a page: somebody pressed a notice that leads to `link`. */
export type FromWorker = { type: 'open'; link: string };
