import { execFile } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { conflict, invalid } from '#kit/server/http/errors.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { COMMANDS } from './commands.mjs';
import { inWords, requireFile, WrongUse } from './run-command.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const all = Object.entries(COMMANDS).flatMap(([name, command]) => [
  [name, command] as const,
  ...Object.entries(command.choices ?? {}).map(([choice, chosen]) => [`${name} ${choice}`, chosen] as const),
]);

/** The texts in which commands are named. */
function* texts() {
  for (const file of ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'])
    yield [file, readFileSync(join(ROOT, file), 'utf8')] as const;
  for (const folder of ['apps', 'bench', 'db', 'docs', 'e2e', 'features', 'kit', 'scripts'])
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }))
      if (/\.(md|ts|tsx|mjs|cjs|sh|yaml|service)$|Containerfile$/.test(file))
        yield [join(folder, file), readFileSync(join(ROOT, folder, file), 'utf8')] as const;
}

describe('the npm commands', () => {
  test('are few, and all start with a Node.js that can report that it is too old', () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(17);
    for (const [name, line] of Object.entries(scripts)) {
      const [, command = '', choice] = /^(?:exec )?node scripts\/run\.cjs ([\w:-]+)(?: ([\w-]+))?$/.exec(line) ?? [];
      expect(Object.keys(COMMANDS), name).toContain(command);
      if (choice) expect(Object.keys(COMMANDS[command]?.choices ?? {}), name).toContain(choice);
    }
  });

  test.each(all)('%s has a file and describes its arguments', (_, { file, usage, choices }) => {
    if (file) expect(existsSync(join(ROOT, 'scripts', file))).toBe(true);
    else expect(choices ?? usage).toBeDefined();
    expect(usage).toMatch(/^npm (start|test|run [\w:]+)/);
  });

  test('are named as they are, in documentation and sources', () => {
    const wrong: string[] = [];
    for (const [file, text] of texts())
      for (const [mention, name = '', choice = ''] of text.matchAll(/npm run ([a-z]+(?::[a-z-]+)?)(?: -- ([a-z][\w-]*))?/g)) {
        const choices = COMMANDS[name]?.choices;
        const isChoice = !choice || !choices || COMMANDS[name]?.file || Object.hasOwn(choices, choice);
        if (!Object.hasOwn(scripts, name) || !isChoice) wrong.push(`${file}: ${mention}`);
      }
    expect(wrong).toEqual([]);
  });
});

describe('in a folder without packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-commands-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'scripts'));
  for (const file of [
    'package-lock.json',
    'scripts/run.cjs',
    'scripts/commands.mjs',
    'scripts/prepare.mjs',
    'scripts/web-build.mjs',
  ])
    copyFileSync(join(ROOT, file), join(folder, file));
  writeFileSync(join(folder, 'npm.cjs'), `console.error('npm ' + process.argv[2] + ': ENOTFOUND'); process.exit(1);`);

  test.each([
    ['backup --help', 0, /^Usage: npm run backup -- \[--base FULL\] \[FILE\]\n/],
    ['create --help', 1, /^\nThere is no command create\. The commands are: start, test, /],
    ['import', 1, /^\nName what to import: jobs, services, /],
    ['import people x.csv', 1, /^\nName what to import, not "people": jobs, services, /],
    ['import jobs -h', 0, /^Usage: npm run import -- jobs FILE /],
    ['bench', 0, /^Usage: npm run bench -- NAME… [\s\S]*\n {2}alerts +new jobs against/],
    ['bench nothing', 1, /^\nName a benchmark, not "nothing": alerts, backup, /],
    ['bench http -- nothing', 1, /^\nName a benchmark, not "nothing": alerts, backup, /],
    ['bench http cv --help', 0, /^Usage: npm run bench -- http\n[\s\S]*npm run bench -- cv \[--keep\]\n/],
    ['start --port 80', 1, /^\nstart takes no arguments, such as "--port": settings are environment variables\./],
    ['admin tenants', 1, /npm ci: ENOTFOUND[\s\S]*npm could not reach its package registry: check your network/],
  ])('%s', async (words, code, output) => {
    const env = { PATH: process.env.PATH, npm_execpath: join(folder, 'npm.cjs') };
    const ended = await new Promise((resolve) => {
      const run = [join(folder, 'scripts', 'run.cjs'), ...words.split(' ')];
      execFile(process.execPath, run, { env }, (error, out, err) => resolve([error?.code ?? 0, out + err]));
    });
    expect(ended).toEqual([code, expect.stringMatching(output)]);
  });
});

describe('after npm prune --omit=dev', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-pruned-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['scripts', 'node_modules/used']) mkdirSync(join(folder, name), { recursive: true });
  for (const file of ['run.cjs', 'commands.mjs', 'prepare.mjs', 'web-build.mjs'])
    copyFileSync(join(ROOT, 'scripts', file), join(folder, 'scripts', file));
  const used = { 'node_modules/used': { version: '1.0.0' } };
  const packages = { ...used, 'node_modules/tool': { version: '1.0.0', dev: true } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: used }));
  writeFileSync(join(folder, 'npm.cjs'), `console.error('npm installs'); process.exit(1);`);

  test.each([
    ['admin tenants', false],
    ['backup', false],
    ['import jobs x.csv', false],
    ['migrate', false],
    ['db:types', true],
    ['bench http', true],
  ])('%s installs packages: %s', async (words, installs) => {
    const env = { PATH: process.env.PATH, npm_execpath: join(folder, 'npm.cjs') };
    const output = await new Promise<string>((resolve) => {
      const run = [join(folder, 'scripts', 'run.cjs'), ...words.split(' ')];
      execFile(process.execPath, run, { env }, (_, out, err) => resolve(out + err));
    });
    // Without installing, it goes on to the project's own Node.js, which this folder does not have.
    expect(output).toContain(installs ? 'npm installs' : 'Node.js 24 could not be run');
  });
});

