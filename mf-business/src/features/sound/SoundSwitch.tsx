import { Bell, BellOff } from 'lucide-react';
import { Button } from 'mf-shared/ui/Button';
import { useEffect } from 'react';
import { chime, unlockSound } from './chime.ts';
import { switchSound, useSoundIsOn } from './choice.ts';

/** Switches the sound of new requests on or off; switching on plays it once. */
export function SoundSwitch({ className }: { className?: string | undefined }) {
  const on = useSoundIsOn();
  useEffect(() => {
    if (!on) return;
    document.addEventListener('pointerdown', unlockSound);
    document.addEventListener('keydown', unlockSound);
    return () => {
      document.removeEventListener('pointerdown', unlockSound);
      document.removeEventListener('keydown', unlockSound);
    };
  }, [on]);
  const flip = () => {
    switchSound(!on);
    if (!on) chime();
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={on ? <Bell /> : <BellOff />}
      aria-pressed={on}
      title="Yeni bir istek geldiğinde kısa bir ses çalar"
      className={className}
      onClick={flip}
    >
      İstek sesi: {on ? 'açık' : 'kapalı'}
    </Button>
  );
}
