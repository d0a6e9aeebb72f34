import { defineRemote } from 'mf-shared/remote';
import { PageSkeleton } from './common/PageSkeleton.tsx';
import { pages } from './pages.ts';

export default defineRemote({ pages, staleTime: 10_000, skeleton: <PageSkeleton /> });
