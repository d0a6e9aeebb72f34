import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countPoorVital } from './reports.ts';
import { takeTrial } from './trial.ts';
import { useKeptPages } from './useKeptPages.ts';
import { useNewVersion } from './useNewVersion.ts';
import { TRIAL } from './useReleaseWatch.ts';
import { watchVitals } from './vitals.ts';

/** Watches how the versions of this page do and whether there are newer ones, and keeps pages. It draws nothing. */
export function ReleaseWatch() {
  useNewVersion();
  useTrial();
  useKeptPages();
  useEffect(() => watchVitals(countPoorVital), []);
  return null;
}

/** Takes the version of a tester's link out of the address. */
function useTrial(): void {
  const [search, setSearch] = useSearchParams();
  const token = search.get(TRIAL);
  useEffect(() => {
    if (token === null) return;
    setSearch(
      (now) => {
        now.delete(TRIAL);
        return now;
      },
      { replace: true },
    );
    void takeTrial(token);
  }, [token, setSearch]);
}
