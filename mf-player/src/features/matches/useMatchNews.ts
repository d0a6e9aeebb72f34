import { useLiveReads } from 'mf-shared/query-client';
import { keys } from '../../common/keys.ts';

/** Keeps matches up to date while a screen with them is open. */
export const useMatchNews = (): void => useLiveReads([keys.matches()], ['matchChanged']);
