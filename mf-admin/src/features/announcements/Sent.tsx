import { request } from 'mf-shared/api-client';
import type { Announcement } from 'mf-shared/contracts/announcements';
import { withdrawAnnouncement } from 'mf-shared/contracts/calls/announcements';
import { formatInstant, formatNumber } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { useState } from 'react';
import { keys } from '../../common/keys.ts';
import { ReasonDialog } from '../../common/ReasonDialog.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';
import styles from './Announcements.module.css';
import { InProduct } from './Preview.tsx';
import { CancelDialog } from './SendPanel.tsx';
import { audienceOf } from './words.ts';

/** An announcement that goes out, went out or was given up: what it says, and how far it got. */
export function Sent({ saved }: { saved: Announcement }) {
  return (
    <div className={styles.columns}>
      {saved.startedAt === null ? <Given saved={saved} /> : <Reach saved={saved} />}
      <Panel title="Duyuru" lead={audienceOf(saved)}>
        <div className={styles.look}>
          <InProduct input={saved} />
          {saved.link && <p className={styles.muted}>Bağlantı: {saved.link}</p>}
          <p className={styles.muted}>{channelsOf(saved)}</p>
          {saved.author && <p className={styles.muted}>Yazan: {saved.author}</p>}
        </div>
      </Panel>
    </div>
  );
}

const channelsOf = ({ push, mail }: Announcement) =>
  ['Sitede', ...(push ? ['anlık bildirim'] : []), ...(mail ? ['e-posta'] : [])].join(', ');

const Given = ({ saved: { endedAt } }: { saved: Announcement }) => (
  <Panel title="Gönderilmedi">
    <p>Bu duyuru kimseye gönderilmedi{endedAt !== null && `; ${formatInstant(endedAt)} vazgeçildi`}.</p>
  </Panel>
);

/** The counts, live while it goes out, and how to stop or withdraw it. */
function Reach({ saved }: { saved: Announcement }) {
  const [doing, setDoing] = useState<'stop' | 'withdraw' | null>(null);
  const { state, withdrawnAt, progress } = saved;
  const { recipients, told, failed } = progress;
  const close = () => setDoing(null);
  return (
    <Panel title="Gönderim" lead={storyOf(saved)}>
      <div className={styles.looks}>
        {state === 'sending' && (
          <progress
            className={styles.progress}
            aria-label="Gönderim"
            max={recipients || 1}
            value={recipients === null ? undefined : told + failed}
          />
        )}
        <Counts saved={saved} />
        <div className={styles.bar}>
          {state === 'sending' && (
            <Button variant="danger" onClick={() => setDoing('stop')}>
              Durdur
            </Button>
          )}
          {state !== 'sending' && withdrawnAt === null && (
            <Button variant="secondary" onClick={() => setDoing('withdraw')}>
              Geri çek
            </Button>
          )}
        </div>
      </div>
      {doing === 'stop' && <CancelDialog saved={saved} onClose={close} />}
      {doing === 'withdraw' && <WithdrawDialog saved={saved} onClose={close} />}
    </Panel>
  );
}

function storyOf({ state, startedAt, endedAt, withdrawnAt }: Announcement): string {
  const at = (instant: number | null) => (instant === null ? '' : formatInstant(instant));
  if (withdrawnAt !== null) return `${at(withdrawnAt)} geri çekildi; alıcıların listelerinden kalkar.`;
  if (state === 'sending') return `${at(startedAt)} başladı, sürüyor.`;
  return `${at(startedAt)} başladı, ${at(endedAt)} ${state === 'sent' ? 'tamamlandı' : 'durduruldu'}.`;
}

function Counts({ saved: { progress, push, mail } }: { saved: Announcement }) {
  const { recipients, told, failed, waiting } = progress;
  const facts: { name: string; count: number | null; isShown?: boolean }[] = [
    { name: 'Alıcı', count: recipients },
    { name: 'Sitede ulaştı', count: told },
    { name: 'Ulaşamadı', count: failed, isShown: failed > 0 },
    { name: 'Anlık bildirim', count: progress.pushesSent, isShown: push },
    { name: 'Gitmeyen bildirim', count: progress.pushesFailed, isShown: progress.pushesFailed > 0 },
    { name: 'E-posta', count: progress.mailsSent, isShown: mail },
    { name: 'Gitmeyen e-posta', count: progress.mailsFailed, isShown: progress.mailsFailed > 0 },
    { name: 'Sırada bekleyen', count: waiting, isShown: waiting > 0 },
  ];
  return (
    <dl className={styles.counts} aria-live="polite">
      {facts
        .filter(({ isShown = true }) => isShown)
        .map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count === null ? '…' : formatNumber(count)}</dd>
          </div>
        ))}
    </dl>
  );
}

function WithdrawDialog({ saved: { id, version }, onClose }: { saved: Announcement; onClose: () => void }) {
  const withdraw = useDeskAct(
    (reason: string) => request(withdrawAnnouncement, { params: { id }, body: { version, reason } }),
    { reads: [keys.announcements()], hasForm: true, done: () => 'Duyuru geri çekildi.' },
  );
  return (
    <ReasonDialog
      title="Duyuruyu geri çekin"
      submit="Geri çek"
      variant="danger"
      onClose={onClose}
      onSend={(reason) => withdraw.mutateAsync(reason)}
    >
      <p>
        Duyuru alıcıların bildirim listelerinden kalkar. Gitmiş e-postalar ve anlık bildirimler geri alınamaz;
        bekleyenler gönderilmez. Bu geri alınamaz.
      </p>
    </ReasonDialog>
  );
}
