import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contractsWithoutSchemas, firstVisitWithoutSchemas } from './apps/web/contracts-without-schemas.ts';
import { firstScreens } from './apps/web/first-screens.ts';

const API = { target: 'http://127.0.0.1:3001', changeOrigin: false } as const;

/**
 * The browser application. It is ready for a policy without inline scripts: theme-boot.js is a file, and no data: or inline module is
 * made. Styles need `style-src 'unsafe-inline'`, because the styling library writes style elements while the page runs.
 */
export default defineConfig({
  root: 'apps/web',
  plugins: [
    react(),
    contractsWithoutSchemas(),
    firstVisitWithoutSchemas(),
    firstScreens(),
    themeWithoutCssVariables(),
    licences(),
    compressedAssets(),
  ],
  server: {
    port: 3000,
    strictPort: true,
    // The tenant is read from the host name, so that it must reach the API as it is.
    allowedHosts: ['.localhost'],
    proxy: { '/api': API, '/dev': API, '/healthz': API, '/readyz': API },
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsDir: 'assets',
    // An asset inlined as a data: URL would be one more exception in the policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    // In kilobytes before compression: the libraries of every visit are one file.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every visit loads comes in two files instead of dozens that are too small to compress: libraries, which outlive a release, and
            // ours. The rest is cut where screens share it: grouping that too was measured, and each screen then loads what it does not need.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'application', tags: ['$initial'], priority: 1 },
            // What every form is made of: thirty files of a few hundred bytes each, none larger than the headers that would bring it.
            {
              name: 'controls',
              test: /node_modules\/@mui\/(utils|material\/(utils|InputBase|OutlinedInput|FormControl|FormLabel|Paper|ButtonBase|IconButton|Divider))\//,
              minShareCount: 2,
            },
            // An icon is smaller than the headers of the answer that brings it: those of two screens or more come as one file of 3 kB.
            { name: 'icons', test: /node_modules\/@tabler/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

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
 * Leaves out of the build what MUI has for themes made of CSS variables, which ours is not (docs/decisions/0002): 6 kB of every visit after compression.
 * The build fails when a new version of MUI keeps that elsewhere.
 */
function themeWithoutCssVariables(): Plugin {
  const replaced = new Map([
    ['createThemeWithVars', "export default function () { throw new Error('The theme has no CSS variables'); }"],
    ['ThemeProviderWithVars', 'export const CssVarsProvider = () => null;'],
  ]);
  const seen = new Set<string>();
  return {
    name: 'theme-without-css-variables',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const module = /@mui\/material\/styles\/(\w+)\.mjs$/.exec(id)?.[1] ?? '';
      const code = replaced.get(module);
      if (code === undefined) return null;
      seen.add(module);
      return { code, moduleSideEffects: false };
    },
    buildEnd(error) {
      const missed = [...replaced.keys()].filter((module) => !seen.has(module));
      if (!error && missed.length > 0) this.error(`MUI no longer has ${missed.join(' and ')} among its styles`);
    },
  };
}

/** Writes each script and style also as .br and .gz, at the strongest setting: a sixth smaller than compressing on every request. */
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
