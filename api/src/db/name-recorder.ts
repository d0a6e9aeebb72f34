import type {
  KyselyPlugin,
  PluginTransformQueryArgs,
  QueryResult,
  RootOperationNode,
  UnknownRow,
} from 'kysely';

/** Records every name in the queries that run through it: of tables and views, and of much else. */
export class NameRecorder implements KyselyPlugin {
  readonly names = new Set<string>();

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    this.record(node);
    return node;
  }

  transformResult = async ({
    result,
  }: {
    result: QueryResult<UnknownRow>;
  }): Promise<QueryResult<UnknownRow>> => result;

  /** Records the names of a query. Searches the same query only once. */
  record(query: RootOperationNode): void {
    for (const name of namesOf(query)) this.names.add(name);
  }
}

const searched = new WeakMap<RootOperationNode, ReadonlySet<string>>();

function namesOf(query: RootOperationNode): ReadonlySet<string> {
  const known = searched.get(query);
  if (known) return known;
  const names = new Set<string>();
  collect(query, names);
  searched.set(query, names);
  return names;
}

/** Collects every name of a statement and every word of its raw parts. */
function collect(part: unknown, names: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  if (Array.isArray(part)) {
    for (const one of part) collect(one, names);
    return;
  }
  const node = part as { kind?: string; name?: unknown; sqlFragments?: readonly string[] };
  if (node.kind === 'IdentifierNode') names.add(String(node.name));
  for (const text of node.sqlFragments ?? []) for (const word of text.match(/\w+/g) ?? []) names.add(word);
  // A bound value is no part of the statement's text.
  if (node.kind !== 'ValueNode') for (const one of Object.values(part)) collect(one, names);
}
