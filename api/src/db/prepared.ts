import type pg from 'pg';
import { isStalePlan } from './errors.ts';

/** The server keeps a plan of each on every connection. */
const MAX_STATEMENTS = 500;

type Query = (...args: unknown[]) => Promise<pg.QueryResult>;

/** Names of statements by their text, the same on all connections of a pool. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #given = 0;

  /** The name of a text; none beyond the limit. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= MAX_STATEMENTS) return known;
    const name = `topla_${++this.#given}`;
    this.#names.set(text, name);
    return name;
  }

  /** Gives new names from now on, so that the server plans anew. */
  renew(): void {
    this.#names.clear();
  }
}

/**
 * Prepares each text once on this connection: planning most queries costs more than running them. Beyond the limit it
 * sends a text as it is.
 */
export function keepStatements(client: pg.PoolClient, names: StatementNames): void {
  const query = client.query.bind(client) as Query;
  const run = (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    const name = names.of(text);
    return name ? query({ name, text, values }) : query(text, values);
  };
  const runPrepared = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    try {
      return await run(text, values);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      // The migration of a newer server changed the table.
      names.renew();
      // The first error ends a transaction. `transact` runs it again.
      if (client.getTransactionStatus() !== 'I') throw error;
      return run(text, values);
    }
  };
  const kept: Query = (...args) => {
    const [text, values] = args;
    const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values);
    return isPlain && values.length > 0 ? runPrepared(text, values) : query(...args);
  };
  client.query = kept as typeof client.query;
}
