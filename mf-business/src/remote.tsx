import { defineRemote } from 'mf-shared/remote';
import { pages } from './pages.ts';
import { ScreenSkeleton } from './ui/ScreenSkeleton.tsx';

export default defineRemote({ pages, staleTime: 10_000, skeleton: <ScreenSkeleton /> });
