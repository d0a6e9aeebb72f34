import { useQueryClient } from '@tanstack/react-query';
import type { StaffInvited } from 'mf-shared/contracts/staff';
import { useServerEvent } from 'mf-shared/realtime';
import { useSession } from 'mf-shared/session';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useState } from 'react';
import { Frame } from '../../common/Frame.tsx';
import { keys } from '../../common/keys.ts';
import { ChangeLog } from './ChangeLog.tsx';
import { InviteForm } from './InviteForm.tsx';
import { InviteLink } from './InviteLink.tsx';
import { People } from './People.tsx';
import { useStaffChange } from './queries.ts';
import styles from './Staff.module.css';

/** The staff of the venue, and all their changes. */
export function StaffPage() {
  useDocumentTitle('Ekip');
  const venueId = useSession((session) => session.business?.id);
  return (
    <>
      <PageHeader
        title="Ekip"
        lead="Tesisi birlikte yönettiğiniz kişiler. Herkes kendi şifresiyle girer, kimin ne yaptığı burada yazar."
        art="corner"
      />
      {venueId && <Staff key={venueId} venueId={venueId} />}
    </>
  );
}

function Staff({ venueId }: { venueId: string }) {
  const client = useQueryClient();
  const [invited, setInvited] = useState<StaffInvited | null>(null);
  const change = useStaffChange(venueId, setInvited);
  useServerEvent('staffChanged', () => void client.invalidateQueries({ queryKey: keys.staff(venueId) }));
  return (
    <Frame>
      <div className={styles.columns}>
        <People venueId={venueId} change={change} />
        <InviteForm venueId={venueId} onInvited={setInvited} />
      </div>
      <ChangeLog venueId={venueId} />
      <InviteLink invited={invited} onClose={() => setInvited(null)} />
    </Frame>
  );
}
