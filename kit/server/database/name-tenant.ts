import {
  AliasNode,
  AndNode,
  BinaryOperationNode,
  ColumnNode,
  type DeleteQueryNode,
  IdentifierNode,
  InsertQueryNode,
  JoinNode,
  type KyselyPlugin,
  OnNode,
  type OperationNode,
  OperatorNode,
  ParensNode,
  type PluginTransformQueryArgs,
  PrimitiveValueListNode,
  type QueryId,
  ReferenceNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely';
import { TENANT_RELATIONS } from '#db/tenant-relations.ts';
import { ListTransformer } from './array-lists.ts';

/**
 * Adds `tenant_id = …` for every tenant table to each statement built with Kysely, and the tenant's id to each inserted row. Lists
 * become arrays.
 * Row-level security filters rows, but only a condition in the statement lets indexes on (tenant_id, …) serve joins and lets a
 * distributed database route it. Raw SQL names the tenant by hand; the tests refuse a statement that does not
 * (apps/api/testing/tenant-statements.ts).
 */
export function nameTenant(tenantId: number): KyselyPlugin {
  const transformer = new TenantTransformer(tenantId);
  return {
    transformQuery: ({ node, queryId }: PluginTransformQueryArgs) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}

type Filtered = SelectQueryNode | UpdateQueryNode | DeleteQueryNode;

class TenantTransformer extends ListTransformer {
  readonly #tenantId: number;

  constructor(tenantId: number) {
    super();
    this.#tenantId = tenantId;
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const query = super.transformSelectQuery(node, queryId);
    return this.#filter(query, query.from?.froms ?? []);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const query = super.transformUpdateQuery(node, queryId);
    return this.#filter(query, [...(query.table ? [query.table] : []), ...(query.from?.froms ?? [])]);
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const query = super.transformDeleteQuery(node, queryId);
    return this.#filter(query, [...query.from.froms, ...(query.using?.tables ?? [])]);
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const query = super.transformInsertQuery(node, queryId);
    const { into, columns, values } = query;
    if (!into || !isTenantTable(into)) return query;
    if (columns?.some(({ column }) => column.name === 'tenant_id')) return query;
    if (!columns || !values || !ValuesNode.is(values))
      throw new Error('An insert into a tenant table lists its columns and rows; insert … select names tenant_id itself');
    const rows = values.values.map((row) =>
      PrimitiveValueListNode.is(row)
        ? PrimitiveValueListNode.create([...row.values, this.#tenantId])
        : ValueListNode.create([...row.values, ValueNode.create(this.#tenantId)]),
    );
    return InsertQueryNode.cloneWith(query, {
      columns: [...columns, ColumnNode.create('tenant_id')],
      values: ValuesNode.create(rows),
    });
  }

  /** Tables of FROM, and of joins without ON, get the condition in WHERE. Other joins get it in ON, as outer joins require. */
  #filter<Q extends Filtered>(query: Q, tables: readonly OperationNode[]): Q {
    const conditions = tables.flatMap((table) => this.#conditionFor(table));
    const joins = query.joins?.map((join) => {
      const [condition] = this.#conditionFor(join.table);
      if (!condition) return join;
      if (!join.on) {
        conditions.push(condition);
        return join;
      }
      if (join.joinType !== 'InnerJoin' && join.joinType !== 'LeftJoin')
        throw new Error(`A ${join.joinType} of a tenant table cannot name its tenant`);
      return JoinNode.is(join) ? { ...join, on: OnNode.create(and(join.on.on, condition)) } : join;
    });
    if (conditions.length === 0) return joins ? { ...query, joins } : query;
    const [first, ...rest] = query.where ? [query.where.where, ...conditions] : conditions;
    const where = WhereNode.create(rest.reduce((all, one) => and(all, one), first as OperationNode));
    return { ...query, ...(joins && { joins }), where };
  }

  #conditionFor(table: OperationNode): OperationNode[] {
    if (!isTenantTable(table)) return [];
    return [
      BinaryOperationNode.create(
        ReferenceNode.create(ColumnNode.create('tenant_id'), TableNode.create(nameOf(table))),
        OperatorNode.create('='),
        ValueNode.create(this.#tenantId),
      ),
    ];
  }
}

/** Combines both conditions. Raw SQL on the left may contain an `or`, so it is put in parentheses. */
function and(left: OperationNode, right: OperationNode): OperationNode {
  return AndNode.create(isConjunction(left) ? left : ParensNode.create(left), right);
}

const isConjunction = (node: OperationNode): boolean =>
  BinaryOperationNode.is(node) ||
  ParensNode.is(node) ||
  (AndNode.is(node) && isConjunction(node.left) && isConjunction(node.right));

function isTenantTable(node: OperationNode): boolean {
  if (AliasNode.is(node)) return isTenantTable(node.node);
  return TableNode.is(node) && TENANT_RELATIONS.has(node.table.identifier.name);
}

/** The name by which a statement refers to a table: its alias, if it has one. */
function nameOf(node: OperationNode): string {
  if (AliasNode.is(node) && IdentifierNode.is(node.alias)) return node.alias.name;
  if (TableNode.is(node)) return node.table.identifier.name;
  throw new Error(`No table name in a ${node.kind}`);
}
