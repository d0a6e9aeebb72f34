type Place = { business_name: string; address: string; city: string };

/** Where an hour is played, in one line; a venue that closed its account has no address any more. */
export const placeOf = ({ business_name, address, city }: Place): string =>
  [business_name, address, city].filter(Boolean).join(', ');
