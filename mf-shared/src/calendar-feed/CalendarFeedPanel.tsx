import { CalendarSync, Copy, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { copyText } from '../ui/copyText.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type FeedPath, useFeed, useRotateFeed } from './useFeed.ts';

type Props = {
  /** The call that returns the address. */
  path: FeedPath;
  title: string;
  lead: string;
  /** Says who sees what at the address. */
  warning: string;
};

/** A private calendar to subscribe to. Its address is a secret, so it shows only on request. */
export function CalendarFeedPanel({ path, title, lead, warning }: Props) {
  const [asked, setAsked] = useState(false);
  const feed = useFeed(path, asked);
  return (
    <Panel title={title} lead={lead}>
      {!asked && (
        <div className="row wrap gap-3">
          <Button
            variant="secondary"
            icon={<CalendarSync aria-hidden="true" />}
            onClick={() => setAsked(true)}
          >
            Takvim bağlantımı göster
          </Button>
        </div>
      )}
      {asked && feed.isPending && <Skeleton height="7rem" />}
      {feed.isError && !feed.data && <ErrorState message="Takvim bağlantısı alınamadı." query={feed} />}
      {feed.data && <Address path={path} url={feed.data} warning={warning} />}
    </Panel>
  );
}

function Address({ path, url, warning }: { path: FeedPath; url: string; warning: string }) {
  const [rotating, setRotating] = useState(false);
  const rotate = useRotateFeed(path);
  return (
    <div className="stack gap-4">
      <TextField
        label="Takvim bağlantınız"
        hint={warning}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="row wrap gap-3">
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass({})}>
          Takvimimde aç
        </a>
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText(url, 'Bağlantı kopyalandı.')}
        >
          Bağlantıyı kopyala
        </Button>
        <Button variant="ghost" icon={<RotateCw aria-hidden="true" />} onClick={() => setRotating(true)}>
          Bağlantıyı yenile
        </Button>
      </div>
      <ConfirmDialog
        open={rotating}
        onClose={() => setRotating(false)}
        onConfirm={() => rotate.mutateAsync()}
        title="Takvim bağlantısını yenile"
        confirmLabel="Yenile"
      >
        <p>Eski bağlantı artık çalışmaz. Takvimlere yeni bağlantıyı eklemeniz gerekir.</p>
      </ConfirmDialog>
    </div>
  );
}
