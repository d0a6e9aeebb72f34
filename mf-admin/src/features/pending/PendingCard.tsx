import { Check, PencilLine, X } from 'lucide-react';
import type { PendingVenue } from 'mf-shared/contracts/review';
import { formatInstant } from 'mf-shared/format';
import { VenueMap } from 'mf-shared/map';
import { Badge } from 'mf-shared/ui/Badge';
import { Button } from 'mf-shared/ui/Button';
import { Card } from 'mf-shared/ui/Card';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Age } from '../../common/Age.tsx';
import { PhoneFold } from '../../common/PhoneFold.tsx';
import { VenueFacts } from './BusinessFacts.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { Description } from './Description.tsx';
import { Hints } from './Hints.tsx';
import styles from './Pending.module.css';
import { PhotoStrip } from './PhotoStrip.tsx';
import { PitchTable } from './PitchTable.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { useVerdict, type Verdict } from './useVerdict.ts';

type Verb = Verdict['verb'];

const inTurkish = new Intl.ListFormat('tr');

type Props = {
  business: PendingVenue;
  /** What is known beyond the application itself; by default a link to it. */
  more?: ReactNode;
};

/** One application, with buttons to approve, to ask for corrections and to reject. */
export function PendingCard({ business, more }: Props) {
  const { id, businessName, location, createdAt, photos, fields, description, round } = business;
  const [asking, setAsking] = useState<Verb | null>(null);
  const verdict = useVerdict();
  const titleId = `isletme-${id}`;
  const inFull = more !== undefined;
  const map = <VenueMap coordinates={location.coordinates} label={businessName} />;
  const text = description && <Description text={description} />;
  const pitches = (
    <>
      <PitchTable fields={fields} />
      <PhotoStrip photos={photos} name={businessName} />
    </>
  );
  return (
    <Card padding="lg" aria-labelledby={titleId} className={styles.card}>
      <header className="row wrap items-start apart gap-4">
        <div className={styles.titles}>
          <h2 id={titleId}>{inFull ? 'Başvuru' : businessName}</h2>
          <div className="row wrap gap-2">
            {createdAt && <Age since={createdAt} />}
            {round > 0 && (
              <p>
                <Badge tone="info">{round === 1 ? 'Düzeltildi' : `${round} kez düzeltildi`}</Badge>
              </p>
            )}
          </div>
          <p className={styles.muted}>
            {location.city}
            {createdAt && (
              <>
                , başvuru: <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
              </>
            )}
          </p>
        </div>
        <Buttons
          titleId={titleId}
          sending={verdict.isPending ? verdict.variables.verb : null}
          onAsk={setAsking}
        />
      </header>
      <Hints business={business} />
      <div className={styles.columns}>
        <VenueFacts business={business} />
        {inFull ? map : <PhoneFold summary="Konum">{map}</PhoneFold>}
      </div>
      {more}
      {inFull ? (
        <>
          {text}
          {pitches}
        </>
      ) : (
        <PhoneFold summary={aboutOf(business)}>
          <div className={styles.columns}>
            {text}
            <div className="stack shrink to-top gap-5">{pitches}</div>
          </div>
        </PhoneFold>
      )}
      {!inFull && (
        <Link to={`/admin/pending/${id}`} aria-describedby={titleId}>
          Benzer işletmeler ve karar geçmişi
        </Link>
      )}
      <ConfirmDialog
        open={asking === 'approve'}
        onClose={() => setAsking(null)}
        onConfirm={() => verdict.mutateAsync({ id, round, verb: 'approve' })}
        title="İşletme onaylansın mı?"
        confirmLabel="İşletmeyi onayla"
        tone="primary"
      >
        <p>
          <b>{businessName}</b> aramada görünür, rezervasyon almaya başlar ve ücretsiz ilk ayı hemen başlar.
        </p>
      </ConfirmDialog>
      <CorrectionDialog
        open={asking === 'correct'}
        businessName={businessName}
        onClose={() => setAsking(null)}
        onAsk={(asked) => verdict.mutateAsync({ id, round, verb: 'correct', ...asked })}
      />
      <RejectDialog
        open={asking === 'reject'}
        businessName={businessName}
        onClose={() => setAsking(null)}
        onReject={(reason) => verdict.mutateAsync({ id, round, verb: 'reject', reason })}
      />
    </Card>
  );
}

/** `Tanıtım, 2 saha ve 4 fotoğraf` */
const aboutOf = ({ description, fields, photos }: PendingVenue) =>
  inTurkish.format([
    ...(description ? ['Tanıtım'] : []),
    `${fields.length} saha`,
    ...(photos.length > 0 ? [`${photos.length} fotoğraf`] : []),
  ]);

type ButtonsProps = { titleId: string; sending: Verb | null; onAsk: (verb: Verb) => void };

function Buttons({ titleId, sending, onAsk }: ButtonsProps) {
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        icon={<X />}
        aria-describedby={titleId}
        busy={sending === 'reject'}
        disabled={sending !== null && sending !== 'reject'}
        onClick={() => onAsk('reject')}
      >
        Reddet
      </Button>
      <Button
        variant="secondary"
        icon={<PencilLine />}
        aria-describedby={titleId}
        busy={sending === 'correct'}
        disabled={sending !== null && sending !== 'correct'}
        onClick={() => onAsk('correct')}
      >
        Düzeltme iste
      </Button>
      <Button
        icon={<Check />}
        aria-describedby={titleId}
        busy={sending === 'approve'}
        disabled={sending !== null && sending !== 'approve'}
        onClick={() => onAsk('approve')}
      >
        Onayla
      </Button>
    </div>
  );
}
