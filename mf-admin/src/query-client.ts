import { createQueryClient } from 'mf-shared/query-client';

export const queryClient = createQueryClient(10_000);
