import type { AdminRole } from 'mf-shared/contracts/admin';

/** What each role lets an admin do. */
export const ROLE_HINTS: Record<AdminRole, string> = {
  support: 'Başvurular, hesaplar, şikâyetler ve destek talepleri.',
  finance: 'Ödemeler, iadeler ve faturalar.',
  owner: 'Her şey; yöneticiler, sürümler ve işlem kaydı da.',
};
