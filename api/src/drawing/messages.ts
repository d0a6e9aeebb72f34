import type { Drawing, DrawnPage } from 'mf-shared/contracts/server-render';

/** What a worker is started with. */
export type WorkerSettings = {
  /** The shell's build for Node. */
  shell: string;
};

/** The builds of remotes for Node, by name; a remote without one is missing. */
export type Builds = Readonly<Record<string, string>>;

export type ToWorker =
  | { kind: 'draw'; job: number; drawing: Drawing; builds: Builds }
  | { kind: 'answer'; job: number; call: number; answer: ApiAnswer };

export type FromWorker =
  | { kind: 'ask'; job: number; call: number; path: string }
  | { kind: 'drawn'; job: number; page: DrawnPage | null; error?: string };

export type ApiAnswer = { status: number; headers: [string, string][]; body: string };
