import { useState } from 'react';
import type { FactorAdded, FactorStatus } from '../contracts/second-factor.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { toast } from '../ui/toast.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TotpForm } from './TotpForm.tsx';

/** What is being changed about the second step. */
export type Change =
  | { kind: 'totp' }
  | { kind: 'passkey' }
  | { kind: 'codes' }
  | { kind: 'off' }
  | { kind: 'remove'; id: string; name: string };

type Props = { change: Change; factor: FactorStatus; onClose: () => void; onChanged: () => void };
/** Takes what a change that is done answers. */
export type Done = (answer: FactorAdded) => void;

const TITLES: Record<Change['kind'], string> = {
  totp: 'Doğrulama uygulaması kur',
  passkey: 'Geçiş anahtarı ekle',
  codes: 'Yeni kurtarma kodları',
  off: 'İki adımlı girişi kapat',
  remove: 'Geçiş anahtarını sil',
};

/** One change of the second step from the password to its end; recovery codes that it brings are shown last. */
export function FactorDialog({ change, factor, onClose, onChanged }: Props) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [leaving, setLeaving] = useState(false);
  const done: Done = ({ message, recoveryCodes }) => {
    toast.success(message);
    if (recoveryCodes) return setCodes(recoveryCodes);
    onChanged();
    onClose();
  };
  // The screen around may go with what changed; the codes are to be read before that.
  const close = () => {
    onChanged();
    onClose();
  };
  return (
    <Dialog
      open
      // A touch beside the dialog must not take the codes away for good.
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
