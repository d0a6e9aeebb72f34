import { Plus } from 'lucide-react';
import { LinkButton } from 'mf-shared/ui/LinkButton';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useSearchParams } from 'react-router-dom';
import { PageBody } from '../../common/PageBody.tsx';
import { Tabs } from '../reservations/Tabs.tsx';
import { ChallengeList } from './ChallengeList.tsx';
import { asType, TYPE_NAMES } from './types.ts';

const TABS = [
  { id: 'hepsi', label: 'Tümü' },
  { id: 'rakip-bul', label: TYPE_NAMES['rakip-bul'] },
  { id: 'eksik-oyuncu', label: TYPE_NAMES['eksik-oyuncu'] },
] as const;

/** Challenges of both types, or of the type in the address. */
export function ChallengesPage() {
  useDocumentTitle('Meydan Okumalar');
  const [params, setParams] = useSearchParams();
  const type = asType(params.get('type'));
  return (
    <>
      <PageHeader
        title="Meydan Okumalar"
        lead="Rakip arayan takımlar, eksik oyuncusu olan maçlar. İlanlar 14 gün sonra kendiliğinden silinir."
        art="centre"
        actions={
          <LinkButton to="/challenge-create" icon={<Plus aria-hidden="true" />}>
            İlan Ver
          </LinkButton>
        }
      />
      <PageBody>
        <Tabs
          label="İlan türü"
          tabs={TABS}
          chosen={type || 'hepsi'}
          onChoose={(id) => setParams(asType(id) ? { type: id } : {}, { replace: true })}
        >
          <ChallengeList key={type} type={type} />
        </Tabs>
      </PageBody>
    </>
  );
}
