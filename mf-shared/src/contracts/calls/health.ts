import { call } from '../call.ts';
import { Health } from '../health.ts';

export const showHealth = call({
  method: 'get',
  path: '/admin/health',
  summary: 'How the product runs: counts, queues, jobs, database and process',
  access: 'admin',
  answer: Health,
});
