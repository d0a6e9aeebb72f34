import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { Button } from 'mf-shared/ui/Button';
import { Dialog } from 'mf-shared/ui/Dialog';
import { IconButton } from 'mf-shared/ui/IconButton';
import { useState } from 'react';

export type MenuAction = { label: string; icon: LucideIcon; busy?: boolean; onPress: () => void };

type Props = {
  /** What the actions are about; tells the menus of a list apart. */
  name: string;
  actions: readonly MenuAction[];
  disabled?: boolean;
};

/** The rarer actions behind one button; nothing without actions. A press closes the menu. */
export function ActionMenu({ name, actions, disabled }: Props) {
  const [open, setOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        label={`Diğer işlemler: ${name}`}
        icon={<EllipsisVertical aria-hidden="true" />}
        disabled={disabled}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={name} size="sm">
          <div className="stack gap-3">
            {actions.map(({ label, icon: Icon, busy, onPress }) => (
              <Button
                key={label}
                variant="secondary"
                icon={<Icon aria-hidden="true" />}
                busy={busy}
                onClick={() => {
                  setOpen(false);
                  onPress();
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
