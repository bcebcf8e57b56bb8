/**
 * Import rules (docs/architecture.md, "Where things are"). The layers are the folders of features/, lowest first. A feature may import features
 * of lower layers, through their public files only.
 */
const LAYERS = [
  ['tenants', 'lookups'],
  ['accounts'],
  // The features above notify people through it.
  ['notifications'],
  // Courses use its vocabulary of skills.
  ['occupations'],
  ['companies', 'services', 'service-record'],
  ['courses', 'questions', 'webhooks'],
  // Parse CVs into fields, and print resumes, letters and plans.
  ['cv-import', 'typesetting'],
  ['resumes'],
  ['plans'],
  ['jobs'],
  ['matching'],
  ['applications', 'candidates'],
  ['messages', 'interviews', 'job-feeds', 'alerts', 'employer-api'],
  ['onboarding', 'dashboard'],
  ['operator', 'privacy'],
];

/** The stages of parsing a CV: the folders of features/cv-import, lowest first. */
const STAGES = ['vocabulary', 'document', 'sources', 'layout', 'forms', 'sections', 'entries', 'fields', 'server'];
/** The kind of a section is decided by parsing its entries, which happens again later. */
const SECTIONS_BY_ENTRIES = '^features/cv-import/sections/section-contents[.]ts$';

/** Tests and their helpers. */
const TEST = ['[.]test[.]tsx?$', 'testing[.]tsx?$', '^(apps/api|kit/ui)/testing/', '^(e2e|bench)/'];
/** The files that other features may import: pure files, index files and test data. */
const PUBLIC = [
  '^features/[^/]+/[^/]+[.]ts$',
  // The contract and shapes of the letters, which have a separate folder.
  '^features/resumes/letters/(contract|content)[.]ts$',
  // Explanations of military words and ranks, shown wherever a CV is displayed.
  '^features/resumes/military-words/(civilian-wording|rank-scope)[.]ts$',
  '^features/[^/]+/(server|web|import)/index[.]ts$',
  '^features/[^/]+/web/parts[.]ts$',
  // Parts that only pages about searches load, unlike the file beside it.
  '^features/jobs/web/search-parts[.]ts$',
  '^features/[^/]+/(server|web)/[^/]*testing[.]ts$',
  // Loaded only in the processes that parse files, unlike the index file beside it.
  '^features/cv-import/server/parse-process[.]ts$',
];
const PURE = [
  '^features/[^/]+/[^/]+[.]ts$',
  // Folders with the pure files of one topic.
  '^features/resumes/(advice|letters|military-words|tailoring|wording)/',
];
const SERVER = '^((apps/api|db|kit/server|features/[^/]+/server|features/cv-import/[^/]+)/|features/cv-import/read-cv[.]ts$)';
const WEB = '^(apps/web|kit/ui|features/[^/]+/web)/';

/** The features of this layer and of those above it, which this layer must not import. */
const fromLayer = (layer) => LAYERS.slice(layer).flat();
const oneOf = (names) => `(${names.join('|')})`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Merge files that import each other, or move the shared code or type to a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'web-does-not-import-server',
      comment: 'Browser and server share only contracts and other pure files.',
      severity: 'error',
      from: { path: WEB },
      to: { path: SERVER },
    },
    {
      name: 'server-does-not-import-web',
      severity: 'error',
      from: { path: SERVER },
      to: { path: WEB },
    },
    {
      name: 'pure-files-without-side-effects',
      comment:
        'Browser and server both use contracts, shapes and rules. These may import zod, kit/contract, kit/country, kit/calendar, kit/ui/paths.ts, data as JSON, and each other.',
      severity: 'error',
      from: { path: PURE, pathNot: [...TEST, '^features/cv-import/read-cv[.]ts$'] },
      to: {
        pathNot: [
          ...PURE,
          '^features/[^/]+/[^/]+[.]json$',
          '^kit/(contract|country|calendar)/',
          '^kit/ui/paths[.]ts$',
          '^node_modules/zod/',
        ],
      },
    },
    {
      name: 'contract-kit-is-independent',
      severity: 'error',
      from: { path: '^kit/contract/', pathNot: TEST },
      to: { pathNot: ['^kit/contract/', '^node_modules/zod/'] },
    },
    {
      name: 'kit-does-not-import-features',
      comment: 'Only tests and their helpers build a whole application. The generated table types are shared technical code.',
      severity: 'error',
      from: { path: '^kit/', pathNot: TEST },
      to: { path: '^(features|apps|db)/', pathNot: '^db/(types|tenant-relations)[.]ts$' },
    },
    {
      name: 'public-files-only',
      comment: 'A feature imports only the contract, rules, shapes and index files of another.',
      severity: 'error',
      from: { path: '^features/([^/]+)/' },
      to: { path: '^features/', pathNot: ['^features/$1/', ...PUBLIC] },
    },
    {
      name: 'public-files-only-from-outside',
      comment:
        'Benchmarks are exempt, because they may measure an internal part, and so is the test that shows every form of the product.',
      severity: 'error',
      from: { path: '^(apps|kit|db|e2e|scripts)/', pathNot: '^apps/web/unsaved-forms[.]test[.]tsx$' },
      to: { path: '^features/', pathNot: PUBLIC },
    },
    ...LAYERS.map((features, layer) => ({
      name: `layer-${layer + 1}-imports-only-lower-ones`,
      comment: `${features.join(', ')}: features of the same or a higher layer must not be imported here.`,
      severity: 'error',
      from: { path: `^features/(${oneOf(features)})/`, pathNot: TEST },
      to: { path: `^features/${oneOf(fromLayer(layer))}/`, pathNot: '^features/$1/' },
    })),
    ...STAGES.map((stage, index) => ({
      name: `stage-${stage}-imports-only-lower-ones`,
      comment: 'A stage of parsing a CV may import earlier ones only, and read-cv.ts lists them.',
      severity: 'error',
      from: { path: `^features/cv-import/${stage}/`, pathNot: [...TEST, ...(stage === 'sections' ? [SECTIONS_BY_ENTRIES] : [])] },
      to: {
        path: `^features/cv-import/(${[...STAGES.slice(index + 1), ...(stage === 'server' ? [] : ['read-cv'])].join('|')})(/|[.]ts$)`,
      },
    })),
    {
      name: 'section-contents-imports-entries-only',
      severity: 'error',
      from: { path: SECTIONS_BY_ENTRIES },
      to: { path: '^features/cv-import/(fields|server|read-cv)(/|[.]ts$)' },
    },
    {
      name: 'every-stage-has-a-place',
      severity: 'error',
      from: { path: '^features/cv-import/[^/]+/', pathNot: `^features/cv-import/${oneOf(STAGES)}/` },
      to: {},
    },
    {
      name: 'every-feature-has-a-layer',
      severity: 'error',
      from: { path: '^features/', pathNot: `^features/${oneOf(LAYERS.flat())}/` },
      to: {},
    },
    {
      name: 'sql-only-in-queries',
      comment: 'All SQL of a feature is in its queries files.',
      severity: 'error',
      from: { path: '^(apps|features|kit)/', pathNot: ['queries[.]ts$', '^kit/server/', ...TEST] },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    {
      name: 'demonstration-only-on-demand',
      comment: 'Production never loads the demonstration. Code that needs it imports it dynamically.',
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
      comment: 'The packages of the browser app are development dependencies: Muster needs them to build, not to run.',
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
