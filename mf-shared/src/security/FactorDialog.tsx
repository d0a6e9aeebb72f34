import { useState } from 'react';
import type { FactorAdded, FactorStatus } from '../contracts/second-factor.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { toast } from '../ui/toast.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TotpForm } from './TotpForm.tsx';

/** A change of the second factor. */
export type Change =
  | { kind: 'totp' }
  | { kind: 'passkey' }
  | { kind: 'codes' }
  | { kind: 'off' }
  | { kind: 'remove'; id: string; name: string };

type Props = { change: Change; factor: FactorStatus; onClose: () => void; onChanged: () => void };
/** Receives the answer of a completed change. */
export type Done = (answer: FactorAdded) => void;

const TITLES: Record<Change['kind'], string> = {
  totp: 'Doğrulama uygulaması kur',
  passkey: 'Geçiş anahtarı ekle',
  codes: 'Yeni kurtarma kodları',
  off: 'İki adımlı girişi kapat',
  remove: 'Geçiş anahtarını sil',
};

/** One change of the second factor, from the password to its end; new recovery codes show last. */
export function FactorDialog({ change, factor, onClose, onChanged }: Props) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [leaving, setLeaving] = useState(false);
  const done: Done = ({ message, recoveryCodes }) => {
    toast.success(message);
    if (recoveryCodes) return setCodes(recoveryCodes);
    onChanged();
    onClose();
  };
  // The screen around may disappear with the change; the codes must be read first.
  const close = () => {
    onChanged();
    onClose();
  };
  return (
    <Dialog
      open
      // A touch beside the dialog must not lose the codes.
      onClose={codes ? () => setLeaving(true) : onClose}
      title={codes ? 'Kurtarma kodlarınız' : TITLES[change.kind]}
      actions={codes && <Button onClick={close}>Kodları kaydettim</Button>}
    >
      {codes && <RecoveryCodes codes={codes} leaving={leaving} />}
      {!codes && change.kind === 'totp' && <TotpForm factor={factor} onDone={done} />}
      {!codes && change.kind === 'passkey' && <PasskeyForm factor={factor} onDone={done} />}
      {!codes && change.kind !== 'totp' && change.kind !== 'passkey' && (
        <ProofForm change={change} factor={factor} onDone={done} />
      )}
    </Dialog>
  );
}
