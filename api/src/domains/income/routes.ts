import { Income, IncomeQuery } from 'mf-shared/contracts/income';
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { exportIncome } from './export.ts';
import { showIncome } from './show.ts';

/** What a venue earns. */
export const incomeRoutes: Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/business/income',
      summary: 'Income between two football nights, beside the period before',
      access: 'manager',
      query: IncomeQuery,
      response: Income,
    },
    (ctx, { query }) => showIncome(ctx, query),
  ),
  endpoint(
    {
      method: 'get',
      path: '/business/income.csv',
      summary: 'The hours behind the income, for a spreadsheet',
      access: 'manager',
      query: IncomeQuery,
      answers: 'text/csv',
      response: z.string(),
    },
    (ctx, { query }) => exportIncome(ctx, query),
  ),
];
