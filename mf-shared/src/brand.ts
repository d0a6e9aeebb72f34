/** Name of the product, as people see it. */
export const BRAND = 'Topla';
