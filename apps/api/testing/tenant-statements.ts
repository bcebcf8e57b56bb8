import { loadModule, parseSync } from 'libpg-query';
import pg from 'pg';
import { TENANT_RELATIONS } from '#db/tenant-relations.ts';

/**
 * Refuses, before it is sent, a statement that a database distributed by tenant would refuse or process wrongly
 * (docs/architecture.md): one that uses a tenant table without naming the tenant, and the forms of `refusedForms`. Also refuses
 * one whose number of parameters grows with the data, because PostgreSQL accepts 65,535. Comparisons that no index serves are refused by the
 * server of the tests (postgres.ts).
 */
export async function watchStatements(pool: pg.Pool, catalog: Catalog): Promise<void> {
  await loadModule();
  const verdicts = new Map<string, { faults: string[]; neverNull: number[] }>();
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...words: unknown[]) => unknown;
    client.query = ((...words: unknown[]) => {
      const text = textOf(words[0]);
      const verdict = verdicts.get(text) ?? { faults: faultsOf(text, catalog), neverNull: neverNullOf(text) };
      verdicts.set(text, verdict);
      const values = parametersOf(words);
      const nulls = verdict.neverNull.filter((number) => number <= values.length && values[number - 1] == null);
      const faults = [...verdict.faults, ...nulls.map((number) => `$${number} is null: compare with a value that no row has`)];
      const count = values.length;
      if (faults.length > 0 || count > MOST_PARAMETERS) {
        const report =
          faults.length > 0
            ? `A distributed database does not take this statement: ${faults.join('; ')}.\n${text}`
            : `The statement has ${count} parameters: pass a list as one array, and insert rows with slicesOf (kit/server/database/slices.ts).\n${text.slice(0, 500)}`;
        // Requests turn the error into a 500 without its text.
        console.error(report);
        throw new Error(report);
      }
      const sent = send(...words);
      if (sent instanceof Promise) sent.catch((error: Error) => explain(error, text));
      return sent;
    }) as typeof client.query;
  });
}

/** Of comparisons that postgres.ts refuses. */
function explain({ message }: Error, text: string): void {
  if (/^permission denied for function (?:date|timestamp)/.test(message))
    console.error(
      `No index serves this comparison under row-level policies: compare timestamptz with timestamptz. ${message}\n${text}`,
    );
}

/** What the check of statements reads of a database. */
export type Catalog = {
  /** Tables whose id is an identity column. */
  identityTables: ReadonlySet<string>;
  /** Functions that are stable, or volatile, for arguments of any type. */
  stable: ReadonlySet<string>;
  volatile: ReadonlySet<string>;
};

export async function readCatalog(ownerUrl: string): Promise<Catalog> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ kind: keyof Catalog; name: string }>(
    `select 'identityTables' as kind, table_name::text as name from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
     union all select case when bool_and(provolatile = 'v') then 'volatile' else 'stable' end, proname from pg_proc
       where pronamespace in ('pg_catalog'::regnamespace, 'public'::regnamespace) group by proname having bool_and(provolatile <> 'i')`,
  );
  await client.end();
  const named = (kind: keyof Catalog) => new Set(rows.flatMap((row) => (row.kind === kind ? [row.name] : [])));
  return { identityTables: named('identityTables'), stable: named('stable'), volatile: named('volatile') };
}

/** What is wrong with a statement, for its author; empty when nothing is. `loadModule()` of libpg-query must have run. */
export function faultsOf(text: string, catalog: Catalog): string[] {
  // The queue uses its own statements on tables that are not distributed.
  if (text.includes('pgboss.') && !MENTIONS_ONE.test(text)) return [];
  const statements = statementsOf(text);
  return [
    ...untiedTables(statements).map((table) => `${table} has no tenant_id = …`),
    ...columnsOfEveryNode(statements).map((column) => `${column} is found by a query of the view that names no tenant`),
    ...refusedForms(statements, catalog),
  ];
}

/**
 * Tables that a view reads in a query inside its own, tied to the tenant through a row of the outer one at most: the tenant that a statement
 * names for the view reaches the tables of the view's own query only. `exists` in WHERE becomes a join of that query.
 */
