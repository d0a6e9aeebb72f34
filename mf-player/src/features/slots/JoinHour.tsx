import type { Venue } from 'mf-shared/contracts/venues';
import { useSession } from 'mf-shared/session';
import { BackLink } from 'mf-shared/ui/BackLink';
import { Panel } from 'mf-shared/ui/Panel';
import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import summary from '../../common/HourSummary.module.css';
import { HourSummary } from '../../common/HourSummary.tsx';
import { JoinForm } from '../register/JoinForm.tsx';
import type { ChosenSlot } from './choice.ts';
import styles from './JoinHour.module.css';
import { RequestSummary } from './RequestSummary.tsx';
import { JOINING, type WaitingHour } from './useJoining.ts';
import { useLiveWeek } from './useLiveWeek.ts';
import { useReserve } from './useReserve.ts';
import { useWeekAddress } from './useWeekAddress.ts';
import { weekAt } from './week.ts';

export type JoinHourProps = {
  venueId: string;
  venue: Venue | undefined;
  joining: WaitingHour;
  /** Keeps this part on the screen while it is under way. */
  onHold: (joining: WaitingHour | null) => void;
};

const WORDS = {
  request: {
    title: 'Rezervasyon isteği',
    lead: 'Saatiniz bekliyor. Kısa formu doldurun, isteğiniz hemen gitsin.',
    action: 'Kaydol ve isteği gönder',
  },
  line: {
    title: 'Sıraya gir',
    lead: 'Kısa formu doldurun; ardından bu saat için sıraya girebilirsiniz.',
    action: 'Kaydol ve devam et',
  },
};

/** A newcomer's registration for one hour: what it is, and the short form that also sends the request. */
export function JoinHour({ venueId, venue, joining, onHold }: JoinHourProps) {
  const { kind, hour } = joining;
  const address = useWeekAddress();
  const week = weekAt(address.offset, Date.now());
  useLiveWeek(venueId, week, address.offset);
  const reserve = useReserve(venueId, week);
  const place = useArrival();
  const words = WORDS[kind];

  const goOn = async (token: string) => {
    onHold(joining);
    await useSession.getState().signIn(token);
    // What is refused stays in the address: the week then says why, or asks again.
    const isSent = kind === 'request' && (await reserve.mutateAsync(hour).then(isDone, isFailed));
    // Whoever went to another page meanwhile stays there.
    if (!place.current) return;
    if (isSent) address.show({});
    onHold(null);
    // The week, and what it says of the hour, stands where the form began.
    window.scrollTo(0, 0);
  };
  return (
    <div id={JOINING} ref={place} tabIndex={-1} className={styles.place}>
      <BackLink to={address.withoutHour}>Başka saat seç</BackLink>
      <div className={styles.parts}>
        <Panel title={words.title} lead={words.lead}>
          <Hour kind={kind} hour={hour} venue={venue} />
        </Panel>
        <JoinForm
          action={words.action}
          city={venue?.location.city}
          login={`/login-user?next=${encodeURIComponent(address.here)}`}
          onJoined={goOn}
        />
      </div>
    </div>
  );
}

const isDone = () => true;
const isFailed = () => false;

function Hour({
  kind,
  hour,
  venue,
}: {
  kind: WaitingHour['kind'];
  hour: ChosenSlot;
  venue: Venue | undefined;
}) {
  const { field, date, slot } = hour;
  const venueName = venue?.businessName ?? '';
  if (kind === 'request')
    return (
      <RequestSummary
        key={`${field.fieldId} ${slot.startsAt}`}
        chosen={hour}
        venueName={venueName}
        settings={venue?.settings}
      />
    );
  const { timeSlot, startsAt } = slot;
  return (
    <HourSummary venueName={venueName} fieldName={field.fieldName} hour={{ date, timeSlot, startsAt }}>
      <p className={summary.note}>Bu saat şu anda dolu. Boşalırsa sıradaki ilk oyuncuya ayrılır.</p>
    </HourSummary>
  );
}

/**
 * The board gives way to this part under the finger, so the page goes to its beginning. Whoever came another way may be
 * typing already.
 */
function useArrival() {
  const place = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(useNavigationType() === 'PUSH');
  useLayoutEffect(() => {
    const isBusy = place.current?.contains(document.activeElement);
    if (!wasPressed.current || isBusy) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return place;
}
