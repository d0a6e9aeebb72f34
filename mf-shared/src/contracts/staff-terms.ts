/** Roles of staff, without schemas, so that a page that only names them loads no checks of forms. */

/**
 * A manager does all that the owner does, except managing staff. Day staff run the day: they see prices, but change
 * neither prices nor past hours.
 */
export const STAFF_ROLES = ['manager', 'staff'] as const;
