import { createHmac } from 'node:crypto';
import type { AuditEntryRow, AuditHeadRow } from '../../db/schema/audit.ts';

export type Entry = Omit<AuditEntryRow, 'hash'>;
export type Head = Omit<AuditHeadRow, 'id'>;

const hmac = (key: string, parts: readonly unknown[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

/** The hash of an entry, which vouches for all entries before it too. */
export const hashOf = (key: string, entry: Entry, previous: string): string =>
  hmac(key, [
    'entry',
    previous,
    entry.position,
    entry.created_at,
    entry.actor_id,
    entry.who,
    entry.admin_role,
    entry.address,
    entry.device,
    entry.act,
    entry.subject_type,
    entry.subject_id,
    entry.before,
    entry.after,
    entry.reason,
  ]);

/** What vouches for the end of the chain. Before the first entry there is nothing to vouch for. */
export const macOf = (key: string, { position, hash }: Omit<Head, 'mac'>): string =>
  position === 0 ? '' : hmac(key, ['head', position, hash]);
