import { FactorPanel } from './FactorPanel.tsx';
import { useFactor } from './queries.ts';
import { SessionsPanel } from './SessionsPanel.tsx';

/** What keeps an account safe: the second step of its logins, and where it is signed in. */
export function SecurityPanels() {
  const { data } = useFactor();
  // Until a required second step is set up, nothing else is answered.
  const mustEnrol = data?.required && !data.enabled;
  return (
    <>
      <FactorPanel />
      {!mustEnrol && <SessionsPanel />}
    </>
  );
}
