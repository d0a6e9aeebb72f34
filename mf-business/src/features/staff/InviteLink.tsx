import { INVITE_DAYS, type StaffInvited } from 'mf-shared/contracts/staff';
import { CopyLink } from 'mf-shared/ui/CopyLink';
import { Dialog } from 'mf-shared/ui/Dialog';
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
          <CopyLink
            label="Davet bağlantısı"
            url={url}
            copied="Davet bağlantısı kopyalandı."
            shareTitle="Ekip daveti"
          />
        </div>
      )}
    </Dialog>
  );
}
