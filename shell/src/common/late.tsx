import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const isServer = typeof document === 'undefined';
const loading: Promise<unknown>[] = [];

/** A part of the shell with code of its own. A server has the code of all of them at hand and draws them at once. */
export function late<P extends object>(
  bring: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> | LazyExoticComponent<ComponentType<P>> {
  if (!isServer) return lazy(bring);
  const part: { default: ComponentType<P> } = { default: Missing };
  loading.push(
    bring().then(
      (loaded) => Object.assign(part, loaded),
      () => {},
    ),
  );
  return (props: P) => <part.default {...props} />;
}

/** Stands for a part whose code did not come: the browser draws such a page. */
function Missing(): never {
  throw new Error('The code of a part did not come.');
}

/** Waits until a server has the code of these parts, or knows that it does not come. */
export const lateLoaded = (): Promise<unknown> => Promise.all(loading);
