import type { RemoteModule } from 'mf-shared/contracts/remote';
import { remoteNamed } from '../common/manifests.ts';

/** Modules that have arrived, by the names of their remotes. */
const modules = new Map<string, RemoteModule>();

/** The remote's module if it can be drawn without waiting. A guarded remote asks for its pass first. */
export const moduleAtHand = (name: string): RemoteModule | undefined =>
  remoteNamed(name).guarded ? undefined : modules.get(name);

export const keepAtHand = (name: string, module: RemoteModule): void => void modules.set(name, module);

export const dropAtHand = (name: string): void => void modules.delete(name);
