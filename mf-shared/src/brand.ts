/** Name of the product, as people see it. */
export const BRAND = 'Topla';

/** Who made the site, as its footer says. */
export const AUTHOR = 'Topla ekibi';

/** The product's own pages elsewhere. */
export const SOCIAL_PROFILES = [
  { name: 'Instagram', url: 'https://www.instagram.com/toplahalisaha' },
  { name: 'X', url: 'https://x.com/toplahalisaha' },
  { name: 'YouTube', url: 'https://www.youtube.com/@toplahalisaha' },
] as const;