export function faultsOfView(definition: string): string[] {
  return faultsOfSelects(statementsOf(definition).flatMap(({ SelectStmt }) => armsOf(SelectStmt)));
}

function faultsOfSelects(arms: Node[]): string[] {
  const checked = arms.map(withTenant).flatMap((arm) => {
    const [inner, rest] = [[] as Node[], [] as Node[]];
    for (const one of conditionsOf(arm.whereClause)) {
      const exists = one.BoolExpr?.boolop === 'NOT_EXPR' ? one.BoolExpr.args[0].SubLink : one.SubLink;
      if (exists?.subLinkType === 'EXISTS_SUBLINK') inner.push(exists.subselect.SelectStmt);
      else rest.push(one);
    }
    return [
      { ...arm, whereClause: allOf(rest) },
      ...inner.map(({ fromClause = [], whereClause }) => ({
        fromClause: [...(arm.fromClause ?? []), ...fromClause],
        whereClause: allOf([...rest, ...conditionsOf(whereClause)]),
      })),
    ];
  });
  return untiedTables(checked.map((SelectStmt) => ({ SelectStmt })));
}

/**
 * Columns of views that are found by a query inside the view, which only the outer row ties to the tenant. PostgreSQL leaves out what a
 * statement does not read of a view, so a statement may read its other columns. ownApplications() has these, too.
 */
export const COLUMNS_OF_INNER_QUERIES: Readonly<Record<string, readonly string[]>> = {
  own_applications: ['stage_since', 'reason', 'revision'],
};

/** Those of a view's columns, by its definition. */
export function columnsOfInnerQueries(definition: string): string[] {
  const arms = statementsOf(definition).flatMap(({ SelectStmt }) => armsOf(SelectStmt));
  const columns = arms.flatMap((arm) =>
    (arm.targetList ?? []).flatMap(({ ResTarget: { name, val } }: Node) => (name && hasFault(arm, val) ? [name] : [])),
  );
  // What is wrong elsewhere is wrong for every column.
  return arms.some((arm) => hasFault(arm, null)) ? ['*'] : columns;
}

/** Whether a part of a view that selects this value only, or nothing, reads a table that is not tied to the tenant. */
function hasFault(arm: Node, value: Node): boolean {
  const tenant = arm.targetList.filter(({ ResTarget: { name, val } }: Node) => nameOfTarget(name, val) === 'tenant_id');
  return faultsOfSelects([{ ...arm, targetList: value ? [...tenant, { ResTarget: { val: value } }] : tenant }]).length > 0;
}

/** The columns of COLUMNS_OF_INNER_QUERIES that a statement reads, by name, by `*` or as a whole row. */
function columnsOfEveryNode(statements: Node[]): string[] {
  const found = new Set<string>();
  for (const [view, columns] of Object.entries(COLUMNS_OF_INNER_QUERIES)) {
    const aliases = new Set<string>();
    walk(statements, ({ relname, alias }) => {
      if (relname === view) aliases.add(alias?.aliasname ?? relname);
    });
    if (aliases.size === 0) continue;
    walk(statements, ({ ColumnRef }) => {
      if (!ColumnRef) return;
      const words: string[] = ColumnRef.fields.map((field: Node) => field.String?.sval ?? '*');
      const [last = '', table] = words.toReversed();
      if (table === undefined ? aliases.has(last) : aliases.has(table) && (last === '*' || columns.includes(last)))
        found.add(`${view}.${table === undefined ? '*' : last}`);
      if (table === undefined && (last === '*' || columns.includes(last))) found.add(`${view}.${last}`);
    });
  }
  return [...found];
}

const conditionsOf = (where: Node): Node[] =>
  where?.BoolExpr?.boolop === 'AND_EXPR' ? where.BoolExpr.args : where ? [where] : [];
const allOf = (args: Node[]): Node => ({ BoolExpr: { boolop: 'AND_EXPR', args } });

/** The parts of a UNION. */
const armsOf = (select: Node): Node[] =>
  select.op && select.op !== 'SETOP_NONE' ? [select.larg, select.rarg].flatMap(armsOf) : [select];

