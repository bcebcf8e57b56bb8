import { loadModule, parseSync } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { type MigrationFile, parseMigration, readMigrations, splitStatements } from './migration-files.ts';

/**
 * A migration must also work where the tables are distributed over several nodes (docs/decisions/0172). An installation is distributed
 * by a version that has `npm run db:distribute`, which has the files up to this one.
 */
const LAST_BEFORE = '0620_views_on_distributed_databases';

beforeAll(async () => void (await loadModule()));

type Node = Record<string, unknown>;
const list = (value: unknown) => (value ?? []) as Node[];
const nameOf = (relation: unknown) => (relation as { relname?: string } | undefined)?.relname ?? '';

function faultsOf({ text }: Pick<MigrationFile, 'text'>): string[] {
  const { stmts = [] } = parseSync(text) as { stmts?: { stmt: Record<string, Node> }[] };
  const statements = stmts.flatMap(({ stmt }) => Object.entries(stmt));
  const prepared = [...text.matchAll(/\bmake_(?:tenant|shared)_table\('(\w+)'/g)].map(([, name]) => name);
  return statements.flatMap(([kind, node]) => {
    switch (kind) {
      case 'CreateStmt':
        return faultsOfTable(node, prepared.includes(nameOf(node.relation)));
      case 'AlterTableStmt':
        return faultsOfChange(list(node.cmds).map((command) => command.AlterTableCmd as Node));
      case 'CreateTrigStmt':
        return [`trigger ${node.trigname}: write from the application`];
      case 'CreatePolicyStmt':
        return node.permissive ? [] : [`restrictive policy ${node.policy_name}: the nodes would have one that permits`];
      case 'CreateTableAsStmt':
        return ['create table as, or a materialized view: create the table, then fill it in batches'];
      default:
        return [];
    }
  });
}

function faultsOfTable(node: Node, isPrepared: boolean): string[] {
  const table = nameOf(node.relation);
  const isPartition = node.partbound !== undefined;
  const elements = list(node.tableElts).flatMap((element) => {
    const column = element.ColumnDef as Node | undefined;
    return column ? list(column.constraints) : [element];
  });
  const hasKey = elements.some((element) => (element.Constraint as Node | undefined)?.contype === 'CONSTR_FOREIGN');
  return [
    ...(hasKey ? [`${table} is created with foreign keys: add each with a name after make_tenant_table`] : []),
    ...(isPrepared || isPartition ? [] : [`${table} is local: call make_tenant_table or make_shared_table`]),
  ];
}

function faultsOfChange(commands: Node[]): string[] {
  return commands.flatMap((command) => {
    const constraints = [command.def as { Constraint?: Node; ColumnDef?: Node } | undefined].flatMap((def) => [
      ...(def?.Constraint ? [def.Constraint] : []),
      ...list(def?.ColumnDef?.constraints).map((one) => one.Constraint as Node),
    ]);
    const checked = constraints.filter(({ contype }) =>
      ['CONSTR_CHECK', 'CONSTR_FOREIGN', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_EXCLUSION'].includes(String(contype)),
    );
    return [
      ...(command.subtype === 'AT_SetStatistics' ? [`set statistics on ${command.name}`] : []),
      ...(command.subtype === 'AT_AddColumn' && checked.length > 0
        ? ['a new column with a check or key: add the column, then the constraint with a name']
        : []),
      ...(command.subtype === 'AT_AddConstraint' && commands.length > 1
        ? ['add constraint beside another change: use a statement of its own']
        : []),
      ...(command.subtype === 'AT_AddConstraint' && checked.some(({ conname }) => !conname)
        ? ['a constraint without a name']
        : []),
      ...constraints
        .filter(({ fk_del_action }) => fk_del_action === 'n' || fk_del_action === 'd')
        .map(() => 'on delete set null'),
    ];
  });
}

const check = (text: string) => faultsOf(parseMigration('9999_test', text));

describe('a migration is refused with', () => {
  test.each([
    [
      'create table notes (tenant_id int not null references tenants (id), id int)',
      'notes is created with foreign keys: add each with a name after make_tenant_table',
    ],
    [
      "create table notes (tenant_id int, foreign key (tenant_id, id) references jobs (tenant_id, id)); select make_tenant_table('notes')",
      'notes is created with foreign keys: add each with a name after make_tenant_table',
    ],
    ['create table notes (id int primary key)', 'notes is local: call make_tenant_table or make_shared_table'],
    ['alter table jobs alter column title set statistics 1000', 'set statistics on title'],
    [
      'alter table jobs add column pay int check (pay > 0)',
      'a new column with a check or key: add the column, then the constraint with a name',
    ],
    [
      'alter table jobs add column person int, add constraint b check (person > 0) not valid',
      'add constraint beside another change: use a statement of its own',
    ],
    ['alter table jobs add check (id > 0) not valid', 'a constraint without a name'],
    [
      'alter table jobs add constraint k foreign key (tenant_id, person) references users on delete set null (person) not valid',
      'on delete set null',
    ],
    ['create trigger t before insert on jobs for each row execute function f()', 'trigger t: write from the application'],
    [
      'create policy p on jobs as restrictive for update using (false)',
      'restrictive policy p: the nodes would have one that permits',
    ],
    [
      'create table copies as select * from jobs',
      'create table as, or a materialized view: create the table, then fill it in batches',
    ],
  ])('%s', (text, fault) => expect(check(text)).toContain(fault));
});

describe('a migration is accepted with', () => {
  test.each([
    `create table notes (tenant_id int not null, id int generated by default as identity, job_id int not null, note text check (note <> ''), primary key (tenant_id, id));
     select make_tenant_table('notes');
     alter table notes add constraint notes_of_tenant foreign key (tenant_id) references tenants (id);
     alter table notes add constraint notes_of_job foreign key (tenant_id, job_id) references jobs (tenant_id, id) on delete cascade;
     create index notes_of_job on notes (tenant_id, job_id)`,
    "create table trades (id int primary key, name text); select make_shared_table('trades')",
    'alter table jobs add column x int, add column y boolean not null default false',
    'alter table jobs validate constraint b',
    '-- no transaction\ncreate index concurrently if not exists x on jobs (tenant_id, id);',
  ])('%s', (text) => expect(check(text)).toEqual([]));
});

test('every migration since databases can be distributed works on a distributed one', async () => {
  const files = (await readMigrations()).filter(({ name }) => name > LAST_BEFORE);
  const faults = Object.fromEntries(files.map((file) => [file.name, faultsOf(file)]));
  expect(Object.fromEntries(Object.entries(faults).filter(([, found]) => found.length > 0))).toEqual({});
});

test('the statements of a migration are sent one by one', async () => {
  for (const { name, text } of await readMigrations()) {
    const { stmts = [] } = parseSync(text) as { stmts?: unknown[] };
    const sent = splitStatements(text);
    expect(sent.length, name).toBe(stmts.length);
    for (const statement of sent) expect((parseSync(statement) as { stmts?: unknown[] }).stmts, name).toHaveLength(1);
  }
});
