import { Download, Share2 } from 'lucide-react';
import { cardRating, fullStats } from 'mf-shared/card';
import type { User } from 'mf-shared/contracts/users';
import { foldTr } from 'mf-shared/format';
import { saveFile } from 'mf-shared/save-file';
import { Button } from 'mf-shared/ui/Button';
import { toast } from 'mf-shared/ui/toast';
import { useState } from 'react';
import styles from './CardShare.module.css';

const TYPE = 'image/png';

/** Whether this browser can share pictures with other apps. */
const canShareFiles = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'kart.png', { type: TYPE })] });

const nameOf = (fullName: string) => `topla-kart-${foldTr(fullName).replace(/[^a-z0-9]+/g, '-')}.png`;

async function pictureOf(user: User): Promise<File> {
  const { drawCardPicture } = await import('./picture.ts');
  const blob = await drawCardPicture({
    fullName: user.fullName,
    position: user.position ?? '',
    city: user.city,
    foot: user.foot,
    photo: user.photo,
    stats: fullStats(user.fifaStats),
    rating: cardRating(user.fifaStats, user.position),
    raters: user.raters ?? 0,
  });
  return new File([blob], nameOf(user.fullName), { type: TYPE });
}

type Props = {
  user: User;
  /** Why the picture would differ from the screen. */
  blocked?: string | undefined;
};

/** Shares the card as a picture with another app if the device can, and always offers a download. */
export function CardShare({ user, blocked }: Props) {
  const [busy, setBusy] = useState<'share' | 'save' | null>(null);
  const run = async (kind: 'share' | 'save') => {
    if (busy) return;
    if (blocked) {
      toast.info(blocked);
      return;
    }
    setBusy(kind);
    try {
      const file = await pictureOf(user);
      if (kind === 'share') await navigator.share({ files: [file], title: `${user.fullName}, oyuncu kartı` });
      else saveFile({ blob: file, name: file.name });
    } catch (error) {
      const left = error instanceof DOMException && error.name === 'AbortError';
      if (!left) toast.error('Kart resmi hazırlanamadı. Lütfen tekrar deneyin.');
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={styles.actions}>
      {canShareFiles() && (
        <Button
          variant="secondary"
          busy={busy === 'share'}
          icon={<Share2 aria-hidden="true" />}
          onClick={() => void run('share')}
        >
          Kartı paylaş
        </Button>
      )}
      <Button
        variant="secondary"
        busy={busy === 'save'}
        icon={<Download aria-hidden="true" />}
        onClick={() => void run('save')}
      >
        Kartı indir
      </Button>
    </div>
  );
}
