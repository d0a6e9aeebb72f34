import type { StaffMember, StaffRole } from 'mf-shared/contracts/staff';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { useState } from 'react';
import { Options } from '../settings/Options.tsx';
import type { StaffChange } from './queries.ts';
import { ROLE_OPTIONS } from './words.ts';

type Props = { member: StaffMember | null; onClose: () => void; change: StaffChange };

/** Gives somebody another role; explains the rights of each. */
export function RoleDialog({ member, onClose, change }: Props) {
  const [chosen, setChosen] = useState<{ id: string; role: StaffRole } | null>(null);
  const role = chosen && chosen.id === member?.id ? chosen.role : member?.role;
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <ConfirmDialog
      open={member !== null}
      onClose={close}
      onConfirm={() =>
        member && role && role !== member.role && change.mutateAsync({ verb: 'role', member, role })
      }
      title={`${member?.name ?? ''}: görevi`}
      confirmLabel="Kaydet"
      tone="primary"
    >
      {member && role && (
        <Options
          legend="Ne yapabilsin?"
          name="new-role"
          options={ROLE_OPTIONS}
          value={role}
          onChange={(next) => setChosen({ id: member.id, role: next })}
        />
      )}
    </ConfirmDialog>
  );
}