describe('npm run bench', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-benchmarks-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['scripts', 'bench', 'node_modules/node/bin']) mkdirSync(join(folder, name), { recursive: true });
  for (const file of ['run.cjs', 'commands.mjs', 'prepare.mjs', 'web-build.mjs'])
    copyFileSync(join(ROOT, 'scripts', file), join(folder, 'scripts', file));
  const packages = { 'node_modules/node': { version: '24.0.0' } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'));
  for (const name of ['cv', 'http', 'web'])
    writeFileSync(
      join(folder, 'bench', `${name}.ts`),
      `console.log('${name} got', JSON.stringify(process.argv.slice(2))); process.exitCode = ${name === 'web' ? 3 : 0};`,
    );

  test.each([
    ['http --rounds 5', 0, ['http got ["--rounds","5"]']],
    ['http cv', 0, ['http', 'http got []', 'cv', 'cv got []']],
    ['http cv --rounds 5', 0, ['http', 'http got ["--rounds","5"]', 'cv', 'cv got ["--rounds","5"]']],
    ['http --rounds 5 -- cv a.txt', 0, ['http', 'http got ["--rounds","5"]', 'cv', 'cv got ["a.txt"]']],
    ['web http', 3, ['web', 'web got []', 'http', 'http got []', 'Failed: web']],
  ])('-- %s ends with %i', async (words, code, lines) => {
    const ended = await new Promise((resolve) => {
      const run = [join(folder, 'scripts', 'run.cjs'), 'bench', ...words.split(' ')];
      execFile(process.execPath, run, { env: { PATH: process.env.PATH } }, (error, out, err) =>
        resolve([error?.code ?? 0, (out + err).split('\n').filter(Boolean)]),
      );
    });
    expect(ended).toEqual([code, lines]);
  });
});

test('docs/performance.md has a table for each benchmark, with one row a figure that says when and where it was measured', () => {
  const sections = readFileSync(join(ROOT, 'docs/performance.md'), 'utf8').split(/^## /m).slice(1);
  const wrong: string[] = [];
  const measured = new Set<string>();
  for (const section of sections) {
    const [title = ''] = section.split('\n');
    const tables = section.split('\n\n').filter((part) => part.startsWith('|'));
    if (tables.length > 0) for (const [, name = ''] of section.matchAll(/npm run bench -- ([\w-]+)/g)) measured.add(name);
    const cells = (row: string) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
    for (const table of tables) {
      const [head = '', , ...rows] = table.trim().split('\n');
      const columns = cells(head);
      const [date, machine] = [columns.indexOf('date'), columns.indexOf('machine')];
      if (!/\baim\b/.test(head)) wrong.push(`${title}: no aim`);
      for (const row of rows) {
        const values = cells(row);
        if (
          values.length !== columns.length ||
          !/^2\d{3}-\d\d-\d\d$/.test(values[date] ?? '') ||
          !/^[AB]$/.test(values[machine] ?? '')
        )
          wrong.push(`${title}: ${values[0]}`);
        // Git has the history.
        if (/→|\bbefore [.\d]/.test(row)) wrong.push(`${title}: ${values[0]} has an earlier figure`);
      }
      const figures = rows.map((row) => `${title}: ${cells(row)[0]}`);
      wrong.push(...figures.filter((figure, at) => figures.indexOf(figure) !== at));
    }
  }
  expect(wrong).toEqual([]);
  expect(Object.keys(COMMANDS.bench?.choices ?? {}).filter((name) => !measured.has(name))).toEqual([]);
});

describe('a failed command', () => {
  const fileError = (code: string, path?: string) => Object.assign(new Error(`${code}: as Node.js says it`), { code, path });
  test.each([
    [new WrongUse('Name one file.'), 'Name one file.\nArguments and options: npm run backup -- --help'],
    [
      Object.assign(new TypeError("Unknown option '--x'"), { code: 'ERR_PARSE_ARGS_UNKNOWN_OPTION' }),
      "Unknown option '--x'\nArguments and options: npm run backup -- --help",
    ],
    [new CannotStart('There is no database.'), 'There is no database.'],
    [conflict('It is suspended already.'), 'It is suspended already.'],
    [
      invalid({ host: ['Host is required.'], email: ['Email is required.'] }),
      'host: Host is required.\nemail: Email is required.',
    ],
    [fileError('ENOENT', '/b/x'), '/b/x does not exist: check the name and the folder.'],
    [fileError('EACCES', '/b/x'), 'Your user may not use /b/x: change its permissions, or run the command as its owner.'],
    [fileError('EROFS', '/b/x'), '/b/x is on a read-only disk: choose another one.'],
  ])('%s', (error, sentence) => expect(inWords(error, 'backup')).toBe(sentence));

  test('names a folder in place of a file, and a file that is missing', () => {
    expect(() => requireFile(tmpdir())).toThrow(`${tmpdir()} is a folder: name a file.`);
    expect(() => requireFile(join(tmpdir(), 'no-such-file'))).toThrow('ENOENT');
  });

  test('of a fault keeps its stack', () => {
    const fault = new TypeError('x is undefined');
    expect(inWords(fault, 'backup')).toBe(fault);
  });
});
