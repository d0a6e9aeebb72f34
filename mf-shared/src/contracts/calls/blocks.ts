import * as z from 'zod/mini';
import { Block, BlockAnswer, BlockCreate } from '../blocks.ts';
import { call } from '../call.ts';
import { Message } from '../common.ts';

export const myBlocks = call({
  method: 'get',
  path: '/blocks',
  summary: 'Whom the caller blocked, the latest first; 500 at most',
  access: 'member',
  answer: z.array(Block),
});

export const block = call({
  method: 'post',
  path: '/blocks',
  summary: 'Blocks a player or a venue; of a venue for owner and managers',
  access: 'member',
  body: BlockCreate,
  answer: BlockAnswer,
  status: 201,
});

export const unblock = call({
  method: 'delete',
  path: '/blocks/:id',
  summary: 'Takes an own block back; of a venue for owner and managers',
  access: 'member',
  answer: Message,
});
