import type { Compilable, CompiledQuery, DialectAdapter, QueryResult } from 'kysely';
import type { Queries } from './database.ts';
import { NameRecorder } from './name-recorder.ts';

type Value = string | number | null;
type Values = Readonly<Record<string, unknown>>;

/** Stands for a value while a query is compiled. */
class Hole {
  readonly valueIn: (values: Values) => unknown;

  constructor(valueIn: (values: Values) => unknown) {
    this.valueIn = valueIn;
  }
}

/** A longer list of values is rare, and would fill the memory with texts of all lengths. */
const LONGEST_LIST = 50;

/**
 * Makes a query whose text is compiled once for each database and each length of its lists, up to 50: building and
 * compiling a query costs more than running it. For queries that run in every booking, since it asks more of `build`: that must use
 * each of the values as it is, neither look at it nor compute with it, and it cannot leave one out.
 * @throws when `build` does not use a value as it is
 */
export function compileOnce<V extends { readonly [K in keyof V]: Value | readonly Value[] }, Row>(
  build: (q: Queries, values: V) => Compilable<Row>,
): (q: Queries, values: V) => Promise<QueryResult<Row>> {
  const texts = new WeakMap<DialectAdapter, Map<string, CompiledQuery<Row>>>();
  return (q, values) => {
    const { adapter, plugins } = q.getExecutor();
    // Any other plugin wants to see the values, or the query as it is built.
    const recorders = plugins.filter((plugin) => plugin instanceof NameRecorder);
    if (recorders.length < plugins.length || hasLongList(values)) return q.executeQuery(build(q, values));
    const known = texts.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    texts.set(adapter, known);
    const shape = shapeOf(values);
    const compiled = known.get(shape) ?? compile(build, q, values);
    known.set(shape, compiled);
    for (const recorder of recorders) recorder.record(compiled.query);
    const parameters = compiled.parameters.map((one) => (one instanceof Hole ? one.valueIn(values) : one));
    return q.executeQuery({ ...compiled, parameters });
  };
}

const hasLongList = (values: Values): boolean =>
  Object.values(values).some((value) => Array.isArray(value) && value.length > LONGEST_LIST);

/** Values with the same shape have the same text. */
function shapeOf(values: Values): string {
  let shape = '';
  for (const name in values) {
    const value = values[name];
    shape += Array.isArray(value) ? `${name}${value.length} ` : `${name} `;
  }
  return shape;
}

function compile<V extends Values, Row>(
  build: (q: Queries, values: V) => Compilable<Row>,
  q: Queries,
  values: V,
): CompiledQuery<Row> {
  const holes: Hole[] = [];
  const hole = (valueIn: Hole['valueIn']) => {
    const one = new Hole(valueIn);
    holes.push(one);
    return one;
  };
  const withHoles = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value)
      ? value.map((_, n) => hole((given) => (given[name] as readonly Value[])[n]))
      : hole((given) => given[name]),
  ]);
  const compiled = build(q, Object.fromEntries(withHoles)).compile();
  if (!holes.every((one) => compiled.parameters.includes(one)))
    throw new Error(`A query does not use each value as it is: ${compiled.sql}`);
  return compiled;
}
