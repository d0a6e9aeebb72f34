import type { AuditSubject } from 'mf-shared/contracts/audit';
import { Link } from 'react-router-dom';
import { useIsOwner } from './useIsOwner.ts';

/** For owners of the platform: the way from a subject to what admins did with it. */
export function LogLink({ kind, id }: { kind: AuditSubject; id: string }) {
  if (!useIsOwner()) return null;
  return (
    <p>
      <Link to={`/admin/audit?${new URLSearchParams({ kind, subject: id })}`}>İşlem kaydını göster</Link>
    </p>
  );
}
