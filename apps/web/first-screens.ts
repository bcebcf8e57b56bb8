import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

type FirstScreen = {
  path: RegExp;
  modules: readonly string[];
  /**
   * The most that its scripts may be together with those of every visit, in kB of Brotli. The build fails above it. Lower it when the scripts shrink; raise
   * it only for something that a visitor of this screen uses.
   */
  budget?: number;
};

const FRAME = 'apps/web/Frame.tsx';
const PUBLIC = 'apps/web/routes-public.tsx';

/**
 * The modules that the first screen of a URL needs, beyond those of every visit. Without their names in the page, the browser
 * would discover each only after running the previous one: three or four round trips on a phone.
 */
export const FIRST_SCREENS: readonly FirstScreen[] = [
  { path: /^\/(auth\/?|auth\/login\/?)?$/, modules: ['features/accounts/web/sign-in/SignInPage.tsx'], budget: 185 },
  { path: /^\/auth\/signup\/?$/, modules: ['features/accounts/web/sign-up/SignUpPage.tsx'], budget: 186 },
  {
    path: /^\/jobs\/?$/,
    modules: [PUBLIC, FRAME, 'features/jobs/web/search/JobListPage.tsx', 'features/jobs/web/search/JobList.tsx'],
    budget: 203,
  },
  { path: /^\/jobs\/\d+\/?$/, modules: [PUBLIC, FRAME, 'features/jobs/web/search/JobListPage.tsx'], budget: 184 },
  {
    path: /^\/veteran\/jobs\/?$/,
    modules: [
      'apps/web/routes-veteran.tsx',
      FRAME,
      'features/jobs/web/search/JobListPage.tsx',
      'features/jobs/web/search/JobList.tsx',
    ],
  },
  {
    path: /^\/veteran\/jobs\/\d+\/?$/,
    modules: ['apps/web/routes-veteran.tsx', FRAME, 'features/jobs/web/search/JobListPage.tsx'],
  },
  { path: /^\/recruiters\/?$/, modules: [PUBLIC, FRAME, 'features/dashboard/web/ForEmployersPage.tsx'], budget: 174 },
  { path: /^\/home\/?$/, modules: [PUBLIC, FRAME, 'features/dashboard/web/HomePage.tsx'], budget: 191 },
  {
    path: /^\/(about-us|terms|privacy|accessibility|services\/[a-z]+)\/?$/,
    modules: [PUBLIC, FRAME, 'features/dashboard/web/AboutSitePage.tsx'],
  },
  { path: /^\/jobs\/(browse|role|in|for)(\/|$)/, modules: [PUBLIC, FRAME, 'features/jobs/web/pages.ts'] },
  { path: /^\/trade\/?$/, modules: [PUBLIC, FRAME, 'features/occupations/web/TradePage.tsx'] },
  { path: /^\/veteran(\/|$)/, modules: ['apps/web/routes-veteran.tsx', FRAME] },
  { path: /^\/recruiter(\/|$)/, modules: ['apps/web/routes-recruiter.tsx', FRAME] },
  { path: /^\/operator(\/|$)/, modules: ['apps/web/routes-operator.tsx', FRAME] },
  { path: /^\/companies(\/|$)/, modules: [PUBLIC, FRAME, 'features/jobs/web/pages.ts'] },
  { path: /^\/shared(\/|$)/, modules: [PUBLIC, FRAME] },
];

/** Written for the server (apps/api/web-app.ts). The first entry whose `path`, a regular expression, matches names the files. */
export type FirstScreens = { path: string; files: string[] }[];

/** Writes `first-screens.json` with the built files of each first screen. Fails the build when a module has moved, or a screen's scripts outgrow their budget. */
export function firstScreens(): Plugin {
  return {
    name: 'first-screens',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
      const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
        if (found.has(fileName)) return found;
        found.add(fileName);
        for (const imported of chunks.get(fileName)?.imports ?? []) withImports(imported, found);
        return found;
      };
      const always = new Set(
        [...chunks.values()].filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName)]),
      );
      const sizes = new Map<string, number>();
      const sizeOf = (fileName: string): number => {
        const size = sizes.get(fileName) ?? brotliCompressSync(chunks.get(fileName)?.code ?? '').length / 1000;
        sizes.set(fileName, size);
        return size;
      };
      const screens: FirstScreens = FIRST_SCREENS.map(({ path, modules, budget }) => {
        const files = modules.flatMap((module) => {
          const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
          if (!chunk) this.error(`No file of the build contains ${module}: correct apps/web/first-screens.ts`);
          return [...withImports(chunk.fileName)];
        });
        const own = [...new Set(files)].filter((file) => !always.has(file));
        const size = [...always, ...own].reduce((sum, file) => sum + sizeOf(file), 0);
        if (budget !== undefined && size > budget)
          this.error(
            `The scripts of ${path.source} are ${size.toFixed(1)} kB, and its budget in apps/web/first-screens.ts is ${budget} kB. Load what the screen does not need at first with lazy() or import().`,
          );
        return { path: path.source, files: own };
      });
      this.emitFile({ type: 'asset', fileName: 'first-screens.json', source: JSON.stringify(screens) });
    },
  };
}
