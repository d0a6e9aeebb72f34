import { defineRemote } from 'mf-shared/remote';
import { pages } from './pages.ts';

export default defineRemote({ pages, staleTime: 10_000 });
