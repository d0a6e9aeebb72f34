import type { ComponentType } from 'react';
import { late } from '../common/late.tsx';

/**
 * A part beside the page with code of its own. When its code does not come, such as without a network, the page goes on
 * without it until it is loaded again.
 *
 * @param name The chunk's export with the part.
 */
export const extra = <T extends string, P extends object = object>(
  load: () => Promise<Record<T, ComponentType<P>>>,
  name: T,
) =>
  late<P>(() =>
    load().then(
      (module) => ({ default: module[name] }),
      () => ({ default: () => null }),
    ),
  );
