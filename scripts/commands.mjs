// The npm commands: the arguments of each, and the file that runs it. Uses only Node.js, because it runs before any package is installed.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp, install, NODE, ROOT, run, say } from './prepare.mjs';

const SETTINGS = 'It reads the same settings as the server (docs/operations.md).';

const CREATE_TENANT = `npm run create:tenant -- --name NAME --slug SLUG --host HOST --country 232|233 --email EMAIL
  --first-name NAME --last-name NAME [--another-system-operator]

Creates a tenant and its first system operator in an installation without tenants, also before its first start, and prints a link
where the operator chooses a password. The country is 232 (United Kingdom) or 233 (United States). Create further tenants in the
console.

  --another-system-operator     creates a tenant here although there are others: its operator can change all of them

${SETTINGS}`;

const ADMIN = `npm run admin -- COMMAND

Works on an installation from its terminal, also while it runs, for example when the operators of a tenant have locked themselves
out. TENANT is the short name that "tenants" lists.

  tenants                                          lists the tenants
  operators TENANT                                 lists the operators of a tenant
  add-operator TENANT EMAIL FIRST LAST [--system]  adds an operator, or a system operator, and prints a link to choose a password
  new-link TENANT EMAIL                            prints a new link for an operator to choose a password
  reset-factor TENANT EMAIL                        removes the second factors of an operator
  add-host TENANT HOST                             assigns a further host to a tenant
  suspend TENANT REASON                            closes a tenant's site
  resume TENANT                                    opens it again
  requeue-mail [TENANT]                            queues the emails again that were given up
  test-mail ADDRESS                                sends a test email
  create-tenant …                                  npm run create:tenant -- --help describes it

Each change is recorded in the installation's log, and mailed to the operator whom it concerns. ${SETTINGS}`;

const IMPORTS = {
  jobs: `npm run import -- jobs FILE [OPTIONS]

Reads adverts from a CSV file with a header (id, title, company, city, country, date_posted, valid_through, description, …).
Importing the same file again continues where it was interrupted, and changes only what changed in the file.

  --tenant SLUG     tenant to import into (default: muster)
  --source NAME     where the adverts come from (default: the name of the file)
  --as-of DAY       moves the dates of the file, so that it looks as it did on that day, such as 2020-10-29
  --dry-run         prints what would be done, and writes nothing

${SETTINGS}`,
  services: `npm run import -- services FILE [OPTIONS]

Reads service providers from Open Referral JSON (HSDS 3, UK 3 or UK 1; a page, a list, or one service a line) or from CSV with a
header. Importing the same file again changes only what changed in the file.

  --tenant SLUG     tenant to import into (default: muster)
  --source NAME     where the data comes from (default: the name of the file)
  --licence TEXT    its licence, shown with each provider
  --publish         publishes new providers, which are otherwise hidden until they are checked
  --hide-missing    hides providers of this source that the file no longer contains
  --dry-run         prints what would be done, and writes nothing

${SETTINGS}`,
  occupations: `npm run import -- occupations FILE

Adds the US occupation codes of a complete list to those that all tenants share. FILE is UTF-8 text separated by tabs, with the
header service, code, title, code_type, source. Importing it again changes only what changed in the file.

${SETTINGS}`,
  skills: `npm run import -- skills FILE [--preview]

Adds skills, or aliases of skills, for all tenants. FILE is CSV with the columns name, code, kind (plain, common or licence) and
aliases (separated by ;), or a JSON array of objects with these keys. Only name is required. The skills of existing jobs are
recognized again in the background.

  --preview         prints what would change, and changes nothing

${SETTINGS}`,
  crosswalk: `npm run import -- crosswalk FILE

Replaces the official crosswalk from US military codes to O*NET occupations. FILE is UTF-8 text separated by tabs or commas, with
a header that names the service, the code, its title and the O*NET-SOC code (service, code, title, onet_soc).

${SETTINGS}`,
  onet: `npm run import -- onet FOLDER

Replaces the occupations that Muster contains with those of the official O*NET database. FOLDER contains its tab-separated text
files, such as "Occupation Data.txt", "Alternate Titles.txt" and "Task Statements.txt"
(https://www.onetcenter.org/database.html).

${SETTINGS}`,
};

