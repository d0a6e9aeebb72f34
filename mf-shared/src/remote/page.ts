import type { ComponentType } from 'react';
import type { Access, Page } from '../contracts/remote.ts';

/** A page with its code. The manifest takes everything except the code. */
export type RemotePage = Page & { load: () => Promise<ComponentType> };

/**
 * A page of a remote, in its own chunk. A chunk that fails to load is requested once more before the failure shows,
 * since React remembers a rejected load.
 *
 * @param name The chunk's export with the page.
 */
export const page = <T extends string>(
  path: string,
  access: Access,
  load: () => Promise<Record<T, ComponentType>>,
  name: T,
): RemotePage => ({ path, access, load: async () => (await load().catch(load))[name] });
