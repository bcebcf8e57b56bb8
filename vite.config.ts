import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractsWithoutSchemas } from './apps/web/contracts-without-schemas.ts';

const API = { target: 'http://127.0.0.1:3001', changeOrigin: false } as const;

/**
 * The browser application. It is ready for a policy without inline scripts: theme-boot.js is a file, and no data: or inline module is
 * made. Styles need `style-src 'unsafe-inline'`, because the styling library writes style elements while the page runs.
 */
export default defineConfig({
  root: 'apps/web',
  plugins: [react(), contractsWithoutSchemas()],
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
  },
});
