import { readFileSync } from 'node:fs';

/** Result of a test step; `failures` gives each failed test's place and reason. */
export type Outcome = { passed: number; failures: string[] };

type VitestReport = {
  numPassedTests: number;
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
};
type Suite = { suites?: Suite[]; specs?: Spec[] };
type PlaywrightReport = { stats: { expected: number; flaky: number }; suites: Suite[] };

/**
 * Reads vitest's JSON report; `status` is its exit code. A file that cannot be loaded is a failed suite without a
 * failed test.
 */
export function readVitest(file: string, status: number): Outcome {
  const report = read<VitestReport>(file);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : [];
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages[0]));
  });
  return outcome(report.numPassedTests, failures, status === 0 && report.success);
}

/** Reads Playwright's JSON report; `status` is its exit code. */
export function readPlaywright(file: string, status: number): Outcome {
  const { stats, suites } = read<PlaywrightReport>(file);
  const failures = suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected')
        .map(({ projectName, results }) =>
          failure(
            `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
            results.at(-1)?.error?.message,
          ),
        ),
    );
  return outcome(stats.expected + stats.flaky, failures, status === 0);
}

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** A bad exit code without a failed test is a failure all the same. */
const outcome = (passed: number, failures: string[], isGood: boolean): Outcome =>
  failures.length > 0 || isGood
    ? { passed, failures }
    : { passed, failures: ['✗ an error outside of the tests'] };

const specsOf = (suite: Suite): Spec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** The title and first lines of the reason: enough when only the end of a log was kept. */
function failure(title: string, message = 'no reason given'): string {
  const reason = message.split('\n').slice(0, 12).join('\n    ');
  return `✗ ${title}\n    ${reason}`;
}
