import { useQuery } from '@tanstack/react-query';
import { actorId, useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { BackLink } from 'mf-shared/ui/BackLink';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useState } from 'react';
import { PageBody } from '../../common/PageBody.tsx';
import { AdCard } from './AdCard.tsx';
import { type Ending, EndingDialogs } from './AdList.tsx';
import styles from './CreateAd.module.css';
import { CreateAdForm } from './CreateAdForm.tsx';
import { myAdsQuery } from './queries.ts';

/** The form of a new ad; while one is already up, that one, to be ended first. */
export function CreateAdPage() {
  useDocumentTitle('İlan Ver');
  const actor = useSession(actorId);
  const { data, dataUpdatedAt } = useQuery(myAdsQuery(actor));
  const mine = data?.[0];
  const [ending, setEnding] = useState<Ending>(null);
  return (
    <>
      <PageHeader
        title="İlan Ver"
        lead="İlanınız 7 gün yayında kalır. Aynı anda bir ilanınız olabilir."
        kicker={<BackLink to="/requests/opponent">İlanlar</BackLink>}
        art="corner"
        narrow
      />
      <PageBody narrow>
        {mine && (
          <>
            <Alert tone="warning" title="Zaten yayında bir ilanınız var.">
              Yenisini vermek için önce onu kaldırın.
            </Alert>
            <ul className={styles.mine}>
              <AdCard
                ad={mine}
                own
                showCity
                now={dataUpdatedAt}
                onEnd={(found) => setEnding({ ad: mine, found })}
              />
            </ul>
          </>
        )}
        {/* Hidden, not left out: the form that has just posted its ad still has to leave this page. */}
        <div hidden={mine !== undefined}>
          <CreateAdForm />
        </div>
        <EndingDialogs ending={ending} onClose={() => setEnding(null)} />
      </PageBody>
    </>
  );
}
