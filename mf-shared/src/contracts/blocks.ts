import * as z from 'zod/mini';
import { Identified } from './common.ts';
import { Party } from './messages.ts';

/** Maximum number of blocks per account. */
export const MAX_BLOCKS = 500;

/** An account that the caller blocked; the id is that account's. */
export const Block = z.extend(Identified, {
  type: Party,
  name: z.string(),
  photo: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Block = z.infer<typeof Block>;

export const BlockCreate = z.object({ id: z.string('Kimi engelleyeceğinizi seçin.'), type: Party });
export type BlockCreate = z.infer<typeof BlockCreate>;
export const BlockAnswer = z.object({ message: z.string(), block: Block });
export type BlockAnswer = z.infer<typeof BlockAnswer>;
