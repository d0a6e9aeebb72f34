import type { Call } from 'mf-shared/contracts/call';
import { endpoints } from '../src/domains/index.ts';

/** The rows of all calls of the API. */
export const calls: readonly Call[] = endpoints.map(({ call }) => call);

/** `POST /reservations/approve` */
export const nameOf = ({ method, path }: Call): string => `${method.toUpperCase()} ${path}`;
