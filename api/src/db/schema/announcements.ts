import type { Generated, Selectable } from 'kysely';
import type { AnnouncementState, AudiencePlace, AudienceRole } from 'mf-shared/contracts/announcements';

/** News that an admin writes for many accounts. */
export type AnnouncementsTable = {
  id: string;
  title: string;
  text: string;
  /** Path within the product. */
  link: string | null;
  role: AudienceRole;
  place: AudiencePlace;
  city: string | null;
  /** May outlive the venue: then nobody is told. */
  venue_id: string | null;
  push: number;
  mail: number;
  /** When it is to be sent; null: as soon as an admin says so. */
  send_at: number | null;
  state: AnnouncementState;
  /** Raised by every act. */
  version: number;
  /** The admin who wrote it. */
  created_by: string;
  created_at: number;
  started_at: Generated<number | null>;
  /** How far it is sent: the kind of accounts, and the last one of them that was told. */
  stage: Generated<'players' | 'businesses'>;
  reached: Generated<string>;
  /** Accounts that it goes to, counted when it begins. */
  recipients: Generated<number | null>;
  told: Generated<number>;
  failed: Generated<number>;
  /** When it was sent, cancelled or stopped. */
  ended_at: Generated<number | null>;
  withdrawn_at: Generated<number | null>;
  /** When its last notice was deleted after that. */
  cleared_at: Generated<number | null>;
};

export type AnnouncementRow = Selectable<AnnouncementsTable>;