/** As a statement does that asks the view for one tenant. */
function withTenant(select: Node): Node {
  const column = (select.targetList ?? [])
    .map((item: Node) => item.ResTarget)
    .find((item: Node) => nameOfTarget(item.name, item.val) === 'tenant_id')?.val;
  if (!column?.ColumnRef) return select;
  const named = { A_Expr: { kind: 'AEXPR_OP', name: [{ String: { sval: '=' } }], lexpr: column, rexpr: { A_Const: {} } } };
  return { ...select, whereClause: allOf([named, ...conditionsOf(select.whereClause)]) };
}

const nameOfTarget = (name: string | undefined, value: Node): string | undefined =>
  name ?? value?.ColumnRef?.fields.at(-1)?.String?.sval;

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return query && typeof query === 'object' && 'text' in query && typeof query.text === 'string' ? query.text : '';
}

/** Far below what PostgreSQL accepts, so that tests need no long lists to find a statement that grows with the data. */
const MOST_PARAMETERS = 10_000;

function parametersOf([query, values]: unknown[]): unknown[] {
  const given = query && typeof query === 'object' && 'values' in query ? query.values : values;
  return Array.isArray(given) ? given : [];
}

const MENTIONS_ONE = new RegExp(`\\b(${[...TENANT_RELATIONS].join('|')})\\b`);
const NEEDS_PARSING = /\b(select|insert|update|delete|merge|with|set)\b/i;

const statementsOf = (text: string): Node[] =>
  NEEDS_PARSING.test(text) ? ((parseSync(text) as { stmts?: { stmt: Node }[] }).stmts ?? []).map(({ stmt }) => stmt) : [];

/**
 * Tenant tables without a condition on their tenant in the WHERE or ON of their own query: neither `tenant_id = …` nor another
 * table's tenant_id.
 */
function untiedTables(statements: Node[]): string[] {
  const ties = new Ties();
  for (const statement of statements) readQuery(statement, new Map(), ties, new Set());
  return ties.untied();
}

/**
 * Parameters that must have a value: those compared in `not exists` or in ON of an outer join. With null the comparison is constant, and the
 * join has no condition that Citus accepts.
 */
export function neverNullOf(text: string): number[] {
  const found = new Set<number>();
  walk(statementsOf(text), (node) => {
    const isOuter = node.JoinExpr && node.JoinExpr.jointype !== 'JOIN_INNER';
    const missing = node.BoolExpr?.boolop === 'NOT_EXPR' ? node.BoolExpr.args[0].SubLink : undefined;
    const where = missing?.subLinkType === 'EXISTS_SUBLINK' ? missing.subselect.SelectStmt?.whereClause : undefined;
    for (const { A_Expr: comparison } of conditionsOf(isOuter ? node.JoinExpr.quals : where)) {
      if (comparison?.kind !== 'AEXPR_OP') continue;
      for (const side of [comparison.lexpr, comparison.rexpr]) {
        const number = parameterOf(side);
        if (number !== undefined) found.add(number);
      }
    }
  });
  return [...found];
}

/** The number of a parameter, perhaps with a cast. */
const parameterOf = (node: Node): number | undefined =>
  node?.TypeCast ? parameterOf(node.TypeCast.arg) : node?.ParamRef?.number;

