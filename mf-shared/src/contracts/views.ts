import * as z from 'zod/mini';
import { MAX_REASON } from './admin.ts';
import { requiredText } from './common.ts';

/** Minutes until a view ends by itself. */
export const VIEW_MINUTES = 15;

/** Why an admin looks at an account; its owner is told. */
export const ViewInput = z.object({ reason: requiredText('Gerekçeyi yazın.', MAX_REASON) });

/** A view that began; `token` reads what the account may read, and nothing else. */
export const BegunView = z.object({ token: z.string(), name: z.string(), expiresAt: z.number() });
export type BegunView = z.infer<typeof BegunView>;
