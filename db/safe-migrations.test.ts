import { loadModule, parseSync } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { isOlder, VERSION } from '#kit/server/process/version.ts';
import { type MigrationFile, parseMigration, readMigrations, statementsOf } from './migration-files.ts';

/**
 * Migrations run while servers of the previous version are working. They take no long lock on a table that exists, and the previous
 * version works after them. docs/operations/upgrading.md describes the steps of a change that needs more than one version.
 */

beforeAll(async () => void (await loadModule()));

type Node = Record<string, unknown>;
type Statement = [kind: string, node: Node];
/** `breaks` also names what only a contract step may do. */
type Fault = { text: string; breaks?: true };

function parsed(text: string): Statement[] {
  const { stmts = [] } = parseSync(text) as { stmts?: { stmt: Record<string, Node> }[] };
  return stmts.flatMap(({ stmt }) => Object.entries(stmt));
}

const list = (value: unknown) => (value ?? []) as Node[];
const nameOf = (relation: unknown) => (relation as { relname?: string } | undefined)?.relname ?? '';

function createdTables(text: string): string[] {
  return parsed(text).flatMap(([kind, node]) => (kind === 'CreateStmt' ? [nameOf(node.relation)] : []));
}

/** @param isNew whether a table was created after the baseline, so it is empty and the previous version does not use it */
function faultsOf(file: MigrationFile, isNew: (table: string) => boolean): string[] {
  const statements = parsed(file.text);
  const policies = statements.flatMap(([kind, node]) => (kind === 'CreatePolicyStmt' ? [nameOf(node.table)] : []));
  const isFree = (node: Node) => (table: string) =>
    // Policies are replaced in one transaction.
    isNew(table) || (file.mode === 'transaction' && node.removeType === 'OBJECT_POLICY' && policies.includes(table));
  const faults = file.mode === 'batches' ? [] : statements.flatMap(([kind, node]) => faultsOfStatement(kind, node, isFree(node)));
  const allowed = file.contract === null ? faults : faults.filter(({ breaks }) => !breaks);
  return [...allowed.map(({ text }) => text), ...faultsOfMode(file, statements), ...faultsOfContract(file)];
}

function faultsOfMode(file: MigrationFile, statements: Statement[]): string[] {
  const concurrent = statements.filter(([, node]) => node.concurrent === true);
  if (file.mode !== 'no transaction' && concurrent.length > 0) return ['concurrently without the mark "no transaction"'];
  if (file.mode === 'no transaction') {
    const repeatable = ([kind, node]: Statement) =>
      (node.concurrent === true && (node.if_not_exists === true || node.missing_ok === true)) || kind === 'VacuumStmt';
    return [
      ...(statements.every(repeatable) ? [] : ['a statement without a transaction that cannot be repeated']),
      ...(statementsOf(file.text).length === statements.length ? [] : ['a semicolon that is not at the end of a line']),
    ];
  }
  if (file.mode === 'batches') {
    // An insert that skips what exists ends once nothing is missing.
    const isOne =
      statements.length === 1 &&
      statements.every(
        ([kind, node]) =>
          ['UpdateStmt', 'DeleteStmt'].includes(kind) || (kind === 'InsertStmt' && Boolean(node.onConflictClause)),
      );
    const isBound = /\blimit\s+\d+/i.test(file.text) && file.text.includes("current_setting('app.tenant_id')");
    return isOne && isBound
      ? []
      : ['batches that are not one update, delete or insert that skips what exists, with a limit and the tenant'];
  }
  return statements.flatMap(([kind]) => (kind === 'VacuumStmt' ? ['vacuum within a transaction'] : []));
}

/** The previous version must work after a contract step as well: it removes what that version has stopped using. */
function faultsOfContract({ contract }: MigrationFile): string[] {
  return contract !== null && !isOlder(contract, VERSION) ? [`a contract step that breaks the version before ${VERSION}`] : [];
}

function faultsOfStatement(kind: string, node: Node, isNew: (table: string) => boolean): Fault[] {
  const onNew = isNew(nameOf(node.relation));
  switch (kind) {
    case 'RenameStmt':
      return onNew || ['OBJECT_INDEX', 'OBJECT_TABCONSTRAINT'].includes(String(node.renameType)) ? [] : breaking('rename');
    case 'DropStmt':
      return dropped(node, isNew);
    case 'AlterTableStmt':
      return onNew || node.objtype !== 'OBJECT_TABLE' ? [] : commandsOf(node).flatMap((command) => faultsOfCommand(command));
    case 'IndexStmt':
      return onNew || node.concurrent === true ? [] : [{ text: `create index without concurrently: ${node.idxname}` }];
    case 'UpdateStmt':
    case 'DeleteStmt':
    case 'InsertStmt':
      return changesRows(kind, node, onNew);
    case 'DoStmt':
      return /\b(update|delete|alter|drop|create\s+(unique\s+)?index)\b/i.test(JSON.stringify(node.args))
        ? [{ text: 'a block that changes rows or tables' }]
        : [];
    case 'GrantStmt':
      // A new function is open to everybody until that is revoked.
      return node.is_grant === true || node.objtype === 'OBJECT_FUNCTION' ? [] : breaking('revoke');
    case 'TruncateStmt':
    case 'ClusterStmt':
    case 'LockStmt':
    case 'ReindexStmt':
    case 'RefreshMatViewStmt':
      return [{ text: `long lock: ${kind}` }];
    default:
      return [];
  }
}

