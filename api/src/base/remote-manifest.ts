import type { RemoteManifest } from 'mf-shared/contracts/remote';
import * as z from 'zod/mini';

/**
 * The parts of a manifest that are needed to pass it on. Words that this server does not know may come from a newer
 * remote. The shell judges those by the contract that the remote needs.
 */
const Manifest = z.looseObject({
  name: z.string(),
  title: z.string(),
  version: z.string(),
  contract: z.number(),
  pages: z.array(z.looseObject({ path: z.string(), access: z.string() })),
  places: z.record(z.string(), z.string()),
  nav: z.array(
    z.looseObject({ to: z.string(), label: z.string(), order: z.number(), seenBy: z.array(z.string()) }),
  ),
});

/**
 * A remote's `manifest.json`.
 * @throws `ZodError` for anything else
 */
export const manifestOf = (json: unknown): RemoteManifest =>
  Manifest.parse(json) as unknown as RemoteManifest;
