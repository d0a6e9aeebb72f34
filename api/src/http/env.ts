import type { HttpBindings } from '@hono/node-server';
import type { AppContext } from '../context.ts';

/** Values that middleware stores on the request for the handlers behind it. */
export type HttpEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    app: AppContext;
    requestId: string;
    /** Headers of every answer to a call, which its own are added to. */
    headers?: Readonly<Record<string, string>>;
    /** Pattern of the endpoint that answered, for the log. */
    route?: string;
  };
};
