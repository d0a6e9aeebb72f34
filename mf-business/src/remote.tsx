import { defineRemote } from 'mf-shared/remote';
import { ScreenSkeleton } from './common/ScreenSkeleton.tsx';
import { pages } from './pages.ts';

export default defineRemote({ pages, staleTime: 10_000, skeleton: <ScreenSkeleton /> });
