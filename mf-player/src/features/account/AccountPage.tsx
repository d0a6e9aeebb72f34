import { BlockedPanel } from 'mf-shared/safety';
import { SecurityPanels } from 'mf-shared/security';
import { BackLink } from 'mf-shared/ui/BackLink';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { PageBody } from '../../common/PageBody.tsx';
import { DeletePanel } from './DeletePanel.tsx';
import { DownloadPanel } from './DownloadPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';

/** The player's account: password and sessions, who is blocked, all data as a file, and its end. */
export function AccountPage() {
  useDocumentTitle('Hesabım ve verilerim');
  return (
    <>
      <PageHeader
        title="Hesabım ve verilerim"
        kicker={<BackLink to="/profile/user">Profilim</BackLink>}
        art="corner"
        narrow
      />
      <PageBody narrow>
        <PasswordPanel />
        <SecurityPanels />
        <BlockedPanel />
        <DownloadPanel />
        <DeletePanel />
      </PageBody>
    </>
  );
}
