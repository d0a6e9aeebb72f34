import { useQuery } from '@tanstack/react-query';
import type { AdType } from 'mf-shared/contracts/ads';
import type { DeskAd } from 'mf-shared/contracts/desk-things';
import { formatInstant } from 'mf-shared/format';
import { Button } from 'mf-shared/ui/Button';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PartyLink } from '../../common/PartyLink.tsx';
import { RemoveDialog } from '../removals/RemoveDialog.tsx';
import { adQuery } from './queries.ts';
import { Removed } from './Removed.tsx';
import { ThingPage } from './ThingPage.tsx';

const TITLES: Record<AdType, string> = {
  findOpponent: 'Rakip arıyor',
  findPlayer: 'Oyuncu arıyor',
  findTeam: 'Takım arıyor',
};

/** An ad, for the admins. */
export function AdPage() {
  const { id = '' } = useParams();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <ThingPage
        key={id}
        kind="İlan"
        query={useQuery(adQuery(id))}
        titleOf={({ type, player }) => `${player.name}: ${TITLES[type]}`}
        acts={({ state }) =>
          state === 'active' && (
            <Button size="sm" variant="danger" onClick={() => setRemoving(true)}>
              İlanı kaldır
            </Button>
          )
        }
        facts={(one) => <Facts one={one} />}
      >
        {({ player }) => <Removed type="ad" id={id} playerId={player.id} />}
      </ThingPage>
      {isRemoving && <RemoveDialog contents={[{ type: 'ad', id }]} onClose={() => setRemoving(false)} />}
    </>
  );
}

const Facts = ({ one }: { one: DeskAd }) => (
  <>
    <dt>Oyuncu</dt>
    <dd>
      <PartyLink {...one.player} />
    </dd>
    <dt>Şehir</dt>
    <dd>{one.city}</dd>
    {one.position && (
      <>
        <dt>Mevki</dt>
        <dd>{one.position}</dd>
      </>
    )}
    {one.teamSize !== null && (
      <>
        <dt>Takım</dt>
        <dd>
          {one.teamSize} kişi{one.lineup && ` · ${one.lineup}`}
        </dd>
      </>
    )}
    {one.description && (
      <>
        <dt>Açıklama</dt>
        <dd>{one.description}</dd>
      </>
    )}
    <dt>Yayın sonu</dt>
    <dd>
      <time dateTime={one.expiresAt}>{formatInstant(one.expiresAt)}</time>
    </dd>
  </>
);
