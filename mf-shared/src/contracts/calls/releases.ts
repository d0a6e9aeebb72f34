import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import {
  ReleaseAct,
  RemoteReleases,
  RollOutInput,
  Trial,
  TrialLink,
  TrialLinkInput,
  TrialQuery,
} from '../releases.ts';

export const trialOfLink = call({
  method: 'get',
  path: '/releases/trial',
  summary: 'The version of a tester’s link',
  access: 'anyone',
  query: TrialQuery,
  answer: Trial,
});

export const listReleases = call({
  method: 'get',
  path: '/admin/releases',
  summary: 'Every remote with its releases, the stable one and the candidate',
  access: 'platformOwner',
  answer: z.array(RemoteReleases),
});

export const rollOut = call({
  method: 'post',
  path: '/admin/releases/:name/roll-out',
  summary: 'Gives a share of the visitors another version of a remote',
  access: 'platformOwner',
  body: RollOutInput,
  answer: Message,
});

export const promote = call({
  method: 'post',
  path: '/admin/releases/:name/promote',
  summary: 'Gives the candidate to everybody',
  access: 'platformOwner',
  body: ReleaseAct,
  answer: Message,
});

export const rollBack = call({
  method: 'post',
  path: '/admin/releases/:name/roll-back',
  summary: 'Takes the candidate back, or else the stable version',
  access: 'platformOwner',
  body: ReleaseAct,
  answer: Message,
});

export const makeTrialLink = call({
  method: 'post',
  path: '/admin/releases/:name/trial-link',
  summary: 'A link that opens one version in the tab of whoever follows it',
  access: 'platformOwner',
  body: TrialLinkInput,
  answer: TrialLink,
});
