import { Button } from 'mf-shared/ui/Button';
import { copyText } from 'mf-shared/ui/copyText';
import { Dialog } from 'mf-shared/ui/Dialog';
import styles from './Alerts.module.css';

/** The secret of an address, shown once, and how its receiver checks a signature. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      title="Gizli anahtar"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Sakladım
          </Button>
          <Button onClick={() => void copyText(secret, 'Anahtar kopyalandı.')}>Anahtarı kopyala</Button>
        </>
      }
    >
      <div className="stack gap-3">
        <p>Bu anahtarı şimdi saklayın; bir daha gösterilmez.</p>
        <p>
          <code className={styles.secret}>{secret}</code>
        </p>
        <p className={styles.facts}>
          Her ileti <code>Topla-Timestamp</code> ve <code>Topla-Signature</code> başlıklarını taşır. İmza,{' '}
          <code>zaman.gövde</code> metninin bu anahtarla HMAC-SHA256 özetidir: <code>sha256=…</code>. Beş
          dakikadan eski zamanları reddedin; aynı <code>Topla-Delivery</code> yeniden gelebilir.
        </p>
      </div>
    </Dialog>
  );
}