const breaking = (text: string): Fault[] => [{ text, breaks: true }];
const commandsOf = (node: Node) => list(node.cmds).map((command) => command.AlterTableCmd as Node);

function changesRows(kind: string, node: Node, onNew: boolean): Fault[] {
  const values = (node.selectStmt as { SelectStmt?: Node } | undefined)?.SelectStmt?.valuesLists;
  return onNew || (kind === 'InsertStmt' && values) ? [] : [{ text: `rows of an existing table: ${kind}` }];
}

function dropped(node: Node, isNew: (table: string) => boolean): Fault[] {
  const path = (object: Node) =>
    list((object.List as Node | undefined)?.items).map((item) => (item.String as { sval: string } | undefined)?.sval ?? '');
  const kind = String(node.removeType);
  if (kind === 'OBJECT_INDEX') return node.concurrent === true ? [] : [{ text: 'drop index without concurrently' }];
  const tables = list(node.objects).map((object) =>
    path(object).at(kind === 'OBJECT_POLICY' || kind === 'OBJECT_TRIGGER' ? -2 : -1),
  );
  return tables.every((table) => isNew(table ?? '')) ? [] : breaking(`drop: ${kind}`);
}

function faultsOfCommand(command: Node): Fault[] {
  const what = `${command.subtype} ${command.name ?? ''}`.trim();
  switch (command.subtype) {
    case 'AT_DropColumn':
    case 'AT_EnableRowSecurity':
    case 'AT_ForceRowSecurity':
      return breaking(what);
    case 'AT_SetNotNull':
      // PostgreSQL reads no rows for it when a valid check says the same; the constraint is the safe half of this step.
      return breaking(what);
    case 'AT_AlterColumnType':
    case 'AT_SetExpression':
    case 'AT_SetLogged':
    case 'AT_SetUnLogged':
    case 'AT_SetTableSpace':
    case 'AT_AttachPartition':
      return [{ text: what }];
    case 'AT_AddConstraint':
      return faultsOfConstraint((command.def as { Constraint: Node }).Constraint);
    case 'AT_AddColumn':
      return faultsOfColumn((command.def as { ColumnDef: Node }).ColumnDef);
    default:
      return [];
  }
}

function faultsOfConstraint(constraint: Node): Fault[] {
  const name = String(constraint.conname ?? 'without a name');
  switch (constraint.contype) {
    case 'CONSTR_FOREIGN':
    case 'CONSTR_CHECK':
      return constraint.skip_validation === true ? [] : [{ text: `constraint without not valid: ${name}` }];
    case 'CONSTR_UNIQUE':
    case 'CONSTR_PRIMARY':
      return constraint.indexname ? [] : [{ text: `constraint without using index: ${name}` }];
    default:
      return [{ text: `${constraint.contype}: ${name}` }];
  }
}

