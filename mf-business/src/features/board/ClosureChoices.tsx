import type { BoardEntry } from 'mf-shared/contracts/board';
import { Button } from 'mf-shared/ui/Button';
import type { BoardActions } from './useBoardActions.ts';

type Props = { entry: BoardEntry; reopen: BoardActions['reopen']; onDone: () => void };
const CHOICES = [
  ['hour', 'Bu saati aç'],
  ['night', 'Bu günün tamamını aç'],
  ['series', 'Birlikte kapatılanların hepsini aç'],
] as const;

/** How much of a closure to open again. */
export function ClosureChoices({ entry, reopen, onDone }: Props) {
  return (
    <div className="stack gap-3">
      {entry.note && <p>{entry.note}</p>}
      {CHOICES.map(([scope, label], index) => (
        <Button
          key={scope}
          block
          variant={index === 0 ? 'primary' : 'secondary'}
          data-autofocus={index === 0 || undefined}
          onClick={() => {
            reopen(entry, scope);
            onDone();
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
