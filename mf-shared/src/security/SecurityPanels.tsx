import { FactorPanel } from './FactorPanel.tsx';
import { useFactor } from './queries.ts';
import { SessionsPanel } from './SessionsPanel.tsx';

/** Security of an account: the second factor and the sessions. */
export function SecurityPanels() {
  const { data } = useFactor();
  // Without a required second factor the API refuses everything else.
  const mustEnrol = data?.required && !data.enabled;
  return (
    <>
      <FactorPanel />
      {!mustEnrol && <SessionsPanel />}
    </>
  );
}
