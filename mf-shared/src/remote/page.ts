import type { ComponentType } from 'react';
import type { Access, Page } from '../contracts/remote.ts';

/** A page with its code. The manifest takes everything except the code. */
export type RemotePage = Page & { load: () => Promise<ComponentType> };

/**
 * A page of a remote, in its own chunk. A chunk that fails to load is requested once more before the failure shows,
 * since React remembers a rejected load. A chunk may export `prepare`, which brings what its page needs at once beside it.
 *
 * @param name The chunk's export with the page.
 */
export const page = <T extends string>(
  path: string,
  access: Access,
  load: () => Promise<Record<T, ComponentType> & { prepare?: () => Promise<void> }>,
  name: T,
): RemotePage => ({
  path,
  access,
  load: async () => {
    const chunk = await load().catch(load);
    await chunk.prepare?.();
    return chunk[name];
  },
});