/** A new column is fast without a default, or with one that PostgreSQL evaluates once. */
function faultsOfColumn(column: Node): Fault[] {
  const constraints = list(column.constraints).map((one) => one.Constraint as Node);
  const defaulted = constraints.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  const volatile = /gen_random_uuid|random|clock_timestamp|nextval|uuidv/.test(JSON.stringify(defaulted ?? {}));
  const slow = ['CONSTR_GENERATED', 'CONSTR_IDENTITY', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_CHECK'];
  const isVirtual = (one: Node) => one.contype === 'CONSTR_GENERATED' && one.generated_kind === 'v';
  const isSerial = /serial/.test(JSON.stringify(column.typeName ?? {}));
  const has = (type: string) => constraints.some(({ contype }) => contype === type);
  return [
    ...constraints
      .filter((one) => slow.includes(String(one.contype)) && !isVirtual(one))
      .map((one) => ({ text: `new column ${column.colname} with ${one.contype}` })),
    ...(volatile || isSerial ? [{ text: `new column ${column.colname} with a value for each row` }] : []),
    ...(has('CONSTR_NOTNULL') && !defaulted
      ? [{ text: `new column ${column.colname} that the previous version does not fill` }]
      : []),
    ...(has('CONSTR_FOREIGN') && defaulted ? [{ text: `new column ${column.colname} with a key and a default` }] : []),
  ];
}

const check = (text: string) => faultsOf(parseMigration('9999_test', text), (table) => createdTables(text).includes(table));

describe('a migration is refused with', () => {
  test.each([
    ['alter table jobs drop column title', 'AT_DropColumn title'],
    ['alter table jobs rename column title to heading', 'rename'],
    ['alter table jobs rename to adverts', 'rename'],
    ['drop table jobs', 'drop: OBJECT_TABLE'],
    ['drop view job_projection', 'drop: OBJECT_VIEW'],
    ['drop function make_tenant_table(regclass)', 'drop: OBJECT_FUNCTION'],
    ['drop policy of_tenant on jobs', 'drop: OBJECT_POLICY'],
    ['drop policy of_tenant on jobs; create policy of_own on users using (tenant_id = 1)', 'drop: OBJECT_POLICY'],
    [
      '-- no transaction\ndrop policy of_tenant on jobs; create policy of_own on jobs using (tenant_id = 1)',
      'drop: OBJECT_POLICY',
    ],
    ['alter table jobs alter column title set not null', 'AT_SetNotNull title'],
    ['alter table jobs alter column id type bigint', 'AT_AlterColumnType id'],
    ['create index jobs_x on jobs (title)', 'create index without concurrently: jobs_x'],
    ['drop index jobs_x', 'drop index without concurrently'],
    ['alter table jobs add constraint a foreign key (tenant_id, id) references users', 'constraint without not valid: a'],
    ['alter table jobs add constraint b check (id > 0)', 'constraint without not valid: b'],
    ['alter table jobs add constraint c unique (tenant_id, title)', 'constraint without using index: c'],
    ['alter table jobs add column x int not null', 'new column x that the previous version does not fill'],
    ['alter table jobs add column x uuid default gen_random_uuid()', 'new column x with a value for each row'],
    ['alter table jobs add column x text generated always as (lower(title)) stored', 'new column x with CONSTR_GENERATED'],
    ['alter table jobs add column x int check (x > 0)', 'new column x with CONSTR_CHECK'],
    ["update jobs set title = 'x'", 'rows of an existing table: UpdateStmt'],
    ['insert into job_words select * from jobs', 'rows of an existing table: InsertStmt'],
    ['do $$ begin update jobs set id = 1; end $$', 'a block that changes rows or tables'],
    ['revoke select on jobs from muster_app', 'revoke'],
    ['lock table jobs', 'long lock: LockStmt'],
    ['create index concurrently if not exists x on jobs (id)', 'concurrently without the mark "no transaction"'],
    ['-- no transaction\ncreate index concurrently x on jobs (id);', 'a statement without a transaction that cannot be repeated'],
    ['-- no transaction\nalter table jobs add column y int;', 'a statement without a transaction that cannot be repeated'],
    [
      "-- batches\nupdate jobs set title = 'x' where title = 'y'",
      'batches that are not one update, delete or insert that skips what exists, with a limit and the tenant',
    ],
    [
      "-- batches\ninsert into job_words select current_setting('app.tenant_id')::int, title from jobs limit 10",
      'batches that are not one update, delete or insert that skips what exists, with a limit and the tenant',
    ],
    [
      '-- contract: oldest version 99.0.0\nalter table jobs drop column title',
      `a contract step that breaks the version before ${VERSION}`,
    ],
  ])('%s', (text, fault) => expect(check(text)).toContain(fault));
});

describe('a migration is accepted with', () => {
  test.each([
    'create table notes (id int primary key, note text not null); create index notes_x on notes (note); insert into notes select id from jobs',
    'alter table jobs add column x int, add column y boolean not null default false, add column z timestamptz default now()',
    'alter table jobs add constraint a foreign key (tenant_id, id) references users not valid',
    'alter table jobs alter column title drop not null',
    'alter table jobs validate constraint a',
    'drop policy of_tenant on jobs; create policy of_own on jobs using (tenant_id = 1)',
    '-- no transaction\ncreate index concurrently if not exists x on jobs (id);\ndrop index concurrently if exists y;',
    '-- contract: oldest version 0.0.1\nalter table jobs drop column title; drop table job_words',
    "-- batches\nupdate jobs j set title = 'x' from (select tenant_id, id from jobs where tenant_id = current_setting('app.tenant_id')::int and title = 'y' limit 1000 for update) b where j.tenant_id = b.tenant_id and j.id = b.id",
  ])('%s', (text) => expect(check(text)).toEqual([]));
});

test('every migration since the baseline takes no long lock and leaves the previous version working', async () => {
  const files = (await readMigrations()).filter(({ isBaseline }) => !isBaseline);
  const created = new Set(files.flatMap(({ text }) => createdTables(text)));
  const faults = Object.fromEntries(files.map((file) => [file.name, faultsOf(file, (table) => created.has(table))]));
  expect(Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0))).toEqual({});
});