/** Forms that Citus 12.1 and 13.2 refused. Casts are not checked, because their volatility depends on types. */
function refusedForms(statements: Node[], { identityTables, stable, volatile }: Catalog): string[] {
  const faults = new Set<string>();
  if (statements.length > 1 && statements.some((statement) => statement.VariableSetStmt))
    faults.add('SET shares its string with another statement: send each by itself');
  walk(statements, (node) => {
    const insert = node.InsertStmt;
    const write = insert ?? node.UpdateStmt ?? node.DeleteStmt;
    if (!write) return;
    const selected = insert?.selectStmt && !insert.selectStmt.SelectStmt?.valuesLists && insert.relation.relname;
    if (selected && identityTables.has(selected))
      faults.add(`insert … select into ${selected}, which has an identity column: read, then insert … values`);
    else if (selected && !insert.onConflictClause && !insert.returningClause && !insert.returningList)
      faults.add(`insert … select into ${selected} without ON CONFLICT or RETURNING: add one, or read and insert values`);
    else if (
      selected &&
      !insert.relation.alias &&
      (insert.returningClause ?? insert.returningList) &&
      readsTable(insert.selectStmt, selected)
    )
      faults.add(`insert … select into ${selected} from itself with RETURNING: give the target an alias`);
    else if (selected && hasParameter(insert.onConflictClause))
      faults.add(`a parameter in DO UPDATE of insert … select into ${selected}: update in a statement of its own`);
    for (const [clause, name] of [
      [write.returningClause ?? write.returningList, 'RETURNING'],
      [write.onConflictClause, 'DO UPDATE'],
    ])
      for (const call of callsOf(clause))
        if (stable.has(call) || volatile.has(call)) faults.add(`${call}() in ${name}: pass its value as a parameter`);
    if (insert && hasQuery(insert.selectStmt?.SelectStmt?.valuesLists)) faults.add('a query inside VALUES: read first');
    if (hasQuery(insert?.onConflictClause)) faults.add('a query inside DO UPDATE: read first');
    if (insert) return;
    walk([write], (part) => {
      const name = calledIn(part);
      if (name && volatile.has(name)) faults.add(`${name}() in UPDATE or DELETE: pass its value as a parameter`);
    });
    const changes = [write.targetList, write.whereClause];
    if (addsInterval(changes))
      faults.add("interval added with a column in UPDATE or DELETE: use (time at time zone 'UTC' + …) at time zone 'UTC'");
    walkOutside(changes, (part) => {
      const name = calledIn(part);
      if (name && stable.has(name) && hasColumn(part))
        faults.add(`${name}() of a column in UPDATE or DELETE, which is not immutable`);
      for (const call of callsOf(part.CoalesceExpr ?? part.CaseExpr))
        if (stable.has(call)) faults.add(`${call}() in coalesce or case of UPDATE or DELETE: pass its value as a parameter`);
    });
  });
  return [...faults];
}

/** A query inside an expression. */
const hasQuery = (node: Node): boolean => has(node, 'SubLink');

/** The rows of `insert … select` reach the nodes by another way than the parameters, which the nodes then know no type of. */
const hasParameter = (node: Node): boolean => has(node, 'ParamRef');

const readsTable = (node: Node, name: string): boolean => has(node, 'RangeVar', (table) => table.relname === name);

function has(node: Node, kind: string, fits: (part: Node) => boolean = () => true): boolean {
  let found = false;
  walk([node], (part) => {
    found ||= Boolean(part[kind]) && fits(part[kind]);
  });
  return found;
}

/** Plus or minus an interval, with a column on either side: the sum is stable for times with a zone, and immutable for those without. */
function addsInterval(node: Node): boolean {
  let found = false;
  const isInterval = (part: Node): boolean =>
    part?.TypeCast?.typeName?.names?.at(-1)?.String?.sval === 'interval' ||
    part?.FuncCall?.funcname?.at(-1)?.String?.sval === 'make_interval' ||
    (part?.A_Expr?.name?.[0]?.String?.sval === '*' && [part.A_Expr.lexpr, part.A_Expr.rexpr].some(isInterval));
  const isWithoutZone = (part: Node): boolean => part?.FuncCall?.funcname?.at(-1)?.String?.sval === 'timezone';
  walkOutside([node], (part) => {
    const { lexpr, rexpr, name } = part.A_Expr ?? {};
    if (!['+', '-'].includes(name?.[0]?.String?.sval)) return;
    if (isInterval(rexpr) && hasColumn([lexpr, rexpr]) && !isWithoutZone(lexpr)) found = true;
    if (isInterval(lexpr) && hasColumn([lexpr, rexpr]) && !isWithoutZone(rexpr)) found = true;
  });
  return found;
}

function hasColumn(node: Node): boolean {
  let found = false;
  walkOutside([node], (part) => {
    found ||= Boolean(part.ColumnRef);
  });
  return found;
}

/** The functions that an expression calls outside the queries in it. */
function callsOf(node: Node): Set<string> {
  const found = new Set<string>();
  walkOutside([node], (part) => {
    const name = calledIn(part);
    if (name) found.add(name);
  });
  return found;
}

