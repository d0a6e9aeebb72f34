import type { SupportSubject } from 'mf-shared/contracts/support';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Facts that several legal texts share, written once so that the texts cannot disagree. */
export const MONTHLY_FEE = '1.500 TL';
export const UPDATED = '2026-11-22';

/** A link to support; `children` is its text, fitted to the sentence. */
export function SupportLink({ subject, children }: { subject?: SupportSubject; children: ReactNode }) {
  return <Link to={subject ? `/support?subject=${subject}` : '/support'}>{children}</Link>;
}
