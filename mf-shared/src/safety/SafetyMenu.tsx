import { Ban, EllipsisVertical, Flag } from 'lucide-react';
import { actorId, useSession } from 'mf-shared/session';
import { useState } from 'react';
import type { Party } from '../contracts/messages.ts';
import type { Reported } from '../contracts/reports.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { type ReportChoice, ReportDialog } from './ReportDialog.tsx';
import { SUBJECT_NAMES } from './reasons.ts';
import { useBlock, useBlocks, useMayBlock, useUnblock } from './useBlocks.ts';

/** Things of one kind that can be reported here. */
export type Reportable = { type: Reported['type']; choices: readonly ReportChoice[] };
type Person = { id: string; type: Party; name: string };

type Props = {
  /** The person concerned: the player, the venue, or the ad's author. */
  person: Person;
  /** Further things to report, beside the account itself. */
  reports?: readonly Reportable[];
};

type Open = 'menu' | 'block' | Reported['type'] | null;

/** Blocks a person, or reports them or their content; hidden from visitors and on the own account. */
export function SafetyMenu({ person, reports = [] }: Props) {
  const actor = useSession(actorId);
  const [open, setOpen] = useState<Open>(null);
  if (actor === null || actor === person.id) return null;
  const own: Reportable = {
    type: person.type === 'User' ? 'person' : 'venue',
    choices: [{ id: person.id, label: person.name }],
  };
  const all = [...reports, own];
  const chosen = all.find(({ type }) => type === open);
  const [first, ...others] = chosen?.choices ?? [];
  const close = () => setOpen(null);
  return (
    <>
      <IconButton
        label={`${person.name}: engelle ya da bildir`}
        icon={<EllipsisVertical aria-hidden="true" />}
        onClick={() => setOpen('menu')}
      />
      {open === 'menu' && <Choices person={person} reports={all} onChoose={setOpen} onClose={close} />}
      {open === 'block' && <BlockDialog person={person} onClose={close} />}
      {chosen && first && <ReportDialog type={chosen.type} choices={[first, ...others]} onClose={close} />}
    </>
  );
}

type ChoicesProps = {
  person: Person;
  reports: readonly Reportable[];
  onChoose: (open: Open) => void;
  onClose: () => void;
};

function Choices({ person, reports, onChoose, onClose }: ChoicesProps) {
  const mayBlock = useMayBlock();
  const blocks = useBlocks(mayBlock);
  const unblock = useUnblock();
  const isBlocked = blocks.data?.some(({ id }) => id === person.id) ?? false;
  return (
    <Dialog open onClose={onClose} title={person.name} size="sm">
      <div className="stack gap-3">
        {mayBlock && (
          <Button
            variant="secondary"
            icon={<Ban aria-hidden="true" />}
            busy={blocks.isPending || unblock.isPending}
            onClick={() =>
              isBlocked ? unblock.mutate(person.id, { onSuccess: onClose }) : onChoose('block')
            }
          >
            {isBlocked ? 'Engeli kaldır' : 'Engelle'}
          </Button>
        )}
        {reports
          .filter(({ choices }) => choices.length > 0)
          .map(({ type }) => (
            <Button
              key={type}
              variant="secondary"
              icon={<Flag aria-hidden="true" />}
              onClick={() => onChoose(type)}
            >
              {SUBJECT_NAMES[type]}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}

function BlockDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const block = useBlock();
  const isVenue = useSession((session) => session.business !== null);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => block.mutateAsync({ id: person.id, type: person.type })}
      title={`${person.name} engellensin mi?`}
      confirmLabel="Engelle"
    >
      <p>
        Birbirinize mesaj yazamaz, davet gönderemez ve birbirinizin ilanlarını göremezsiniz.{' '}
        {isVenue || person.type === 'Business'
          ? 'Yeni rezervasyon ve abonelik alınmaz; var olanlar geçerli kalır.'
          : 'Arkadaşsanız arkadaşlığınız sona erer.'}{' '}
        Karşı tarafa haber verilmez.
      </p>
    </ConfirmDialog>
  );
}
