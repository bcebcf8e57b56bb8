import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const FUZZ = 'apps/api/laws/fuzz.test.ts';
const folders = '{apps,bench,features,kit,db,scripts}/**';

export default defineConfig({
  plugins: [react()],
  test: {
    globalSetup: './apps/api/testing/postgres.ts',
    pool: 'forks',
    maxWorkers: 2,
    // These end a test that hangs. A test that only waits for a busy machine goes on.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The default of one second is too short for a busy machine.
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    projects: [
      // Server tests of one process share its database and app: each test makes a tenant of its own.
      {
        extends: true,
        test: {
          name: 'server',
          include: [`${folders}/*.test.ts`],
          exclude: [FUZZ],
          isolate: false,
          setupFiles: ['./apps/api/testing/properties.ts'],
        },
      },
      // Generated calls also change what belongs to the whole installation, such as hosts, so they get a process and a database of their own.
      { extends: true, test: { name: 'fuzz', include: [FUZZ], isolate: true } },
      // Tests of screens share the window of their process. Loading React and MUI again for each file took half of their time.
      {
        extends: true,
        test: {
          name: 'screens',
          include: [`${folders}/*.test.tsx`],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['./kit/ui/testing/patience.ts', './kit/ui/testing/fresh-window.ts'],
        },
      },
    ],
  },
});
