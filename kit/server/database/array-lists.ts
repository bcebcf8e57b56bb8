import {
  BinaryOperationNode,
  FunctionNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  type QueryId,
  ValueNode,
} from 'kysely';

/** A list of values after one of these operators becomes one parameter. */
const WITH_LIST: Record<string, { compare: '=' | '<>'; call: 'any' | 'all' }> = {
  in: { compare: '=', call: 'any' },
  'not in': { compare: '<>', call: 'all' },
};

/**
 * Sends the values of `in` as one array: `id = any($1)`. PostgreSQL refuses a statement with more than 65,535 parameters, and a
 * list may be empty, which `in ()` may not. A single value is compared directly, which PostgreSQL can plan better.
 */
export class ListTransformer extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode, queryId?: QueryId): BinaryOperationNode {
    const { leftOperand, operator, rightOperand } = node;
    const form = OperatorNode.is(operator) ? WITH_LIST[operator.operator] : undefined;
    if (!form || !PrimitiveValueListNode.is(rightOperand)) return super.transformBinaryOperation(node, queryId);
    const { values } = rightOperand;
    const right: OperationNode =
      values.length === 1 ? ValueNode.create(values[0]) : FunctionNode.create(form.call, [ValueNode.create(values)]);
    return BinaryOperationNode.create(this.transformNode(leftOperand, queryId), OperatorNode.create(form.compare), right);
  }
}

/** For statements without a tenant; nameTenant does the same for those with one. */
export function listsAsArrays(): KyselyPlugin {
  const transformer = new ListTransformer();
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}
