import type { ControlledTransaction, Transaction } from 'kysely';
import { breathe } from '../base/breathe.ts';
import type { Queries } from './database.ts';
import type { Schema } from './schema.ts';

/** Most transactions of one commit, and how long they may take (ms) before no other one joins. */
const MOST = 20;
const JOIN_MS = 10;
const MEMBER = 'member';

type Work<T> = (trx: Transaction<Schema>) => Promise<T>;
type Member = {
  work: Work<unknown>;
  /** Whether it shares no commit: the one that it shared failed. */
  alone: boolean;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
};

/**
 * Runs transactions of one SQLite connection in turn, and commits together what waits at the same time: a durable commit
 * costs more than the statements before it. Each is a savepoint of its own, so one that fails leaves nothing and takes
 * nobody with it. No one is answered, with a value or an error, before the commit is on disk. Reads of others wait
 * until then, too.
 */
export class SharedCommits {
  readonly #q: Queries;
  readonly #joinMs: number;
  readonly #waiting: Member[] = [];
  #runs = false;

  constructor(q: Queries, joinMs = JOIN_MS) {
    this.#q = q;
    this.#joinMs = joinMs;
  }

  /** Runs `work` as a transaction. It may run twice: when a commit fails, each of its members runs again, alone. */
  run<T>(work: Work<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, alone: false, resolve, reject });
      if (!this.#runs) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#runs = true;
    for (let first = this.#waiting.shift(); first; first = this.#waiting.shift()) await this.#commit(first);
    this.#runs = false;
  }

  async #commit(first: Member): Promise<void> {
    const members = [first];
    try {
      const answers = await this.#together(members);
      for (const answer of answers) answer();
    } catch (error) {
      if (members.length === 1) first.reject(error);
      else this.#waiting.unshift(...members.map((member) => ({ ...member, alone: true })));
    }
  }

  /**
   * Runs the first one and those that join it, and adds those to `members`.
   * @throws the error of the first one or of the commit; then nothing was written
   */
  async #together(members: Member[]): Promise<(() => void)[]> {
    const begun = performance.now();
    const trx = await this.#q.startTransaction().execute();
    try {
      const answers: (() => void)[] = [];
      for (const member of members) {
        answers.push(answers.length === 0 ? await settled(member, trx) : await this.#within(member, trx));
        // Whoever asked meanwhile comes before the commit.
        await breathe();
        const hasRoom = !member.alone && members.length < MOST && performance.now() - begun < this.#joinMs;
        const next = hasRoom && !this.#waiting[0]?.alone ? this.#waiting.shift() : undefined;
        if (next) members.push(next);
      }
      await trx.commit().execute();
      return answers;
    } catch (error) {
      await trx.rollback().execute();
      throw error;
    }
  }

  /** Runs one that joined. */
  async #within(member: Member, trx: ControlledTransaction<Schema>): Promise<() => void> {
    const inner = await trx.savepoint(MEMBER).execute();
    try {
      const answer = await settled(member, inner);
      await inner.releaseSavepoint(MEMBER).execute();
      return answer;
    } catch (error) {
      // Fails where SQLite ended the whole transaction, as on a full disk.
      await inner.rollbackToSavepoint(MEMBER).execute();
      await inner.releaseSavepoint(MEMBER).execute();
      return () => member.reject(error);
    }
  }
}

async function settled({ work, resolve }: Member, trx: Transaction<Schema>): Promise<() => void> {
  const value = await work(trx);
  return () => resolve(value as never);
}
