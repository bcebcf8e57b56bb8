import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * What a process remembers beyond a request is a sharedCache, which every process drops when it changes (decision 0171). Anything else at the
 * top of a module that can grow or be assigned again must be named here, with why several processes and a change do not matter.
 * A WeakMap is none: it lasts no longer than the object that it is about.
 */
const ALLOWED: Record<string, string> = {
  'apps/api/server.ts stopping': 'of this process',
  'kit/server/process/cache.ts drops': 'the caches themselves',
  'kit/server/process/cache.ts counts': 'figures of this process',
  'kit/server/process/cache.ts listeners': 'of this process',
  'kit/server/files/process-pool.ts states': 'figures of this process',
  'kit/server/background/clock.ts lastDifference': 'the clock of this computer',
  'kit/server/database/db.ts statementNames': 'hashes of texts of statements',
  'features/accounts/server/security/passwords.ts decoy': 'a hash of no password',
  'features/matching/server/profile.ts remembered': 'by a hash of all that it is derived from',
  'features/occupations/server/reference.ts indexed': 'compared with what is stored at each use',
  'features/occupations/server/reference.ts ready': 'compared with what is stored at each use',
  'features/occupations/server/reference.ts ofTenants': 'compared with what is stored at each use',
  'features/occupations/server/skills.ts ready': 'compared with what is stored at each use',
  'features/occupations/server/trade-suggestions.ts folded': 'from files of this version',
  'features/occupations/translation/trade-suggestions.ts known': 'from files of this version',
  'features/occupations/registrations/register-parts.ts parts': 'from files of this version',
  'features/occupations/registrations/registrations.ts registrations': 'from files of this version',
  'features/occupations/registrations/registrations.ts rules': 'from files of this version',
  'features/typesetting/server/templates.ts found': 'from files of this version',
  'features/typesetting/server/font-coverage.ts known': 'from files of this version',
  'features/jobs/import/towns.ts zipCodes': 'from files of this version',
  'features/cv-import/vocabulary/languages.ts names': 'from files of this version',
  'features/cv-import/vocabulary/terms.ts files': 'from files of this version',
  'features/cv-import/vocabulary/towns.ts list': 'from files of this version',
  'features/cv-import/vocabulary/derive-towns.ts names': 'a script',
  'features/cv-import/sources/pdf/pdf-platform.ts users': 'of this process',
  'features/resumes/wording/rewrite/rules-engine.ts patterns': 'from lists of this version',
  'features/resumes/military-words/civilian-wording.ts matchers': 'from lists of this version',
};

/** `let`, or an empty collection that is filled later, with its type on as many lines as it takes. */
const MEMORY =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: (?!Readonly|readonly)[^;=]+)? = (?:new (?:Map|Set)(?:<(?:(?!\n(?:const|let|export|function) )[\s\S])*?>)?\(\)|\[\]|\{\}|Object\.create\(null\));)/gm;

const memoryIn = (text: string): string[] => [...text.matchAll(MEMORY)].map(([, one, other]) => one ?? other ?? '');

test('a module remembers only what is listed with its reason, or in a sharedCache', () => {
  const root = new URL('../../../', import.meta.url);
  const files = globSync(['apps/api/**/*.ts', 'features/**/*.ts', 'kit/{server,contract,country}/**/*.ts'], { cwd: root });
  const server = files.filter((path) => !/\.test\.ts$|testing|\/web\//.test(path));
  expect(server.length).toBeGreaterThan(500);
  const found = server.flatMap((path) => memoryIn(readFileSync(new URL(path, root), 'utf8')).map((name) => `${path} ${name}`));
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort());
});

test.each([
  ['let names: string[] | null = null;', ['names']],
  ['export let count = 0;', ['count']],
  ['const byTenant = new Map<number, Tenant>();', ['byTenant']],
  ['const seen: Set<string> = new Set();', ['seen']],
  ['const byName: Record<string, number> = {};', ['byName']],
  ['const found = new Map<\n  string,\n  { id: number; at: Date }\n>();', ['found']],
  ['const NONE: ReadonlyMap<string, string> = new Map();', []],
  ['const KINDS = new Set(["a"]);', []],
  ['const about = new WeakMap<object, string>();', []],
  ['  const local = new Map();\n  let other = 1;', []],
])('%j remembers %j', (text, names) => expect(memoryIn(text)).toEqual(names));
