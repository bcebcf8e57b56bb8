import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { contractsWithoutSchemas, firstVisitWithoutSchemas } from './contracts-without-schemas.ts';

const ENTRY = 'virtual:screen';

/** The code that a build produces for a screen that uses contracts. */
async function builtFrom(screen: string, ...others: Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
    plugins: [
      contractsWithoutSchemas(),
      ...others,
      {
        name: 'screen',
        resolveId: (id) => (id === ENTRY ? `${id}.ts` : null),
        load: (id) => (id === `${ENTRY}.ts` ? screen : null),
      },
    ],
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((output) => ('code' in output ? output.code : '')).join('\n');
}

const tenants = fileURLToPath(new URL('../../features/tenants/contract.ts', import.meta.url));
const jobs = fileURLToPath(new URL('../../features/jobs/shapes.ts', import.meta.url));

test('a route becomes its method and path, without the schema library', async () => {
  const code = await builtFrom(`import { getTenantInfo } from '${tenants}'; export const asked = getTenantInfo;`);
  expect(code).toContain('"/api/tenant/info"');
  expect(code).toContain('"GET"');
  expect(code.length).toBeLessThan(600);
});

test('so does a constant beside schemas', async () => {
  const code = await builtFrom(`import { JOB_TYPES } from '${jobs}'; export const types = JOB_TYPES;`);
  expect(code).toContain('apprenticeship');
  expect(code.length).toBeLessThan(600);
});

test('a screen that imports a schema gets it with the library', async () => {
  const code = await builtFrom(
    `import { TenantInfo } from '${tenants}'; export const read = (value: unknown) => TenantInfo.safeParse(value);`,
  );
  expect(code).toContain('safeParse');
  expect(code.length).toBeGreaterThan(50_000);
});

test('a build whose first visit would include the library fails', async () => {
  const schema = `import { TenantInfo } from '${tenants}'; export const read = (value: unknown) => TenantInfo.safeParse(value);`;
  await expect(builtFrom(schema, firstVisitWithoutSchemas())).rejects.toThrow('part of every first visit');
  const plain = `import { JOB_TYPES } from '${jobs}'; export const types = JOB_TYPES;`;
  expect(await builtFrom(plain, firstVisitWithoutSchemas())).toContain('apprenticeship');
});
