import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from 'mf-shared/query-client';
import { SecurityPanels, useFactor } from 'mf-shared/security';
import { Button } from 'mf-shared/ui/Button';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useState } from 'react';
import styles from './Enrolment.module.css';

type Props = {
  /** Opens the area, once there is a second factor. */
  onDone: () => void;
};

/** Sets up the second factor without which the server gives an admin no code of the admin area. */
export function Enrolment({ onDone }: Props) {
  const [client] = useState(() => createQueryClient(0));
  return (
    <QueryClientProvider client={client}>
      <Panels onDone={onDone} />
    </QueryClientProvider>
  );
}

function Panels({ onDone }: Props) {
  useDocumentTitle('İki adımlı giriş');
  const { data } = useFactor();
  return (
    <>
      <PageHeader
        title="İki adımlı giriş"
        lead="Yönetim alanı, iki adımlı girişi kurduğunuzda açılır."
        art="corner"
      />
      <div className={styles.page}>
        <SecurityPanels />
        {data?.enabled && (
          <Button size="lg" onClick={onDone}>
            Yönetim alanını aç
          </Button>
        )}
      </div>
    </>
  );
}
