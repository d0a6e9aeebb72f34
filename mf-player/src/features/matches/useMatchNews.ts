import { useQueryClient } from '@tanstack/react-query';
import { useResume, useServerEvent } from 'mf-shared/realtime';

/** Keeps matches up to date while a screen with them is open. */
export function useMatchNews(): void {
  const queries = useQueryClient();
  const again = () => void queries.invalidateQueries({ queryKey: ['matches'] });
  useServerEvent('matchChanged', again);
  useResume(again);
}
