import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contractsWithoutSchemas } from './apps/web/contracts-without-schemas.ts';

const API = { target: 'http://127.0.0.1:3001', changeOrigin: false } as const;

/**
 * The browser application. It is ready for a policy without inline scripts: theme-boot.js is a file, and no data: or inline module is
 * made. Styles need `style-src 'unsafe-inline'`, because the styling library writes style elements while the page runs.
 */
export default defineConfig({
  root: 'apps/web',
  plugins: [react(), contractsWithoutSchemas(), compressedAssets()],
  server: {
    port: 3000,
    strictPort: true,
    // The tenant is read from the host name, so that it must reach the API as it is.
    allowedHosts: ['.localhost'],
    proxy: { '/api': API, '/healthz': API, '/readyz': API },
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
        // The bundler names a shared chunk after all that share it, which is no name for a file.
        chunkFileNames: ({ name }) => (name.startsWith('shared~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            // What every visit loads comes in two files instead of dozens that are too small to compress: libraries, which outlive a release, and ours.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'application', tags: ['$initial'], priority: 2 },
            // What several screens share, but not all, is put together with its likes.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000, priority: 1 },
          ],
        },
      },
    },
  },
});

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
