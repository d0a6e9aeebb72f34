import type { Definition } from 'mf-shared/remote';
import { ScreenSkeleton } from './common/ScreenSkeleton.tsx';
import { pages } from './pages.ts';

/** The business's area, for browsers and for servers. */
export const area: Definition = { pages, staleTime: 10_000, skeleton: <ScreenSkeleton /> };