const calledIn = ({ FuncCall, SQLValueFunction }: Node): string | undefined =>
  SQLValueFunction ? 'now' : FuncCall?.funcname.at(-1)?.String?.sval;

/** Leaves out the queries inside an expression, where Citus accepts what is stable. */
function walkOutside(nodes: Node[], visit: (node: Node) => void): void {
  for (const node of nodes) {
    if (!node || typeof node !== 'object' || node.SelectStmt) continue;
    if (!Array.isArray(node)) visit(node);
    walkOutside(Object.values(node), visit);
  }
}

function walk(nodes: Node[], visit: (node: Node) => void): void {
  for (const node of nodes) {
    if (!node || typeof node !== 'object') continue;
    if (!Array.isArray(node)) visit(node);
    walk(Object.values(node), visit);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the syntax tree has over 200 kinds of node; only a few fields of a few are read.
type Node = any;

/** One use of a table, subquery or CTE in a statement. `tied`: its rows belong to the named tenant. */
type Mention = { name: string; is_tenant: boolean; tied: boolean; parent: Mention };
type Scope = Map<string, Mention>;

/** Which mentions share a tenant_id, by union and find. */
class Ties {
  readonly #all: Mention[] = [];

  add(name: string, is_tenant: boolean, tied: boolean): Mention {
    const mention = { name, is_tenant, tied } as Mention;
    mention.parent = mention;
    this.#all.push(mention);
    return mention;
  }

  tie(mention: Mention): void {
    this.#root(mention).tied = true;
  }

  join(one: Mention, other: Mention): void {
    const [a, b] = [this.#root(one), this.#root(other)];
    if (a === b) return;
    b.tied ||= a.tied;
    a.parent = b;
  }

  untied(): string[] {
    return [...new Set(this.#all.filter((one) => one.is_tenant && !this.#root(one).tied).map(({ name }) => name))];
  }

  #root(mention: Mention): Mention {
    let root = mention;
    while (root.parent !== root) root = root.parent;
    return root;
  }
}

/** Reads one statement or subquery: its tables, its conditions, and everything nested in it. */
function readQuery(node: Node, outer: Scope, ties: Ties, outerCtes: ReadonlySet<string>): void {
  const [kind, query] = Object.entries(node as Record<string, Node>)[0] ?? [];
  if (!kind || !query) return;
  const ctes = new Set(outerCtes);
  const own: Scope = new Map();
  for (const { CommonTableExpr: cte } of query.withClause?.ctes ?? []) {
    if (query.withClause.recursive) ctes.add(cte.ctename);
    readQuery(cte.ctequery, outer, ties, ctes);
    ctes.add(cte.ctename);
  }
  if (kind === 'SelectStmt' && query.op && query.op !== 'SETOP_NONE') {
    readQuery({ SelectStmt: query.larg }, outer, ties, ctes);
    readQuery({ SelectStmt: query.rarg }, outer, ties, ctes);
    readNested([query.sortClause, query.limitCount, query.limitOffset], outer, ties, ctes);
    return;
  }
  const conditions: Node[] = [];
  const scope = () => new Map([...outer, ...own]);
  if (query.relation) {
    const target = addTable(query.relation, own, ties, ctes);
    if (kind === 'InsertStmt' && (query.cols ?? []).some((column: Node) => column.ResTarget.name === 'tenant_id'))
      ties.tie(target);
  }
  for (const item of [...(query.fromClause ?? []), ...(query.usingClause ?? [])])
    readFrom(item, own, outer, ties, ctes, conditions);
  if (query.whereClause) conditions.push(query.whereClause);
  for (const condition of conditions) readCondition(condition, own, scope(), ties);
  if (kind === 'InsertStmt' && query.selectStmt) readQuery(query.selectStmt, outer, ties, ctes);
  const { withClause: _with, fromClause: _from, usingClause: _using, relation: _relation, selectStmt: _select, ...rest } = query;
  readNested([rest, conditions], scope(), ties, ctes);
}

function addTable(relation: Node, own: Scope, ties: Ties, ctes: ReadonlySet<string>): Mention {
  const isCte = ctes.has(relation.relname) && !relation.schemaname;
  const isTenant = !isCte && TENANT_RELATIONS.has(relation.relname) && (relation.schemaname ?? 'public') === 'public';
  // Tables inside a CTE are checked there.
  const mention = ties.add(relation.relname, isTenant, isCte);
  own.set(relation.alias?.aliasname ?? relation.relname, mention);
  return mention;
}

function readFrom(item: Node, own: Scope, outer: Scope, ties: Ties, ctes: ReadonlySet<string>, conditions: Node[]): Mention[] {
  const [kind, node] = Object.entries(item as Record<string, Node>)[0] ?? [];
  if (kind === 'RangeVar') return [addTable(node, own, ties, ctes)];
  if (kind === 'JoinExpr') {
    const left = readFrom(node.larg, own, outer, ties, ctes, conditions);
    const right = readFrom(node.rarg, own, outer, ties, ctes, conditions);
    if (node.quals) conditions.push(node.quals);
    if ((node.usingClause ?? []).some((column: Node) => column.String.sval === 'tenant_id'))
      for (const one of left) for (const other of right) ties.join(one, other);
    return [...left, ...right];
  }
  if (kind === 'RangeSubselect') {
    readQuery(node.subquery, node.lateral ? new Map([...outer, ...own]) : outer, ties, ctes);
    const mention = ties.add(node.alias?.aliasname ?? '', false, true);
    own.set(mention.name, mention);
    return [mention];
  }
  readNested([node], new Map([...outer, ...own]), ties, ctes);
  return [];
}

/** Applies a condition on tenant_id that always holds; branches of OR are ignored. */
function readCondition(node: Node, own: Scope, scope: Scope, ties: Ties): void {
  if (node.BoolExpr?.boolop === 'AND_EXPR') {
    for (const one of node.BoolExpr.args) readCondition(one, own, scope, ties);
    return;
  }
  const equation = node.A_Expr;
  if (equation?.kind !== 'AEXPR_OP' || equation.name[0].String.sval !== '=') return;
  const lefts = equation.lexpr?.RowExpr?.args ?? [equation.lexpr];
  const rights = equation.rexpr?.RowExpr?.args ?? [equation.rexpr];
  for (const [at, left] of lefts.entries()) {
    const [one, other] = [tenantColumn(left, own, scope), tenantColumn(rights[at] ?? {}, own, scope)];
    if (one && other) isOfOneQuery(own, one, other) && ties.join(one, other);
    else if (one && isGiven(rights[at])) ties.tie(one);
    else if (other && isGiven(left)) ties.tie(other);
  }
}

/** Citus carries a constant through the joins of one query, but into no query inside it. */
function isOfOneQuery(own: Scope, ...mentions: Mention[]): boolean {
  const ofQuery = new Set(own.values());
  return mentions.every((mention) => ofQuery.has(mention));
}

/** The table whose tenant_id an expression is. */
function tenantColumn(node: Node, own: Scope, scope: Scope): Mention | undefined {
  const words = node.ColumnRef?.fields?.map((field: Node) => field.String?.sval) as (string | undefined)[] | undefined;
  if (!words) return undefined;
  const [table, column] = words.length > 1 ? words.slice(-2) : [undefined, words[0]];
  if (table && column === 'tenant_id') return scope.get(table);
  // tenants.id is the tenant too.
  if (table && column === 'id' && scope.get(table)?.name === 'tenants') return scope.get(table);
  if (column !== 'tenant_id') return undefined;
  return [...own.values()].find((mention) => mention.is_tenant) ?? [...own.values()][0];
}

/** A parameter or constant, perhaps with a cast. */
function isGiven(node: Node): boolean {
  if (node?.TypeCast) return isGiven(node.TypeCast.arg);
  return Boolean(node?.ParamRef || node?.A_Const);
}

/** Finds the queries inside expressions. */
function readNested(node: Node, scope: Scope, ties: Ties, ctes: ReadonlySet<string>): void {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) readNested(one, scope, ties, ctes);
    return;
  }
  if (node.SelectStmt) {
    readQuery(node, scope, ties, ctes);
    return;
  }
  for (const one of Object.values(node)) readNested(one, scope, ties, ctes);
}
