import type { Venue } from 'mf-shared/contracts/venues';

/** What a venue says that it has. */
export const facilitiesText = ({ equipment }: Pick<Venue, 'equipment'>): string =>
  equipment || 'Belirtilmemiş';
