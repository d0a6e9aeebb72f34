import type { Side } from './side.ts';

/** What an admin took down: whose it was, and all that is needed to put it back. It names nobody else. */
export type Taken = { owner: Side | null; content: Readonly<Record<string, unknown>> };

/** A photo and the copy that is kept of it; null when its file was gone. Nobody knows the copy's name but the admins. */
export type PhotoCopy = { from: string; to: string | null };
