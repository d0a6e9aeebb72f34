import { REMOTES } from './scripts/lib/packages.mjs';

const OF_A_REMOTE = `^(${REMOTES.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle hides which of two pieces knows the other.',
      severity: 'error',
      from: { pathNot: '\\.test\\.' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'remotes-know-no-remote-and-no-shell',
      comment: 'Remotes are released on their own.',
      severity: 'error',
      from: { path: OF_A_REMOTE },
      to: { path: '^(shell|mf-(?!shared)[a-z]+)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'The shell finds remotes at run time.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: OF_A_REMOTE },
    },
    {
      name: 'shared-knows-no-remote-and-no-shell',
      comment: 'What one of them alone uses lives there.',
      severity: 'error',
      from: { path: '^mf-shared/' },
      to: { path: `^(shell|mf-(${REMOTES.join('|')}))/` },
    },
    {
      name: 'browsers-know-no-server',
      severity: 'error',
      from: { path: '^(shell|mf-[a-z]+)/' },
      to: { path: '^api/' },
    },
    {
      name: 'server-knows-contracts-alone',
      comment: 'Of mf-shared the API uses what has no browser in it.',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        path: '^(shell|mf-[a-z]+)/',
        pathNot: '^mf-shared/src/(contracts|schedule|pricing|format|json|strings|card|data|brand|provinces)',
      },
    },
    {
      name: 'production-loads-no-demo',
      comment: 'Demo data is loaded where they are asked for, and only then.',
      severity: 'error',
      from: { path: '^(api|scripts)/', pathNot: '^api/demo/|\\.test\\.ts$' },
      to: { path: '^api/demo/', dynamic: false },
    },
    {
      name: 'queries-stay-in-their-domain',
      comment: 'A domain may call verbs of another one, never its queries.',
      severity: 'error',
      from: { path: '^api/src/domains/([^/]+)/' },
      to: { path: '^api/src/domains/([^/]+)/queries', pathNot: '^api/src/domains/$1/' },
    },
    {
      name: 'what-happens-is-told-by-notify',
      comment:
        'What the product writes by itself is told once a day; only people write as often as they like.',
      severity: 'error',
      from: { pathNot: '^api/src/domains/(messages/send|notifications/notify)\\.ts$|\\.test\\.' },
      to: { path: '^api/src/domains/messages/deliver\\.ts$' },
    },
    {
      name: 'ol-in-the-map-alone',
      severity: 'error',
      from: { pathNot: '^mf-shared/src/map/' },
      to: { path: 'node_modules/ol/' },
    },
    {
      name: 'session-store-has-one-writer',
      comment: 'Remotes read the session; the shell writes it.',
      severity: 'error',
      from: { path: OF_A_REMOTE },
      to: { path: '^shell/src/session/' },
    },
  ],
  options: {
    // TypeScript 7 has no interface for tools yet, so sources are read through swc.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
