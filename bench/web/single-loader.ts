import type { RemoteModule } from 'mf-shared/contracts/remote';
import type * as federated from '../../shell/src/remotes/loader.ts';

const REMOTES: Record<string, () => Promise<{ default: RemoteModule }>> = {
  player: () => import('../../mf-player/src/remote.tsx'),
  business: () => import('../../mf-business/src/remote.tsx'),
  admin: () => import('../../mf-admin/src/remote.tsx'),
};

/** Stands for the shell's loader in the single bundle: the remotes are chunks of the same build. */
export const loadRemoteModule: typeof federated.loadRemoteModule = async (name) => {
  const load = REMOTES[name];
  if (!load) throw new Error(`There is no remote ${name}.`);
  return (await load()).default;
};

/** Nothing to prepare. */
export const federation = async (): Promise<void> => {};

/** No part of a single bundle has versions of its own. */
export const loadedNames: typeof federated.loadedNames = () => [];
export const giveUp: typeof federated.giveUp = () => false;
