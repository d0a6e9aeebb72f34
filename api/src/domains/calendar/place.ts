type Place = { venue_name: string; address: string; city: string };

/** The place of an hour in one line. A closed venue has no address any more. */
export const placeOf = ({ venue_name, address, city }: Place): string =>
  [venue_name, address, city].filter(Boolean).join(', ');
