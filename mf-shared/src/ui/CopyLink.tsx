import { Copy, Share2 } from 'lucide-react';
import { Button } from './Button.tsx';
import { copyText } from './copyText.ts';
import { shareOrCopy } from './shareOrCopy.ts';
import { TextField } from './TextField.tsx';

type Props = {
  label: string;
  url: string;
  /** Said once the link is copied. */
  copied: string;
  /** The title in the phone's share sheet. */
  shareTitle: string;
};

/** A link to hand on: its text, and buttons that copy it or open the phone's share sheet. */
export function CopyLink({ label, url, copied, shareTitle }: Props) {
  const copy = () => copyText(url, copied);
  return (
    <>
      <TextField label={label} value={url} readOnly onFocus={(event) => event.target.select()} />
      <div className="row wrap gap-2">
        <Button data-autofocus icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          Bağlantıyı kopyala
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden="true" />}
            onClick={() => void shareOrCopy({ title: shareTitle, url }, copy)}
          >
            Paylaş
          </Button>
        )}
      </div>
    </>
  );
}
