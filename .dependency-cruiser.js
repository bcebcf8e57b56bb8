/**
 * What may import what (docs/architecture.md, "Rules of import"). The floors are the folders of features/, lowest first: a feature knows those
 * of lower floors, by their front doors alone.
 */
const FLOORS = [
  ['tenants', 'lookups'],
  ['accounts'],
  // Whatever happens to someone is told through it.
  ['notifications'],
  // Courses name their skills in its vocabulary.
  ['occupations'],
  ['companies', 'services', 'service-record'],
  ['courses'],
  ['resumes'],
  // Prints through the typesetting process of resumes.
  ['plans'],
  ['jobs'],
  ['matching'],
  ['applications', 'candidates'],
  ['messages', 'interviews'],
  ['onboarding', 'dashboard'],
  ['operator', 'privacy'],
];

/** Tests, and what is written for them alone. */
const TEST = ['[.]test[.]tsx?$', 'testing[.]tsx?$', '^kit/(server|ui)/testing/', '^(e2e|bench)/'];
/** What a feature shows to others: its pure files, its front doors and its test data. */
const FRONT_DOOR = [
  '^features/[^/]+/[^/]+[.]ts$',
  // The contract and shapes of a part of a feature that has a folder of its own.
  '^features/resumes/letters/(contract|content)[.]ts$',
  // Military words and what ranks are responsible for, explained wherever a CV is read.
  '^features/resumes/military-words/(civilian-wording|rank-scope)[.]ts$',
  '^features/[^/]+/(server|web|import)/index[.]ts$',
  '^features/[^/]+/web/parts[.]ts$',
  '^features/[^/]+/(server|web)/[^/]*testing[.]ts$',
];
const PURE = [
  '^features/[^/]+/[^/]+[.]ts$',
  // Pure files of one topic that have a folder of their own.
  '^features/resumes/(advice|letters|military-words|wording)/',
];
const SERVER = '^(apps/api|db|kit/server|features/[^/]+/server)/';
const WEB = '^(apps/web|kit/ui|features/[^/]+/web)/';

/** The features of a floor and of those above it: none of them may be known below. */
const notBelow = (floor) => FLOORS.slice(floor).flat();
const oneOf = (names) => `(${names.join('|')})`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Two files that need each other are one file, or need a third. A type that a part takes from its whole is gone before anything runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-way-to-nowhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'web-never-server',
      comment: 'The browser gets nothing of the server; both know the contract.',
      severity: 'error',
      from: { path: WEB },
      to: { path: SERVER },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      from: { path: SERVER },
      to: { path: WEB },
    },
    {
      name: 'pure-files-do-nothing',
      comment:
        'Contracts, shapes and rules are read by both sides: they may import zod, kit/contract, kit/country, kit/calendar, kit/ui/paths.ts, and each other.',
      severity: 'error',
      from: { path: PURE, pathNot: TEST },
      to: { pathNot: [...PURE, '^kit/(contract|country|calendar)/', '^kit/ui/paths[.]ts$', '^node_modules/zod/'] },
    },
    {
      name: 'the-contract-kit-stands-alone',
      severity: 'error',
      from: { path: '^kit/contract/', pathNot: TEST },
      to: { pathNot: ['^kit/contract/', '^node_modules/zod/'] },
    },
    {
      name: 'kit-knows-no-feature',
      comment:
        'Only tests and their harness put a whole application together. The generated types of the tables belong to the technique.',
      severity: 'error',
      from: { path: '^kit/', pathNot: TEST },
      to: { path: '^(features|apps|db)/', pathNot: '^db/(types|tenant-relations)[.]ts$' },
    },
    {
      name: 'front-doors-only',
      comment: 'A feature enters another by its contract, rules, shapes or index files.',
      severity: 'error',
      from: { path: '^features/([^/]+)/' },
      to: { path: '^features/', pathNot: ['^features/$1/', ...FRONT_DOOR] },
    },
    {
      name: 'front-doors-only-from-outside',
      comment: 'A benchmark may measure an inner part by itself.',
      severity: 'error',
      from: { path: '^(apps|kit|db|e2e|scripts)/' },
      to: { path: '^features/', pathNot: FRONT_DOOR },
    },
    ...FLOORS.map((features, floor) => ({
      name: `floor-${floor + 1}-knows-only-lower-ones`,
      comment: `${features.join(', ')}: what lies higher or beside must not be known here.`,
      severity: 'error',
      from: { path: `^features/(${oneOf(features)})/`, pathNot: TEST },
      to: { path: `^features/${oneOf(notBelow(floor))}/`, pathNot: '^features/$1/' },
    })),
    {
      name: 'every-feature-has-a-floor',
      severity: 'error',
      from: { path: '^features/', pathNot: `^features/${oneOf(FLOORS.flat())}/` },
      to: {},
    },
    {
      name: 'sql-only-in-queries',
      comment: 'Statements stand where they are looked for.',
      severity: 'error',
      from: { path: '^(apps|features|kit)/', pathNot: ['queries[.]ts$', '^kit/server/', ...TEST] },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    {
      name: 'demonstration-only-on-demand',
      comment:
        'Production never loads the demonstration: what runs there imports it dynamically, where it is wanted, or not at all.',
      severity: 'error',
      from: { path: '^(apps|features|kit|db|scripts)/', pathNot: ['^db/seed/demonstration/', ...TEST] },
      to: { path: '^db/seed/demonstration/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      from: { pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      from: {},
      to: { path: '[.]test[.]tsx?$' },
    },
    {
      name: 'only-what-is-installed-in-production',
      comment:
        'What the browser app is built from is a development dependency: it is needed where Muster is built, not where it runs.',
      severity: 'error',
      from: { path: '^(apps|features|kit|db)/', pathNot: [...TEST, WEB] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: ['^node_modules/@types/'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|docs)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
