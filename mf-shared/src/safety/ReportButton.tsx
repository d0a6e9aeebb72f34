import { Flag } from 'lucide-react';
import { actorId, useSession } from 'mf-shared/session';
import { lazy, Suspense, useState } from 'react';
import type { Reported } from '../contracts/reports.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { SUBJECT_NAMES } from './reasons.ts';

// Forms bring the checks of contracts with them; a page that only shows what may be reported needs neither.
const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));

type Props = {
  subject: Reported;
  /** Distinguishes the buttons of a list, such as by the reviewer's name. */
  of?: string;
};

/** Reports one thing; hidden from visitors, who cannot. */
export function ReportButton({ subject, of }: Props) {
  const actor = useSession(actorId);
  const [open, setOpen] = useState(false);
  if (actor === null) return null;
  const name = SUBJECT_NAMES[subject.type];
  return (
    <>
      <IconButton
        label={of ? `${name}: ${of}` : name}
        icon={<Flag aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <ReportDialog
            type={subject.type}
            choices={[{ id: subject.id, label: name }]}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
