import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
import { priceRules, savePriceRules } from 'mf-shared/contracts/calls/prices';
import type { PriceRulesUpdate } from 'mf-shared/contracts/prices';
import { apiText } from 'mf-shared/error-text';
import { toast } from 'mf-shared/ui/toast';
import { keys } from '../../common/keys.ts';

type Rules = PriceRulesUpdate['rules'];

/** The price rules of the signed-in business. */
export const pricesQuery = (venueId: string) =>
  queryOptions({
    queryKey: keys.prices(venueId),
    queryFn: ({ signal }) => request(priceRules, { signal }),
  });

/**
 * Saves the whole list on top of the shown version, with an undo. If somebody else saved meanwhile, nothing is
 * overwritten: the newer version is read and the owner is told.
 */
export function useSavePrices(venueId: string) {
  const queries = useQueryClient();
  const { queryKey } = pricesQuery(venueId);
  const put = async (rules: Rules) => {
    const version = queries.getQueryData(queryKey)?.version;
    const saved = await request(savePriceRules, { body: { rules, version } });
    queries.setQueryData(queryKey, { rules: saved.rules, version: saved.version });
  };
  const failed = (error: unknown) => {
    toast.error(apiText(error, 'Fiyatlar kaydedilemedi.'));
    if (error instanceof ApiError && error.code === 'changed_meanwhile') {
      void queries.invalidateQueries({ queryKey });
    }
  };
  return useMutation({
    mutationFn: put,
    onMutate: () => queries.getQueryData(queryKey)?.rules ?? [],
    onSuccess: (_, __, before) =>
      toast.success('Fiyatlar kaydedildi.', {
        action: { label: 'Geri al', onClick: () => void put(before).catch(failed) },
      }),
    onError: failed,
  });
}
