import { LAYERS } from './api/src/domains/layers.ts';
import { REMOTES } from './scripts/lib/packages.mjs';

const OF_A_REMOTE = `^(${REMOTES.join('|')})/`;

const TESTS = '\\.test\\.';
const INSIDE_A_DOMAIN = '^api/src/domains/[^/]+/(?!index\\.ts$)';
const DELIVER = '^api/src/domains/messages/deliver\\.ts$';

/** A pattern for folders of domains; its first group is the name. */
const foldersOf = (names) => `^api/src/domains/(${names.join('|')})/`;

/** No domain imports a domain of its own layer or of a higher one. */
const layerRules = () => [
  ...LAYERS.map((names, layer) => ({
    name: `layer-${layer}-knows-lower-ones-alone`,
    comment: 'What happens in a higher layer is caused through api/src/domains/reactions.ts.',
    severity: 'error',
    from: { path: foldersOf(names), pathNot: TESTS },
    to: { path: foldersOf(LAYERS.slice(layer).flat()), pathNot: '^api/src/domains/$1/' },
  })),
  {
    name: 'every-domain-has-a-layer',
    severity: 'error',
    from: { path: '^api/src/domains/[^/]+/', pathNot: [foldersOf(LAYERS.flat()), TESTS] },
    to: {},
  },
  {
    name: 'below-the-domains',
    comment: 'Who somebody is, how calls travel and what the providers do holds whatever the domains are.',
    severity: 'error',
    from: { path: '^api/src/(auth|http|providers)/', pathNot: TESTS },
    to: { path: '^api/src/domains/' },
  },
];

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
      to: { path: `^(shell|${REMOTES.join('|')})/` },
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
        pathNot:
          '^mf-shared/src/(contracts|schedule|time|pricing|format|json|strings|card|data|brand|provinces|province-shapes)',
      },
    },
    {
      name: 'production-loads-no-demo',
      comment: 'Demo data is loaded where they are asked for, and only then.',
      severity: 'error',
      from: { path: '^(api/src|scripts)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^api/demo/', dynamic: false },
    },
    {
      name: 'the-demo-knows-no-recommender',
      comment: 'The recommendations are measured on demo worlds; these must not be made by their rules.',
      severity: 'error',
      from: { path: '^api/demo/(?!index\\.ts$)', pathNot: TESTS },
      to: { path: '^api/src/domains/recommendations/' },
    },
    {
      name: 'domains-meet-at-their-faces',
      comment: 'Of another domain a domain imports index.ts alone.',
      severity: 'error',
      from: { path: '^api/src/domains/([^/]+)/', pathNot: TESTS },
      to: { path: INSIDE_A_DOMAIN, pathNot: ['^api/src/domains/$1/', DELIVER] },
    },
    {
      name: 'the-rest-meets-domains-at-their-faces',
      comment: 'Routes go to the composition.',
      severity: 'error',
      from: { path: '^api/src/(?!domains/[^/]+/)', pathNot: TESTS },
      to: { path: INSIDE_A_DOMAIN, pathNot: '/routes\\.ts$' },
    },
    {
      name: 'routes-go-to-the-composition',
      severity: 'error',
      from: { path: '^api/src/', pathNot: '^api/src/(app|domains/index)\\.ts$' },
      to: { path: '^api/src/domains/[^/]+/routes\\.ts$' },
    },
    ...layerRules(),
    {
      name: 'what-happens-is-told-by-notify',
      comment:
        'What the product writes by itself is told once a day; only people write as often as they like.',
      severity: 'error',
      from: { pathNot: '^api/src/domains/(messages/send|notifications/notify)\\.ts$|\\.test\\.' },
      to: { path: DELIVER },
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
    // TypeScript 7 has no interface for tools yet, so swc reads the sources.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
