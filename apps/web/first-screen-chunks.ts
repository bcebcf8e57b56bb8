import { realpathSync } from 'node:fs';
import { normalizePath } from 'vite';

/**
 * Which built file holds the modules of the first screens that `npm run bench -- web` measures: each of these screens loads only what it uses, in few
 * files, because small files compress badly and every response has headers. A screen is named by the modules that its URL loads.
 */
const SCREENS = {
  signIn: ['features/accounts/web/sign-in/SignInPage.tsx'],
  signUp: ['features/accounts/web/sign-up/SignUpPage.tsx'],
  job: ['apps/web/Frame.tsx', 'features/jobs/web/search/JobListPage.tsx'],
  jobList: ['apps/web/Frame.tsx', 'features/jobs/web/search/JobListPage.tsx', 'features/jobs/web/search/JobList.tsx'],
  forEmployers: ['apps/web/Frame.tsx', 'features/dashboard/web/ForEmployersPage.tsx'],
  home: ['apps/web/Frame.tsx', 'features/dashboard/web/HomePage.tsx'],
} as const;
type Screen = keyof typeof SCREENS;
const ROOTS = Object.values(SCREENS).flat();

/** What is needed of the bundler's context. */
type Graph = { getModuleInfo: (id: string) => { code: string | null; importedIds: readonly string[] } | null };

/** The icons' common module names thousands of icons, of which each screen imports a few. */
const ICON_INDEX = /@tabler\/icons-react\/dist\/esm\/(tabler-icons-react|icons\/index)\.mjs$/;
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g;
/**
 * Common modules of other libraries, and contracts with their schemas, also name far more than a screen uses. The rest is in the files of every visit,
 * or listed in `PASSED_ON`, or in a file for what they name, so that no file of a screen ends up importing the screen's own entry.
 */
const INDEX = /(node_modules\/@(tanstack|mui)\/[\w-]+\/(.*\/esm\/|build\/modern\/|styles\/)?index\.m?js|\?with-schemas)$/;
/** Modules that screens import through a common module. */
const PASSED_ON: readonly (readonly [RegExp, string])[] = [
  [/@tanstack\/.*\/(useMutation|mutationObserver|useCanGoBack|useLocation)\.js$/, 'shared'],
  [/@tanstack\/.*\/(useMutationState|useIsFetching)\.js$/, 'frame'],
  [/@mui\/system\/(Stack\/createStack|styled\/styled|useThemeProps\/useThemeProps)\.mjs$/, 'frame'],
];

/**
 * Returns the name of a module's file for the `name` of a chunk group; null for modules that no first screen uses.
 * @param folder of the project
 */
export function firstScreenChunks(folder: string): (moduleId: string, graph: Graph) => string | null {
  // The bundler names modules by their real paths.
  const root = normalizePath(realpathSync(folder));
  let screens: Map<string, Set<Screen>> | undefined;
  let named: Map<string, Set<Screen>> | undefined;
  return (moduleId, graph) => {
    const moved = screens ? undefined : ROOTS.find((module) => !graph.getModuleInfo(`${root}/${module}`));
    if (moved) throw new Error(`The build does not have ${moved}: correct apps/web/first-screen-chunks.ts`);
    screens ??= screensOfModules(root, (id) => importsOf(id, graph));
    named ??= screensOfModules(root, (id) => importsOf(id, graph, true));
    const used = screens.get(moduleId);
    if (used) return fileFor(used, moduleId);
    const file = PASSED_ON.find(([module]) => module.test(moduleId))?.[1];
    if (file || !named.has(moduleId)) return file ?? null;
    return /node_modules\/(?!zod\/)/.test(moduleId) ? 'more-libraries' : 'schemas';
  };
}

function screensOfModules(root: string, imports: (id: string) => readonly string[]): Map<string, Set<Screen>> {
  const screens = new Map<string, Set<Screen>>();
  for (const screen of Object.keys(SCREENS) as Screen[]) {
    const left = SCREENS[screen].map((module) => `${root}/${module}`);
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const used = screens.get(id) ?? new Set();
      if (used.has(screen)) continue;
      screens.set(id, used.add(screen));
      left.push(...imports(id));
    }
  }
  return screens;
}

/** @param everyName with all that the common modules name */
function importsOf(id: string, graph: Graph, everyName = false): string[] {
  const module = graph.getModuleInfo(id);
  return (module?.importedIds ?? []).flatMap((imported) => {
    if (!everyName && INDEX.test(imported)) return [];
    if (!ICON_INDEX.test(imported)) return [imported];
    const folder = imported.replace(/(icons\/)?[\w-]+\.mjs$/, 'icons/');
    const names = [...(module?.code ?? '').matchAll(ICON_IMPORT)].flatMap(([, list = '']) => list.match(/\bIcon\w+/g) ?? []);
    return names.map((name) => `${folder}${name}.mjs`);
  });
}

/**
 * Modules that the same screens use are in the same file, where that saves more than a response costs. Screens of a feature have other files than
 * what every feature may use, so a later page does not load the job list for its search box. Null for modules of one screen that fit into its own
 * file. `noCycles` in vite.config.ts checks that the files never import each other.
 */
function fileFor(used: ReadonlySet<Screen>, moduleId: string): string | null {
  const [signIn, signUp, job, jobList, forEmployers, home] = [
    used.has('signIn'),
    used.has('signUp'),
    used.has('job'),
    used.has('jobList'),
    used.has('forEmployers'),
    used.has('home'),
  ];
  const isScreen = /\/features\/[\w-]+\/web\//.test(moduleId);
  if (signIn || signUp) {
    if (job || forEmployers) return 'shared';
    if (jobList || home) return signIn ? 'fields' : 'select';
    if (signIn) return signUp ? 'forms' : 'sign-in';
    return null;
  }
  if (forEmployers) return used.size > 1 ? 'frame' : 'for-employers';
  if (job) return isScreen && !home ? 'job' : 'job-parts';
  if (jobList) return home ? 'search' : isScreen ? 'job-list' : 'list-parts';
  return null;
}
