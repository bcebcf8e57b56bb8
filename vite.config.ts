import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contractsWithoutSchemas, firstVisitWithoutSchemas } from './apps/web/contracts-without-schemas.ts';
import { firstScreenChunks } from './apps/web/first-screen-chunks.ts';
import { firstScreens } from './apps/web/first-screens.ts';

const API = { target: 'http://127.0.0.1:3001', changeOrigin: false } as const;

/**
 * Leaves the imports of a group's modules out of its chunk; they would include zod. Chunks must not import each other, because one could then run
 * before its dependencies; `noCycles` checks this.
 */
const ALONE = { includeDependenciesRecursively: false };
/**
 * The browser application. It works with a content security policy that forbids inline scripts: theme-boot.js is a file, and the build
 * emits no data: URLs or inline modules. Style elements need a nonce, which the server writes into the page (kit/ui/theme/content-policy.ts).
 */
export default defineConfig({
  root: 'apps/web',
  plugins: [
    react(),
    contractsWithoutSchemas(),
    firstVisitWithoutSchemas(),
    firstScreens(),
    noCycles(),
    withoutUnusedParts(),
    licences(),
    compressedAssets(),
  ],
  server: {
    port: 3000,
    strictPort: true,
    // The API reads the tenant from the host name, so it must arrive unchanged.
    allowedHosts: ['.localhost'],
    proxy: { '/api': API, '/dev': API, '/healthz': API, '/readyz': API },
  },
  build: {
    // scripts/prepare.mjs names the folder, a new one for each build.
    emptyOutDir: true,
    assetsDir: 'assets',
    // An asset inlined as a data: URL would need an exception in the policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    // In kilobytes before compression. The libraries of every visit are one file.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Modules of every visit are two chunks, because dozens of small files compress badly: libraries, which rarely change, and
            // application code. Other modules are split where screens share them, except those that first screens load together.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'application', tags: ['$initial'], priority: 2 },
            // The pages that each feature exports to the router. Several areas use the same ones.
            { name: 'areas', test: /\/features\/[\w-]+\/web\/(index|search\/job-layout)\.ts$/, priority: 1, ...ALONE },
            { name: firstScreenChunks(import.meta.dirname), debugName: 'first-screens', ...ALONE },
            // An icon is smaller than the headers of its response. Those used by two or more screens are one file of 3 kB.
            { name: 'icons', test: /node_modules\/@tabler/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

/** Fails the build if chunks import each other in a cycle. */
function noCycles(): Plugin {
  return {
    name: 'no-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const checked = new Set<string>();
      const visit = (fileName: string, path: readonly string[]): void => {
        if (path.includes(fileName))
          this.error(`Chunks import each other: ${[...path.slice(path.indexOf(fileName)), fileName].join(' → ')}`);
        const file = bundle[fileName];
        if (checked.has(fileName) || file?.type !== 'chunk') return;
        for (const imported of file.imports) visit(imported, [...path, fileName]);
        checked.add(fileName);
      };
      for (const fileName of Object.keys(bundle)) visit(fileName, []);
    },
  };
}

/** The licences and attributions that the footer links to. */
function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: await readFile('NOTICE') });
    },
  };
}

/**
 * Removes code of libraries that never runs here: MUI's CSS variables, which the theme does not use (docs/decisions/0002), its ripples, which the theme
 * turns off, Emotion's `withTheme`, and React's `useSyncExternalStore` for versions before 18. That is 11 kB of every visit after compression. The
 * build fails if a new version of a library has moved these modules.
 */
function withoutUnusedParts(): Plugin {
  const replaced = new Map([
    [
      '@mui/material/styles/createThemeWithVars.mjs',
      "export default function () { throw new Error('The theme has no CSS variables'); }",
    ],
    ['@mui/material/styles/ThemeProviderWithVars.mjs', 'export const CssVarsProvider = () => null;'],
    ['@mui/material/ButtonBase/TouchRipple.mjs', 'export default () => null;'],
    [
      'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
      "export default function () { throw new Error('withTheme is not built: use useTheme'); }",
    ],
    ['use-sync-external-store/shim/index.js', "export { useSyncExternalStore } from 'react';"],
  ]);
  const seen = new Set<string>();
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const module = id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length);
      const code = replaced.get(module);
      if (code === undefined) return null;
      seen.add(module);
      return { code, moduleSideEffects: false };
    },
    buildEnd(error) {
      const missed = [...replaced.keys()].filter((module) => !seen.has(module));
      if (!error && missed.length > 0) this.error(`No longer among the modules of the libraries: ${missed.join(' and ')}`);
    },
  };
}

/** Also writes each script and style as .br and .gz, with the highest compression: a sixth smaller than compressing on every request. */
function compressedAssets(): Plugin {
  return {
    name: 'compressed-assets',
    apply: 'build',
    async writeBundle({ dir = '.' }) {
      const assets = join(dir, 'assets');
      const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const path = join(assets, name);
          const content = await readFile(path);
          const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
          await writeFile(`${path}.br`, await promisify(brotliCompress)(content, brotli));
          await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
        }),
      );
    },
  };
}
