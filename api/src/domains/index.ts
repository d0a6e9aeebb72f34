import type { Endpoint } from '../http/endpoint.ts';
import { platformRoutes } from './platform/routes.ts';

/** Every call of the API, domain by domain. */
export const endpoints: readonly Endpoint[] = [...platformRoutes];
