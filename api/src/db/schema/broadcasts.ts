import type { Generated } from 'kysely';

/** The same news for many accounts. Its notices and deliveries name it, so that they can be ended and counted together. */
export type BroadcastsTable = {
  id: string;
  created_at: number;
  /** Since when nothing of it may go out any more. */
  ended_at: number | null;
  pushes_sent: Generated<number>;
  pushes_failed: Generated<number>;
  mails_sent: Generated<number>;
  mails_failed: Generated<number>;
};
