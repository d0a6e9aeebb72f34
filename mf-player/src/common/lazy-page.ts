import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A screen in a chunk of its own. A chunk that fails to arrive is asked for once more before the failure
 * is shown, since React remembers a rejected load.
 */
export function page<T extends string>(
  load: () => Promise<Record<T, ComponentType>>,
  name: T,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const module = await load().catch(load);
    return { default: module[name] };
  });
}
