import { Copy, Share2 } from 'lucide-react';
import { INVITE_DAYS, type StaffInvited } from 'mf-shared/contracts/staff';
import { Button } from 'mf-shared/ui/Button';
import { copyText } from 'mf-shared/ui/copyText';
import { Dialog } from 'mf-shared/ui/Dialog';
import { TextField } from 'mf-shared/ui/TextField';
import styles from './Staff.module.css';

type Props = { invited: StaffInvited | null; onClose: () => void };

/** The link of an invitation; nobody can look it up later. */
export function InviteLink({ invited, onClose }: Props) {
  const url = invited ? new URL(invited.inviteUrl, window.location.origin).href : '';
  return (
    <Dialog open={invited !== null} onClose={onClose} title={invited?.message ?? ''}>
      {invited && (
        <div className={styles.form}>
          <p>
            Bu bağlantıyı <b>{invited.member.name}</b> adlı kişiye iletin. {INVITE_DAYS} gün geçerlidir ve
            yalnızca şimdi gösterilir; kaybolursa yenisini oluşturabilirsiniz.
          </p>
          <TextField
            label="Davet bağlantısı"
            value={url}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <div className="row wrap gap-2">
            <Button
              data-autofocus
              icon={<Copy aria-hidden="true" />}
              onClick={() => void copyText(url, 'Davet bağlantısı kopyalandı.')}
            >
              Bağlantıyı kopyala
            </Button>
            {typeof navigator.share === 'function' && (
              <Button
                variant="secondary"
                icon={<Share2 aria-hidden="true" />}
                onClick={() => void share(url)}
              >
                Paylaş
              </Button>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** Shares the link with the phone's share sheet; closing the sheet is no failure. */
async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Ekip daveti', url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      await copyText(url, 'Davet bağlantısı kopyalandı.');
  }
}
