import { App } from './App.tsx';
import { SessionStarter } from './session/SessionStarter.tsx';

/** Everything below the router, the same for browsers and for a server. */
export function Page() {
  return (
    <>
      <SessionStarter />
      <App />
    </>
  );
}
