/** Finds the province of a place. */
export type Geocoder = {
  /** Name of the province at the degrees, or null outside Turkey or when the service has no answer. */
  provinceAt: (lat: number, lng: number) => Promise<string | null>;
};
