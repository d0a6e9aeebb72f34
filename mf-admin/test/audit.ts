import type { AdminAccount, AdminInvitation } from 'mf-shared/contracts/admins';
import type { AuditEntry } from 'mf-shared/contracts/audit';

const both = (id: string) => ({ _id: id, id });

/** An entry of the log. */
export const entry = (id: string, part: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ ...both(id), at: '2026-11-20T10:00:00.000Z', who: 'veli@topla.test', adminId: 'a2', role: 'support' },
  ...{ address: '192.0.2.1', device: 'Chrome, Linux', act: 'venue.contact', reason: 'Telefon değişti' },
  subject: { ...both('v1'), kind: 'venue', name: 'Çınar Halı Saha' },
  before: { phone: '+905321112233' },
  after: { phone: '+905550001122' },
  ...part,
});

/** An admin. */
export const account = (id: string, part: Partial<AdminAccount> = {}): AdminAccount => ({
  ...{ ...both(id), name: 'Veli Kurt', email: 'veli@topla.test', role: 'support', secondFactor: true },
  ...{ lastUsedAt: '2026-11-20T14:00:00.000Z', self: false },
  ...part,
});

/** An open invitation. */
export const invitation = (part: Partial<AdminInvitation> = {}): AdminInvitation => ({
  ...{ ...both('i1'), email: 'nil@topla.test', role: 'finance', invitedBy: 'Ayşe Yılmaz' },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', expiresAt: '2026-11-22T10:00:00.000Z' },
  ...part,
});

const RELEASE = {
  act: 'release.rollBack',
  subject: { ...both('player'), kind: 'release', name: null },
} as const;
const SELF = { name: 'Ayşe Yılmaz', email: 'ayse@topla.test', role: 'owner', self: true } as const;

/** The answers about the log and about admins. */
export const OWNERS: Record<string, () => unknown> = {
  'admin/audit': () => [
    entry('9'),
    entry('8', {
      ...{ ...RELEASE, who: 'Sürüm nöbeti', adminId: null, role: null, address: null, device: null },
      ...{ before: { candidate: '2.0.0', share: 10 }, after: { candidate: null, share: 0 }, reason: null },
    }),
    entry('7', {
      ...{ act: 'venue.reject', subject: { ...both('v9'), kind: 'venue', name: null } },
      ...{ before: null, after: null },
    }),
  ],
  'admin/audit/verify': () => ({ entries: 1234, hash: 'h', broken: null }),
  'admin/admins': () => [
    account('a1', SELF),
    account('a2'),
    account('a3', { name: 'Can Er', email: 'can@topla.test', secondFactor: false, lastUsedAt: null }),
  ],
  'admin/admin-invitations': () => [invitation()],
};
