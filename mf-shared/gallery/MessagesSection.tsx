import { useState } from 'react';
import { Alert } from '../src/ui/Alert.tsx';
import { Button } from '../src/ui/Button.tsx';
import { ConfirmDialog } from '../src/ui/ConfirmDialog.tsx';
import { Dialog } from '../src/ui/Dialog.tsx';
import { EmptyState } from '../src/ui/EmptyState.tsx';
import { ErrorState } from '../src/ui/ErrorState.tsx';
import { Lightbox } from '../src/ui/Lightbox.tsx';
import { Panel } from '../src/ui/Panel.tsx';
import { TextField } from '../src/ui/TextField.tsx';
import { toast } from '../src/ui/toast.ts';
import styles from './Gallery.module.css';

const PHOTOS = [
  {
    src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="900" height="600"%3E%3Crect width="900" height="600" fill="%23157"/%3E%3C/svg%3E',
    alt: 'Saha 1',
    caption: 'Saha 1',
  },
  {
    src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="600" height="900"%3E%3Crect width="600" height="900" fill="%23751"/%3E%3C/svg%3E',
    alt: 'Saha 2',
    caption: 'Saha 2',
  },
];

export function MessagesSection() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const [photo, setPhoto] = useState<number | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Panel title="İletiler">
        <div className={styles.stack}>
          <Alert title="Bilgi">Rezervasyon istekleri 7 gün sonra kendiliğinden silinir.</Alert>
          <Alert tone="success">Rezervasyon onaylandı!</Alert>
          <Alert
            tone="warning"
            action={
              <Button size="sm" variant="secondary">
                Öde
              </Button>
            }
          >
            Ödeme tarihiniz yaklaşıyor.
          </Alert>
          <Alert tone="danger">Bu saat az önce doldu. Lütfen başka bir saat seçin.</Alert>
        </div>
        <div className={styles.row}>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Pencere
          </Button>
          <Button variant="secondary" onClick={() => setOpen('confirm')}>
            Onay penceresi
          </Button>
          <Button variant="secondary" onClick={() => setPhoto(0)}>
            Fotoğraf
          </Button>
          <Button variant="secondary" onClick={() => toast.success('Profil başarıyla güncellendi!')}>
            Başarılı
          </Button>
          <Button variant="secondary" onClick={() => toast.error('Rezervasyon reddedilemedi.')}>
            Hata
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast.info('Kadro silindi.', { action: { label: 'Geri al', onClick: () => {} } })}
          >
            Geri al
          </Button>
        </div>
      </Panel>
      <div className={styles.grid}>
        <EmptyState title="Henüz arkadaşınız yok." action={<Button>Arkadaş ara</Button>}>
          Birlikte oynadığınız kişileri bulun.
        </EmptyState>
        <EmptyState title="Sonuç bulunamadı." art="corner" />
        <ErrorState
          message="Haftalık saat aralıkları alınamadı."
          onRetry={() => toast.info('Yeniden deneniyor.')}
        />
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Maç oluştur"
        actions={<Button onClick={close}>Kaydet</Button>}
      >
        <TextField label="Yer" data-autofocus="" />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={() => toast.success('Silindi.')}
        title="Kadro silinsin mi?"
        confirmLabel="Sil"
      >
        <p>Bu kadroyu silmek istediğine emin misin?</p>
      </ConfirmDialog>
      <Lightbox photos={PHOTOS} index={photo} onIndex={setPhoto} />
    </>
  );
}
