import { useQuery } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { showInvitation } from 'mf-shared/contracts/calls/staff';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { InvalidLink } from '../../common/InvalidLink.tsx';
import { keys } from '../../common/keys.ts';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './Staff.module.css';

const TITLE = 'Ekip daveti';
const CUT = 'Bağlantı eksik görünüyor; size gönderilen adresin tamamını açın.';

/** Accepts an invitation to a venue's staff. */
export function InvitePage() {
  useDocumentTitle(TITLE);
  const code = useSearchParams()[0].get('code') ?? '';
  const invitation = useQuery({
    queryKey: keys.invitation(code),
    queryFn: ({ signal }) => request(showInvitation, { query: { code }, signal }),
    enabled: code !== '',
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, error } = invitation;
  const isOver = error instanceof ApiError && error.code === 'invite_invalid';
  if (code === '' || (isOver && !data)) {
    return (
      <InvalidLink page={TITLE} title="Bu davet açılamıyor.">
        {isOver ? error.message : CUT} Şifrenizi daha önce belirlediyseniz doğrudan giriş yapabilirsiniz.
      </InvalidLink>
    );
  }
  return (
    <>
      <PageHeader
        title={data ? data.businessName : TITLE}
        kicker={data && TITLE}
        lead={
          data &&
          `Merhaba ${data.name}. Bu işletmenin ekibine davetlisiniz: bir şifre belirleyin, bundan sonra onunla girin.`
        }
        art="box"
        narrow={error !== null}
      />
      <div className={styles.invite}>
        {data ? (
          <PasswordForm code={code} email={data.email} />
        ) : !error ? (
          <div aria-busy="true">
            <Skeleton height="14rem" />
          </div>
        ) : (
          <ErrorState message={error.message} query={invitation} />
        )}
      </div>
    </>
  );
}