/** Benchmarks: the arguments of each, and what it measures. */
const BENCHMARKS = {
  alerts: ['[--alerts 100000] [--jobs 2000] [--rounds 3] [--adverts FILE]', 'new jobs against the job alerts of many people'],
  backup: ['[ROUNDS] [MINUTES]', 'backups while four writers change the database, and their restore'],
  candidates: ['[--data FOLDER] [--only NAME]', 'the search of 100,000 candidates'],
  cv: ['[--keep]', 'how much of CVs with known content is parsed, and how fast'],
  directory: ['[--count 50000]', 'the search of providers and courses'],
  heads: ['', 'CVs with random headings, layouts and personal details'],
  hiring: ['[--rounds 25] [--only NAME] [--data FOLDER]', 'reads of a tenant with 100,000 applications'],
  hostile: ['', 'attacks, while another person keeps requesting a list'],
  http: ['', 'one route beside a bare Fastify application'],
  import: ['[--rows 7500] [--adverts FILE] [--as-of DAY]', 'the import of jobs'],
  large: [
    '[--scale 1] [--rounds 30] [--data FOLDER] [--only TEXT] [--explain]',
    'every list and dashboard of a tenant with a million jobs, with the slowest statements',
  ],
  match: [
    '[--jobs 20000] [--dir FOLDER] [--minutes 8] [--judged FILE] [--adverts FILE] [--datasets FOLDER]',
    'the order and the speed of matching',
  ],
  'match-reasons': [
    '[--count 60] [--seed 1] [--fresh] [--datasets FOLDER] [--out FILE]',
    'reasons and gaps of random matches, to be judged by hand',
  ],
  titles: ['[--set open|apart] [--write]', 'occupations of the titles of adverts, answered and right'],
  'match-quality': [
    '[--judged FILE] [--set open|apart] [--datasets FOLDER] [--each] [--labels] [--learn | --write]',
    'the order of graded adverts, and the cross-validated weights of the parts of a score',
  ],
  pdf: ['', 'printing a resume, beside other ways to print it'],
  preview: ['[--rounds 20]', 'how far the preview is behind typing'],
  processes: ['[--rounds 2]', 'requests a second with one and with two processes'],
  queries: ['[--data FOLDER] [--datasets FOLDER]', 'the relevance of 40 searches'],
  rolling: ['', 'restarts behind nginx and Caddy under load'],
  search: ['[--jobs 1000000] [--others COUNT] [--rounds 3] [--data FOLDER] [--adverts FILE]', 'the job search'],
  translate: ['[FILE]', 'the translation of military titles'],
  'typed-texts': ['[--set open|apart]', 'texts that name no work, and titles, translated or not'],
  web: ['[--rounds 5] [--page PATH] [--encoding br|gzip] [--files]', 'first visits in a browser'],
};

/**
 * `file` is relative to this folder. An .mjs file runs in this process and takes no arguments. A .ts file runs on the project's own
 * Node.js; with `tools`, it needs the packages that only development uses. `choices` are commands that the next argument chooses, and
 * `chosen` describes that argument. A choice without a file is an argument of the command's own file.
 */
