import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import { exportIncome, showIncome } from 'mf-shared/contracts/calls/income';
import { apiText } from 'mf-shared/error-text';
import { saveFile } from 'mf-shared/save-file';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';
import type { Period } from './period.ts';

/** Income of the signed-in business; the last period stays on the screen while the next loads. */
export const incomeQuery = (venueId: string, period: Period) =>
  queryOptions({
    queryKey: keys.income(venueId, period.from, period.to),
    queryFn: ({ signal }) => request(showIncome, { query: period, signal }),
    placeholderData: keepPreviousData,
  });

/** Saves the hours of a period as a file for spreadsheets. */
export const useExport = () =>
  useMutation({
    mutationFn: async ({ from, to }: Period) =>
      saveFile(await request(exportIncome, { query: { from, to } })),
    onError: (error) => toast.error(apiText(error, 'Dosya indirilemedi.')),
  });
