/**
 * Numbers and words of bookings, without schemas, so that a page that only shows them loads no checks of forms.
 */

export const MAX_WEEKLY_SLOTS = 3;
/** How long a freed hour is kept for the next in line. */
export const OFFER_MINUTES = 15;
/** How far back the owner and managers correct a past hour, in days. */
export const CORRECTION_DAYS = 60;

/** Days of a subscription, in week order. */
export const WEEKDAYS = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'] as const;
/** Initial day of the request form. */
export const DEFAULT_SUBSCRIPTION_DAY: (typeof WEEKDAYS)[number] = 'Salı';
export const DEFAULT_SUBSCRIPTION_SLOT = '22:00-23:00';
