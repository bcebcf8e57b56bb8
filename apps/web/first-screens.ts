import type { Plugin } from 'vite';

/**
 * The modules that the first screen of a URL needs, beyond those of every visit. Without their names in the page, the browser
 * would discover each only after running the previous one: three or four round trips on a phone.
 */
export const FIRST_SCREENS: readonly { path: RegExp; modules: readonly string[] }[] = [
  { path: /^\/(auth\/?|auth\/login\/?)?$/, modules: ['features/accounts/web/sign-in/SignInPage.tsx'] },
  { path: /^\/auth\/signup\/?$/, modules: ['features/accounts/web/sign-up/SignUpPage.tsx'] },
  {
    path: /^\/(veteran\/)?jobs\/?$/,
    modules: ['apps/web/Frame.tsx', 'features/jobs/web/JobListPage.tsx', 'features/jobs/web/JobList.tsx'],
  },
  { path: /^\/(veteran\/)?jobs\/\d+\/?$/, modules: ['apps/web/Frame.tsx', 'features/jobs/web/JobListPage.tsx'] },
  { path: /^\/recruiters\/?$/, modules: ['apps/web/Frame.tsx', 'features/dashboard/web/ForEmployersPage.tsx'] },
  { path: /^\/home\/?$/, modules: ['apps/web/Frame.tsx', 'features/dashboard/web/HomePage.tsx'] },
  {
    path: /^\/(about-us|terms|privacy|accessibility|services\/[a-z]+)\/?$/,
    modules: ['apps/web/Frame.tsx', 'features/dashboard/web/AboutSitePage.tsx'],
  },
  { path: /^\/trade\/?$/, modules: ['apps/web/Frame.tsx', 'features/occupations/web/TradePage.tsx'] },
  { path: /^\/(veteran|recruiter|operator|companies|shared)(\/|$)/, modules: ['apps/web/Frame.tsx'] },
];

/** Written for the server (apps/api/web-app.ts). The first entry whose `path`, a regular expression, matches names the files. */
export type FirstScreens = { path: string; files: string[] }[];

/** Writes `first-screens.json` with the built files of each first screen. Fails the build when a module has moved. */
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
      const screens: FirstScreens = FIRST_SCREENS.map(({ path, modules }) => {
        const files = modules.flatMap((module) => {
          const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
          if (!chunk) this.error(`No file of the build contains ${module}: correct apps/web/first-screens.ts`);
          return [...withImports(chunk.fileName)];
        });
        return { path: path.source, files: [...new Set(files)].filter((file) => !always.has(file)) };
      });
      this.emitFile({ type: 'asset', fileName: 'first-screens.json', source: JSON.stringify(screens) });
    },
  };
}
