import { useQuery } from '@tanstack/react-query';
import { actorId, useSession } from 'mf-shared/session';
import { Alert } from 'mf-shared/ui/Alert';
import { BackLink } from 'mf-shared/ui/BackLink';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { PageBody } from '../../common/PageBody.tsx';
import { CreateAdForm } from './CreateAdForm.tsx';
import { KINDS } from './kinds.ts';
import { myAdsQuery } from './queries.ts';

/** The form of a new ad; only a warning while one is already up. */
export function CreateAdPage() {
  useDocumentTitle('İlan Ver');
  const actor = useSession(actorId);
  const [mine] = useQuery(myAdsQuery(actor)).data ?? [];
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
          <Alert
            tone="warning"
            title="Zaten yayında bir ilanınız var."
            action={
              <LinkButton
                variant="secondary"
                size="sm"
                to={`${KINDS[mine.type].path}?${new URLSearchParams({ city: mine.location.city })}`}
              >
                İlanıma git
              </LinkButton>
            }
          >
            Yenisini vermek için önce onu kaldırın.
          </Alert>
        )}
        {/* Hidden, not left out: the form that has just posted its ad still has to leave this page. */}
        <div hidden={mine !== undefined}>
          <CreateAdForm />
        </div>
      </PageBody>
    </>
  );
}
