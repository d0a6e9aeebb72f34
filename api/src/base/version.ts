import manifest from '../../package.json' with { type: 'json' };

/** The version of the API. */
export const VERSION: string = manifest.version;
