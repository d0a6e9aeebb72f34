import type { ComponentType } from 'react';
import type { Access, Page } from '../contracts/remote.ts';

/** A page with its code. The manifest takes all of it but the code. */
export type RemotePage = Page & { load: () => Promise<ComponentType> };

/**
 * A page of a remote, in a chunk of its own. A chunk that fails to arrive is asked for once more before the failure is
 * shown, since React remembers a rejected load.
 * @param name What the chunk exports the page as.
 */
export const page = <T extends string>(
  path: string,
  access: Access,
  load: () => Promise<Record<T, ComponentType>>,
  name: T,
): RemotePage => ({ path, access, load: async () => (await load().catch(load))[name] });
