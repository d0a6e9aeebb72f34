import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const isServer = typeof document === 'undefined';
const loading: Promise<unknown>[] = [];

/**
 * A part beside the page with code of its own. When its code does not come, such as without a network, the page goes on
 * without it until it is loaded again. A server draws it at once.
 *
 * @param name The chunk's export with the part.
 */
export function extra<T extends string, P extends object = object>(
  load: () => Promise<Record<T, ComponentType<P>>>,
  name: T,
): ComponentType<P> | LazyExoticComponent<ComponentType<P>> {
  const bring = () =>
    load().then(
      (module) => ({ default: module[name] }),
      () => ({ default: () => null }),
    );
  if (!isServer) return lazy(bring);
  const part: { default: ComponentType<P> } = { default: () => null };
  loading.push(bring().then((loaded) => Object.assign(part, loaded)));
  return (props: P) => <part.default {...props} />;
}

/** Waits until a server has the code of all these parts. */
export const extrasLoaded = (): Promise<unknown> => Promise.all(loading);
