import { Phone } from 'lucide-react';
import { formatPhone } from 'mf-shared/format';
import { buttonClass } from 'mf-shared/ui/Button';

/** The venue's phone number, to call it where a player can change nothing alone any more; nothing without a number. */
export function CallVenue({ phone }: { phone: string | undefined }) {
  if (!phone) return null;
  return (
    <p>
      <a href={`tel:${phone}`} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        <Phone aria-hidden="true" /> {formatPhone(phone)}
      </a>
    </p>
  );
}
