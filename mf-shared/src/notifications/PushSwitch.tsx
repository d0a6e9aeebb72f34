import { BellOff, BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast.ts';
import { type PushState, pushState, startPush, stopPush } from './push.ts';

const WORDS: Record<PushState, string> = {
  on: 'Bu tarayıcıya, site kapalıyken de bildirim geliyor.',
  off: 'Site kapalıyken de haberiniz olsun: rezervasyon yanıtı, mesaj, boşalan saat. Tarayıcınız bir kez izin ister; istediğiniz an kapatırsınız.',
  denied:
    'Tarayıcınızda bu site için bildirimler engelli. Açmak için tarayıcının site ayarlarından izin verin.',
  unsupported:
    'Bu tarayıcı anlık bildirim göstermiyor. iPhone ve iPad’de önce siteyi ana ekrana ekleyip oradan açın.',
};

/** Turns web push on and off for this browser. Asks for permission only when the button is pressed. */
export function PushSwitch() {
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void pushState().then(setState, () => setState('unsupported'));
  }, []);

  async function press() {
    setBusy(true);
    try {
      setState(await (state === 'on' ? stopPush() : startPush()));
    } catch {
      toast.error('Anlık bildirimler açılamadı. Lütfen tekrar deneyin.');
    }
    setBusy(false);
  }

  if (state === null) return null;
  return (
    <div className="stack to-start gap-3">
      {state === 'denied' || state === 'unsupported' ? (
        <Alert tone="info">{WORDS[state]}</Alert>
      ) : (
        <>
          <p aria-live="polite">{WORDS[state]}</p>
          <Button
            variant={state === 'on' ? 'secondary' : 'primary'}
            icon={state === 'on' ? <BellOff aria-hidden="true" /> : <BellRing aria-hidden="true" />}
            busy={busy}
            onClick={() => void press()}
          >
            {state === 'on' ? 'Bu tarayıcıda kapat' : 'Anlık bildirimleri aç'}
          </Button>
        </>
      )}
    </div>
  );
}