export const COMMANDS = {
  start: {
    file: 'start.mjs',
    usage: `npm start

Installs what is missing, builds the browser app if its sources changed, starts the database, migrates its schema, and serves.
Settings are environment variables: docs/operations.md lists them.`,
  },
  test: {
    file: 'test.mjs',
    usage: `npm test

Runs all checks, tests and browser journeys. For some test files:
  npm run build && node_modules/.bin/node node_modules/vitest/vitest.mjs run FILE…

npm test -- upgrade --help describes the test of upgrades.`,
    choices: {
      upgrade: {
        file: 'previous-release.ts',
        tools: true,
        usage: `npm test -- upgrade [RELEASE] [TEST…]

Runs the API tests of RELEASE, a tag or commit, on a database that RELEASE created and this version migrated. RELEASE is the last
tag by default, or the last commit before the baseline of the schema, which is the oldest one that it can test. TEST limits the
tests, like a path given to vitest: features/jobs.`,
      },
    },
  },
  dev: {
    file: 'dev.mjs',
    usage: `npm run dev

Runs the API and the browser app, both with reload, at http://localhost:3000.`,
  },
  build: {
    file: 'build.mjs',
    usage: `npm run build

Installs what is missing and builds the browser app, as npm start does, without starting anything.`,
  },
  check: {
    file: 'check.mjs',
    usage: `npm run check

Runs the static checks: format, types, import rules and unused code.`,
  },
  fuzz: {
    file: 'fuzz.mjs',
    usage: `npm run fuzz

Sends generated calls to every operation of the API. FUZZ_CALLS sets how many (12000), FUZZ_SEED repeats a run.`,
  },
  backup: {
    file: 'backup.ts',
    usage: `npm run backup -- [--base FULL] [FILE]
       npm run backup -- --check FILE [--base FULL]

Writes a consistent snapshot of the whole database to FILE, muster-DATE.backup by default, and reads it again to check it. Muster
can keep running. The file contains personal data: store it as safely as the database, and APP_SECRET (or the file "secret" of the
data folder) in another place.

  --base FULL       leaves out uploaded files that the full backup FULL contains: restoring then needs both
  --check           checks FILE, and its base, again; needs no database and no secret

${SETTINGS}`,
  },
  restore: {
    file: 'restore.ts',
    usage: `npm run restore -- FILE [--base FULL]

Restores a backup into an empty installation and updates its schema to this version. Set DATA_DIR to a new folder that contains
the file "secret" of the old one, or set DATABASE_URL to a new database and APP_SECRET to the old secret. Existing data is never
overwritten.

  --base FULL       the full backup on which FILE is based, if it is not in the same folder`,
  },
  migrate: {
    file: 'migrate.ts',
    usage: `npm run migrate

Migrates the schema of the database to this version and updates the shared lists, and creates the application's role in a new
database. Running servers of the previous version keep working. A server started with MIGRATE=off does not migrate.

${SETTINGS}`,
  },
  'db:distribute': {
    file: 'db-distribute.ts',
    usage: `npm run db:distribute -- [--check]

Distributes the tables of an installation over the nodes of a Citus cluster, by tenant. DATABASE_URL names the database on the
coordinator, as its owner. Stop all servers of the installation first. After an interruption, the next run continues.

  --check           prints the plan, and which rules of a distributed database the schema breaks; changes nothing, and also works
                    on a PostgreSQL without Citus

${SETTINGS}`,
  },
  'db:move-tenant': {
    file: 'db-move-tenant.ts',
    usage: `npm run db:move-tenant -- TENANT [HOST:PORT]

Moves a tenant of a distributed installation to another node of its cluster, while servers run. TENANT is the short name that
npm run admin -- tenants lists. Without HOST:PORT it prints where the tenant is, which tenants move with it, and the other nodes.

${SETTINGS}`,
  },
  admin: { file: 'admin.ts', usage: ADMIN, choices: { 'create-tenant': { usage: CREATE_TENANT } } },
  import: {
    chosen: 'what to import',
    usage: `npm run import -- KIND FILE

Imports data into the installation, also while it runs. KIND is one of:

  jobs           job adverts (CSV)
  services       service providers (Open Referral JSON or CSV)
  occupations    US military occupation codes
  skills         skills and their aliases
  crosswalk      the official crosswalk from US military codes to occupations
  onet           the official O*NET database

npm run import -- KIND --help describes the file and the options.`,
    choices: Object.fromEntries(Object.entries(IMPORTS).map(([kind, usage]) => [kind, { file: `imports/${kind}.ts`, usage }])),
  },
  'db:types': {
    file: 'db-types.ts',
    tools: true,
    usage: `npm run db:types

Writes db/types.ts and db/tenant-relations.ts from the migrations.`,
  },
  bench: {
    chosen: 'a benchmark',
    takesSeveral: true,
    usage: `npm run bench -- NAME… [OPTIONS] [-- NAME… [OPTIONS]]…

Runs benchmarks one after the other, also after one that fails. OPTIONS are those of each NAME before them: "http hiring --rounds 5"
runs both with five rounds, "http --rounds 5 -- cv" only the first. docs/performance.md has the figures. NAME is one of:

${Object.entries(BENCHMARKS)
  .map(([name, [, about]]) => `  ${name.padEnd(14)} ${about}`)
  .join('\n')}

npm run bench -- NAME --help lists its options.`,
    choices: Object.fromEntries(
      Object.entries(BENCHMARKS).map(([name, [words, about]]) => [
        name,
        {
          file: `../bench/${name}.ts`,
          tools: true,
          usage: `${`npm run bench -- ${name} ${words}`.trim()}\n\nMeasures ${about}.`,
        },
      ]),
    ),
  },
};

