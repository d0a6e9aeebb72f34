import type { Endpoint } from '../http/endpoint.ts';
import { availabilityRoutes } from './availability/routes.ts';
import { businessRoutes } from './business/routes.ts';
import { platformRoutes } from './platform/routes.ts';
import { reservationRoutes } from './reservations/routes.ts';

/** Every call of the API, domain by domain. */
export const endpoints: readonly Endpoint[] = [
  ...platformRoutes,
  ...availabilityRoutes,
  ...businessRoutes,
  ...reservationRoutes,
];
