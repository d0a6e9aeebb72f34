import { BackLink } from 'mf-shared/ui/BackLink';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { PageBody } from '../../common/PageBody.tsx';
import { ChallengeForm } from './ChallengeForm.tsx';

/** Posts a challenge of the player. */
export function ChallengeCreatePage() {
  useDocumentTitle('İlan Ver');
  return (
    <>
      <PageHeader
        title="İlan Ver"
        lead="Kimi aradığınızı ve size nasıl ulaşılacağını yazın."
        kicker={<BackLink to="/challenges">Meydan Okumalar</BackLink>}
        art="corner"
        narrow
      />
      <PageBody narrow>
        <ChallengeForm />
      </PageBody>
    </>
  );
}
