import type { Call, ParamName } from '../contracts/call.ts';

/** The address of a call, its parameters filled in; for the few calls that go past `request`. */
export const addressOf = <C extends Pick<Call, 'path'>>(
  { path }: C,
  params?: Record<ParamName<C['path']>, string>,
): string =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params as Record<string, string> | undefined)?.[name] ?? ''))}`;
