import type { AdminRole } from 'mf-shared/contracts/admin';
import type { AuditAct, AuditSubject } from 'mf-shared/contracts/audit';

/** One act of an admin or of the server itself. Rows are only added; triggers refuse everything else. */
export type AuditEntryRow = {
  /** 1 for the first entry, without gaps. */
  position: number;
  created_at: number;
  /** The admin; null for the server itself. */
  actor_id: string | null;
  /** The admin's e-mail at that time, or what acted by itself. */
  who: string;
  admin_role: AdminRole | null;
  address: string | null;
  device: string | null;
  act: AuditAct;
  subject_type: AuditSubject;
  subject_id: string;
  /** The changed fields as JSON, before the act and after it. */
  before: string | null;
  after: string | null;
  reason: string | null;
  /** HMAC of the entry and of the hash before it. */
  hash: string;
};

/** The end of the chain: one row, which every append locks. */
export type AuditHeadRow = {
  id: number;
  position: number;
  hash: string;
  /** HMAC of position and hash; empty before the first entry. */
  mac: string;
};
