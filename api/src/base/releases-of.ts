/** The address below which browsers load the releases of that remote. */
export const releasesOf = (releasesUrl: string, name: string): string =>
  releasesUrl.replaceAll('{name}', name);
