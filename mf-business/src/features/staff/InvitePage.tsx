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

/** Accepts an invitation to a venue's staff. */
export function InvitePage() {
  useDocumentTitle('Ekip daveti');
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
  return (
    <>
      <PageHeader
        title={data ? data.businessName : 'Ekip daveti'}
        kicker={data && 'Ekip daveti'}
        lead={
          data &&
          `Merhaba ${data.name}. Bu işletmenin ekibine davetlisiniz: bir şifre belirleyin, bundan sonra onunla girin.`
        }
        art="box"
        narrow={code === '' || error !== null}
      />
      <div className={styles.invite}>
        {data ? (
          <PasswordForm code={code} email={data.email} />
        ) : code === '' ? (
          <Invalid message="Bağlantı eksik görünüyor; size gönderilen adresin tamamını açın." />
        ) : !error ? (
          <div aria-busy="true">
            <Skeleton height="14rem" />
          </div>
        ) : error instanceof ApiError && error.code === 'invite_invalid' ? (
          <Invalid message={error.message} />
        ) : (
          <ErrorState message={error.message} query={invitation} />
        )}
      </div>
    </>
  );
}

/** Used, replaced or expired: the owner has to send a new one. */
const Invalid = ({ message }: { message: string }) => (
  <InvalidLink title="Bu davet açılamıyor.">
    {message} Şifrenizi daha önce belirlediyseniz doğrudan giriş yapabilirsiniz.
  </InvalidLink>
);
