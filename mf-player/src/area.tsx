import type { Definition } from 'mf-shared/remote';
import { PageSkeleton } from './common/PageSkeleton.tsx';
import { pages } from './pages.ts';

/** The player's area, for browsers and for servers. */
export const area: Definition = { pages, staleTime: 30_000, skeleton: <PageSkeleton /> };
