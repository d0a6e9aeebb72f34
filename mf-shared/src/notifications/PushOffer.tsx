import { BellRing } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';
import { mayOfferPush, refuseOffer, startPush } from './push.ts';

export type PushOfferProps = {
  /** The question, in the words of the moment. */
  title: string;
  children: ReactNode;
  className?: string | undefined;
};

/** Whoever has just pressed a button may look at another part of the page. */
const bringIntoView = (offer: HTMLElement | null) => offer?.scrollIntoView({ block: 'nearest' });

/**
 * Offers web push for this browser in the page, where it has just become useful. Nothing once the person answered here or
 * to the browser.
 */
export function PushOffer({ title, children, className }: PushOfferProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void mayOfferPush().then(setOpen, () => setOpen(false));
  }, []);

  const refuse = () => {
    refuseOffer();
    setOpen(false);
  };
  async function accept() {
    setBusy(true);
    try {
      if ((await startPush()) === 'on') {
        toast.success('Tamam, bu tarayıcıya bildirim göndereceğiz.');
        setOpen(false);
      } else refuse();
    } catch {
      toast.error('Anlık bildirimler açılamadı. Lütfen tekrar deneyin.');
    }
    setBusy(false);
  }

  if (!open) return null;
  return (
    <div ref={bringIntoView} className={className}>
      <Alert
        tone="info"
        title={title}
        action={
          <div className="row wrap gap-2">
            <Button
              size="sm"
              icon={<BellRing aria-hidden="true" />}
              busy={busy}
              onClick={() => void accept()}
            >
              Haber Verin
            </Button>
            <Button variant="ghost" size="sm" disabled={busy} onClick={refuse}>
              Şimdi Değil
            </Button>
          </div>
        }
      >
        {children}
      </Alert>
    </div>
  );
}
