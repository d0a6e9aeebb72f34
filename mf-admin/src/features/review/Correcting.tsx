import { Undo2 } from 'lucide-react';
import type { VenueReview } from 'mf-shared/contracts/review';
import { Button } from 'mf-shared/ui/Button';
import { Panel } from 'mf-shared/ui/Panel';
import { Age } from '../../common/Age.tsx';
import { Asked } from '../pending/Asked.tsx';
import { VenueFacts } from '../pending/BusinessFacts.tsx';
import { Left } from '../pending/Left.tsx';
import { PhotoStrip } from '../pending/PhotoStrip.tsx';
import { PitchTable } from '../pending/PitchTable.tsx';
import { useWithdraw } from '../pending/useVerdict.ts';
import { Reviewed } from './Reviewed.tsx';

/** An application that waits for its applicant: what was asked, an undo, and the application as it is. */
export function Correcting({ review: { venue, corrections } }: { review: VenueReview }) {
  const withdraw = useWithdraw();
  const [open] = corrections;
  return (
    <Panel
      title="Başvurandan düzeltme bekleniyor"
      lead="Karar vermek için önce isteği geri alın ya da düzeltmeyi bekleyin."
      actions={
        open && (
          <Button
            variant="secondary"
            icon={<Undo2 />}
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate(open.id)}
          >
            Düzeltme isteğini geri al
          </Button>
        )
      }
    >
      {open && (
        <div className="stack gap-2">
          <Age since={open.askedAt} />
          <Left until={open.endsAt} />
          <Asked correction={open} />
        </div>
      )}
      <VenueFacts business={venue} />
      <PitchTable fields={venue.fields} />
      <PhotoStrip photos={venue.photos} name={venue.businessName} />
      <Reviewed id={venue.id} />
    </Panel>
  );
}
