import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Link } from 'react-router-dom';
import { PageBody } from '../../common/PageBody.tsx';
import { ChallengeForm } from './ChallengeForm.tsx';

/** Posts a challenge of one's own. */
export function ChallengeCreatePage() {
  useDocumentTitle('İlan ver');
  return (
    <>
      <PageHeader
        title="İlan Ver"
        lead="Kimi aradığınızı ve size nasıl ulaşılacağını yazın."
        kicker={<Link to="/challenges">Meydan Okumalar</Link>}
        art="corner"
      />
      <PageBody narrow>
        <ChallengeForm />
      </PageBody>
    </>
  );
}
