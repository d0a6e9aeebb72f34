type Place = { business_name: string; address: string; city: string };

/** The place of an hour in one line. A closed venue has no address any more. */
export const placeOf = ({ business_name, address, city }: Place): string =>
  [business_name, address, city].filter(Boolean).join(', ');
