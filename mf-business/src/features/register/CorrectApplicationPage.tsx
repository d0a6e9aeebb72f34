import { useQuery } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { ownCorrection } from 'mf-shared/contracts/calls/corrections';
import { Alert } from 'mf-shared/ui/Alert';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { InvalidLink } from '../../common/InvalidLink.tsx';
import { keys } from '../../common/keys.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { Over } from './Over.tsx';
import styles from './Register.module.css';

const TITLE = 'Başvurunuzu düzeltin';
/** The word joiner keeps the hyphen from a line's end. */
const CUT =
  'Bağlantı eksik görünüyor; e-\u2060postadaki bağlantının tamamını açın. Onu bulamıyorsanız giriş yapmayı deneyin; orada yeni bir bağlantı bulursunuz.';
const EXPIRED =
  'Bağlantının süresi dolmuş ya da başvurunuz değişmiş olabilir. Giriş yapmayı deneyin; düzeltme hâlâ bekleniyorsa orada yeni bir bağlantı bulursunuz.';

/** Correction of an application. The link of a mail or of a refused login opens it without a session. */
export function CorrectApplicationPage() {
  useDocumentTitle(TITLE);
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
  const isExpired = error instanceof ApiError && error.code === 'link_invalid';
  if (token === '' || (isExpired && !data)) {
    return (
      <InvalidLink page={TITLE} title="Bu bağlantı açılamıyor.">
        {isExpired ? EXPIRED : CUT}
      </InvalidLink>
    );
  }
  return (
    <>
      <PageHeader
        title={TITLE}
        lead={
          data && !sent
            ? 'Bilgileriniz aşağıda hazır. Düzeltip gönderin; başvurunuzu yeniden inceleyelim.'
            : undefined
        }
        art="corner"
        narrow={error !== null || sent !== ''}
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
          {!error ? (
            <div aria-busy="true">
              <Skeleton height="30rem" />
            </div>
          ) : error instanceof ApiError && error.code === 'already_decided' ? (
            <Over error={error} />
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
