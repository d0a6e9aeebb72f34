/** Name of the product on screen. */
export const BRAND = 'Topla';

/** Author of the site, for the footer. */
export const AUTHOR = 'Topla ekibi';

/** The product's profiles elsewhere. */
export const SOCIAL_PROFILES = [
  { name: 'Instagram', url: 'https://www.instagram.com/toplahalisaha' },
  { name: 'X', url: 'https://x.com/toplahalisaha' },
  { name: 'YouTube', url: 'https://www.youtube.com/@toplahalisaha' },
] as const;