/** Runs the command that the arguments name, as in `node scripts/run.cjs import jobs FILE`. */
export async function runCommand([name, ...words]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) giveUp(`There is no command ${name}. The commands are: ${Object.keys(COMMANDS).join(', ')}.`);
  if (command.takesSeveral && words.length === 0) return say(`Usage: ${command.usage}`);
  const runs = (command.takesSeveral ? severalOf(words, command) : [words]).map((each) => chosenBy(name, each));
  const help = runs.filter((run) => run.words.some(isHelp));
  if (help.length > 0) return say(`Usage: ${help.map((run) => run.command.usage).join('\n\n')}`);
  const failed = [];
  for (const run of runs) {
    if (runs.length > 1) say(`\n${run.chosen}`);
    if (!(await succeeds(name, run))) failed.push(run.chosen);
  }
  if (runs.length > 1 && failed.length > 0) say(`\nFailed: ${failed.join(', ')}`);
}

/** The words of each run: "a b --x -- c" is "a --x", "b --x" and "c". */
function severalOf(words, { choices }) {
  const runs = [];
  for (let rest = words; ; ) {
    const end = rest.indexOf('--');
    const group = end < 0 ? rest : rest.slice(0, end);
    const found = group.findIndex((word) => !Object.hasOwn(choices, word));
    const names = found < 0 ? group : group.slice(0, found);
    runs.push(...(names.length > 0 ? names.map((one) => [one, ...group.slice(names.length)]) : [group]));
    if (end < 0) return runs;
    rest = rest.slice(end + 1);
  }
}

/** The command that the first words choose, and the words that are left for it. */
function chosenBy(name, words) {
  let command = COMMANDS[name];
  let chosen = name;
  while (command.choices) {
    const { choices, chosen: what, file } = command;
    const [choice = '', ...others] = words;
    if (Object.hasOwn(choices, choice)) {
      command = { file, ...choices[choice] };
      chosen = choice;
      if (choices[choice].file) words = others;
    } else if (file || isHelp(choice)) break;
    else
      giveUp(`Name ${what}${choice && `, not "${choice}"`}: ${Object.keys(choices).join(', ')}. See npm run ${name} -- --help`);
  }
  return { command, chosen, words };
}

async function succeeds(name, { command, words }) {
  const path = join(ROOT, 'scripts', command.file);
  if (command.file.endsWith('.mjs')) {
    if (words.length > 0) giveUp(`${name} takes no arguments, such as "${words[0]}": settings are environment variables.`);
    await import(pathToFileURL(path).href);
    return true;
  }
  await install({ tools: command.tools === true });
  const { code, error } = await run(NODE, [path, ...words], { cwd: process.cwd() });
  if (error) giveUp(`Node.js 24 could not be run (${error.message}): remove node_modules and try again.`);
  process.exitCode ||= code;
  return code === 0;
}

const isHelp = (word) => word === '--help' || word === '-h';
