import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Income, IncomeQuery } from '../income.ts';

export const showIncome = call({
  method: 'get',
  path: '/business/income',
  summary: 'Income between two football nights, beside the period before',
  access: 'manager',
  query: IncomeQuery,
  answer: Income,
});

export const exportIncome = call({
  method: 'get',
  path: '/business/income.csv',
  summary: 'The hours behind the income, for a spreadsheet',
  access: 'manager',
  query: IncomeQuery,
  mediaType: 'text/csv',
  answer: z.string(),
  returns: 'file',
});
