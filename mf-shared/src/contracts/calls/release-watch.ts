import * as z from 'zod/mini';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import { WatchedRemote } from '../release-watch.ts';
import { ReleaseReports } from '../releases.ts';

export const reportReleases = call({
  method: 'post',
  path: '/releases/reports',
  summary: 'What a browser saw of the versions that it ran',
  access: 'anyone',
  body: ReleaseReports,
  answer: Message,
  countsAs: 'read',
  limit: 'releaseReport',
});

export const watchReleases = call({
  method: 'get',
  path: '/admin/releases/watch',
  summary: 'Counts and errors of each version, and how candidates compare',
  access: 'platformOwner',
  answer: z.array(WatchedRemote),
});
