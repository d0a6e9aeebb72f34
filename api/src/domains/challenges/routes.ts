import * as calls from 'mf-shared/contracts/calls/challenges';
import { endpoint } from '../../http/endpoint.ts';
import { createChallenge } from './create.ts';
import { deleteChallenge } from './delete.ts';
import { listChallenges } from './list.ts';

/** Challenges: players look for rivals and missing players, and leave their own contact. */
export const challengeRoutes = [
  endpoint(calls.listChallenges, (ctx, { query }) => listChallenges(ctx, query)),
  endpoint(calls.createChallenge, (ctx, { body }) => createChallenge(ctx, body)),
  endpoint(calls.deleteChallenge, (ctx, { params }) => deleteChallenge(ctx, params.id)),
];
