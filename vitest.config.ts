import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{apps,features,kit,db,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: './kit/server/testing/postgres.ts',
    // One process a core; each keeps one database and one app for all its files.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
