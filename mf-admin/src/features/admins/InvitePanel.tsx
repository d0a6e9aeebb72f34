import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { request } from 'mf-shared/api-client';
import { ADMIN_ROLE_NAMES } from 'mf-shared/contracts/admin';
import { ADMIN_INVITE_HOURS, type AdminInvitation, type AdminInvited } from 'mf-shared/contracts/admins';
import { revokeAdminInvitation } from 'mf-shared/contracts/calls/admins';
import { formatInstant } from 'mf-shared/format';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { CopyLink } from 'mf-shared/ui/CopyLink';
import { Dialog } from 'mf-shared/ui/Dialog';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useState } from 'react';
import { keys } from '../../common/keys.ts';
import { PagedList } from '../../common/PagedList.tsx';
import { useDeskAct } from '../../common/useDeskAct.ts';
import styles from './Admins.module.css';
import { InviteDialog } from './InviteDialog.tsx';
import { invitationsQuery } from './queries.ts';

/** The open invitations, and the way to a new one. */
export function InvitePanel() {
  const client = useQueryClient();
  const list = useInfiniteQuery(invitationsQuery);
  const [asks, setAsks] = useState(false);
  const [invited, setInvited] = useState<AdminInvited | null>(null);
  return (
    <Panel
      title="Davetler"
      lead={`Davet edilen kişi bağlantıyı ${ADMIN_INVITE_HOURS} saat içinde açıp şifresini belirler.`}
      actions={
        <Button size="sm" icon={<UserPlus aria-hidden="true" />} onClick={() => setAsks(true)}>
          Yönetici davet et
        </Button>
      }
    >
      <PagedList
        list={list}
        skeleton={<Skeleton height="4rem" />}
        empty={<p className={styles.quiet}>Açık davet yok.</p>}
      >
        {(rows) => (
          <ul className={styles.items}>
            {rows.map((invitation) => (
              <InvitationItem key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        )}
      </PagedList>
      {asks && (
        <InviteDialog
          onClose={() => setAsks(false)}
          onInvited={(made) => {
            setInvited(made);
            void client.invalidateQueries({ queryKey: keys.admins('invitations') });
          }}
        />
      )}
      {invited && <LinkDialog invited={invited} onClose={() => setInvited(null)} />}
    </Panel>
  );
}

/** The link of a new invitation; nobody can look it up later. */
function LinkDialog({ invited, onClose }: { invited: AdminInvited; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={invited.message}>
      <div className="stack gap-4">
        <p>
          Bu bağlantıyı yalnızca <b>{invited.invitation.email}</b> adresinin sahibine, güvendiğiniz bir yoldan
          iletin. {ADMIN_INVITE_HOURS} saat geçerlidir, bir kez kullanılır ve yalnızca şimdi gösterilir;
          e-postayla gönderilmez.
        </p>
        <CopyLink
          label="Davet bağlantısı"
          url={new URL(invited.inviteUrl, window.location.origin).href}
          copied="Davet bağlantısı kopyalandı."
          shareTitle="Yönetici daveti"
        />
      </div>
    </Dialog>
  );
}

function InvitationItem({ invitation }: { invitation: AdminInvitation }) {
  const { id, email, role, invitedBy, expiresAt } = invitation;
  const [asks, setAsks] = useState(false);
  const act = useDeskAct(() => request(revokeAdminInvitation, { params: { id } }), {
    reads: [keys.admins()],
  });
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3>{email}</h3>
        <Badge>{ADMIN_ROLE_NAMES[role]}</Badge>
      </div>
      <p className={styles.quiet}>
        {invitedBy} davet etti · Son kullanma: <time dateTime={expiresAt}>{formatInstant(expiresAt)}</time>
      </p>
      <div className="row wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => setAsks(true)}>
          Daveti geri çek
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => act.mutateAsync()}
        title="Davet geri çekilsin mi?"
        confirmLabel="Daveti geri çek"
      >
        {email} adresine verilen bağlantı hemen geçersiz olur.
      </ConfirmDialog>
    </li>
  );
}
