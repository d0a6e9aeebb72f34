import { useQuery } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { ownCorrection } from 'mf-shared/contracts/calls/corrections';
import { Alert } from 'mf-shared/ui/Alert';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keys } from '../../common/keys.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { Over } from './Over.tsx';
import styles from './Register.module.css';

const CUT = 'Bağlantı eksik; e-postadaki bağlantının tamamını açın.';

/** Correction of an application. The link of a mail or of a refused login opens it without a session. */
export function CorrectApplicationPage() {
  useDocumentTitle('Başvurunuzu düzeltin');
  const token = useSearchParams()[0].get('token') ?? '';
  const [sent, setSent] = useState('');
  const asked = useQuery({
    queryKey: keys.correction(token),
    queryFn: ({ signal }) => request(ownCorrection, { body: { token }, signal }),
    enabled: token !== '',
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // The form starts with what is read now.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, error } = asked;
  return (
    <>
      <PageHeader
        title="Başvurunuzu düzeltin"
        lead={
          data && !sent
            ? 'Bilgileriniz aşağıda hazır. Düzeltip gönderin; başvurunuzu yeniden inceleyelim.'
            : undefined
        }
        art="corner"
      />
      {sent ? (
        <Notice isNews>
          <Alert tone="success" title="Düzeltmeniz gönderildi">
            {sent} Sonucu e-postayla bildireceğiz.
          </Alert>
        </Notice>
      ) : data ? (
        <CorrectionForm
          token={token}
          correction={data}
          onSent={setSent}
          onAskedAnew={() => void asked.refetch()}
        />
      ) : (
        <Notice>
          {token === '' ? (
            <Invalid message={CUT} />
          ) : !error ? (
            <div aria-busy="true">
              <Skeleton height="30rem" />
            </div>
          ) : error instanceof ApiError && error.code === 'already_decided' ? (
            <Over error={error} />
          ) : error instanceof ApiError && error.code === 'link_invalid' ? (
            <Invalid message="Bağlantının süresi dolmuş ya da başvurunuz değişmiş olabilir. Giriş yapmayı deneyin; düzeltme hâlâ bekleniyorsa orada yeni bir bağlantı bulursunuz." />
          ) : (
            <ErrorState message={error.message} query={asked} />
          )}
        </Notice>
      )}
    </>
  );
}

/** `isNews`: it took the place of the form, so it gets the focus. */
function Notice({ isNews, children }: { isNews?: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) ref.current?.focus();
  }, [isNews]);
  return (
    <div ref={ref} tabIndex={-1} className={styles.notice}>
      {children}
    </div>
  );
}

const Invalid = ({ message }: { message: string }) => (
  <Alert
    tone="danger"
    title="Bu bağlantı açılamıyor."
    action={<LinkButton to="/login-business">İşletme girişi</LinkButton>}
  >
    {message}
  </Alert>
);
