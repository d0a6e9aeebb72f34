import { call } from '../call.ts';
import { Message } from '../common.ts';
import { Health, LimitsChange, VersionedLimits } from '../health.ts';

export const showHealth = call({
  method: 'get',
  path: '/admin/health',
  summary: 'How the product runs: counts, queues, jobs, database and process',
  access: 'admin',
  answer: Health,
});

export const alertLimits = call({
  method: 'get',
  path: '/admin/health/limits',
  summary: 'When rules alert',
  access: 'platformOwner',
  answer: VersionedLimits,
});

export const setAlertLimits = call({
  method: 'put',
  path: '/admin/health/limits',
  summary: 'Changes when rules alert',
  access: 'platformOwner',
  body: LimitsChange,
  answer: Message,
});

export const sendTrialAlert = call({
  method: 'post',
  path: '/admin/health/trial',
  summary: 'Sends a trial alert on every way that alerts take',
  access: 'platformOwner',
  answer: Message,
});
