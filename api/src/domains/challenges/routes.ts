import * as calls from 'mf-shared/contracts/calls/challenges';
import { endpoint } from '../../http/endpoint.ts';
import { createChallenge } from './create.ts';
import { deleteChallenge } from './delete.ts';
import { listChallenges } from './list.ts';

/** Challenges: rivals and missing players sought with a contact of one's own. */
export const challengeRoutes = [
  endpoint(calls.listChallenges, (ctx, { query }) => listChallenges(ctx, query)),
  endpoint(calls.createChallenge, (ctx, { body }) => createChallenge(ctx, body)),
  endpoint(calls.deleteChallenge, (ctx, { params }) => deleteChallenge(ctx, params.id)),
];
