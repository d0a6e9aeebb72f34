import type { Announcement } from 'mf-shared/contracts/announcements';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { useLeaveGuard } from 'mf-shared/ui/useLeaveGuard';
import styles from './Announcements.module.css';
import { Fields } from './Fields.tsx';
import { payloadOf } from './form.ts';
import { Preview } from './Preview.tsx';
import { SendPanel } from './SendPanel.tsx';
import { useEditor } from './useEditor.ts';

/** Writes an announcement, or changes a draft or a scheduled one; `saved` is null for a new one. */
export function Editor({ saved }: { saved: Announcement | null }) {
  const { kit, dirty, isStale, startAgain, check } = useEditor(saved);
  const guard = useLeaveGuard(
    dirty,
    'Yazdıklarınız kaydedilmedi. Bu sekmeyi kapatmadıkça sayfaya dönünce yeniden karşınıza çıkar.',
  );
  const payload = payloadOf(kit.values);
  return (
    <div className={styles.columns}>
      <Panel title="Duyuru">
        <form {...kit.form} className={styles.form}>
          {isStale && (
            <Alert
              tone="warning"
              action={
                <Button size="sm" variant="secondary" onClick={startAgain}>
                  Güncel hâlini göster
                </Button>
              }
            >
              Siz yazarken bu duyuru değişti. Güncel hâlini gösterirseniz burada yazdıklarınız silinir.
            </Alert>
          )}
          <Fields kit={kit} isScheduled={saved?.state === 'scheduled'} />
          {kit.failure && <Alert tone="danger">{kit.failure}</Alert>}
          <div className={styles.bar}>
            <Button type="submit" variant={saved && !dirty ? 'secondary' : 'primary'} busy={kit.busy}>
              {saved ? 'Değişiklikleri kaydet' : 'Taslağı kaydet'}
            </Button>
            {dirty && (
              <Button variant="ghost" onClick={startAgain}>
                {saved ? 'Değişiklikleri geri al' : 'Formu boşalt'}
              </Button>
            )}
            <p role="status" className={styles.muted}>
              {dirty ? 'Kaydedilmemiş değişiklikler var.' : ''}
            </p>
          </div>
        </form>
      </Panel>
      <div className={styles.form}>
        <Preview input={payload} check={check} />
        {saved && <SendPanel saved={saved} isSaved={!dirty} />}
      </div>
      {guard}
    </div>
  );
}
