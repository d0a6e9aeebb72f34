import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { StaffMember } from 'mf-shared/contracts/staff';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useState } from 'react';
import { Person } from './Person.tsx';
import { type StaffChange, staffQuery } from './queries.ts';
import { RoleDialog } from './RoleDialog.tsx';

type Props = { venueId: string; change: StaffChange };
type Asking = { about: 'role' | 'remove' | 'renew'; member: StaffMember };

/** The staff, with the actions for each. */
export function People({ venueId, change }: Props) {
  const staff = useQuery(staffQuery(venueId));
  const [asking, setAsking] = useState<Asking | null>(null);
  const stop = () => setAsking(null);
  const of = (about: Asking['about']) => (asking?.about === about ? asking.member : null);
  return (
    <section aria-labelledby="kisiler" className="stack shrink gap-4">
      <h2 id="kisiler">Kişiler</h2>
      <List staff={staff} onAsk={setAsking} />
      <RoleDialog member={of('role')} onClose={stop} change={change} />
      <ConfirmDialog
        open={of('renew') !== null}
        onClose={stop}
        onConfirm={() => asking && change.mutateAsync({ verb: 'renew', member: asking.member })}
        title="Yeni bağlantı hazırlansın mı?"
        confirmLabel="Hazırla"
        tone="primary"
      >
        <p>
          {of('renew')?.status === 'active'
            ? `${asking?.member.name} bu bağlantıyla yeni bir şifre belirler. O zamana kadar eski şifresi geçerlidir.`
            : 'Önceki davet bağlantısı artık çalışmaz.'}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={of('remove') !== null}
        onClose={stop}
        onConfirm={() => asking && change.mutateAsync({ verb: 'remove', member: asking.member })}
        title="Ekipten çıkarılsın mı?"
        confirmLabel="Çıkar"
      >
        <p>
          {asking?.member.name} işletmenize artık giremez; açık oturumu hemen kapanır. Yaptıkları son
          değişikliklerde adıyla kalır.
        </p>
      </ConfirmDialog>
    </section>
  );
}

type ListProps = { staff: UseQueryResult<StaffMember[]>; onAsk: (asking: Asking) => void };

function List({ staff, onAsk }: ListProps) {
  const { data, error } = staff;
  if (!data && error) return <ErrorState message="Ekibiniz alınamadı." query={staff} />;
  if (!data) {
    return (
      <div aria-busy="true" className="stack shrink gap-4">
        <Skeleton height="9rem" />
        <Skeleton height="9rem" />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="Ekibinizde henüz kimse yok." art="centre">
        Tezgâhtaki arkadaşınızı davet edin; şifrenizi paylaşmanız gerekmez.
      </EmptyState>
    );
  }
  return (
    <ul className="stack shrink gap-4">
      {data.map((member) => (
        <Person
          key={member.id}
          member={member}
          onRole={() => onAsk({ about: 'role', member })}
          onRenew={() => onAsk({ about: 'renew', member })}
          onRemove={() => onAsk({ about: 'remove', member })}
        />
      ))}
    </ul>
  );
}
