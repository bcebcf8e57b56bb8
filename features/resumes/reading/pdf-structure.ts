/** A node of the structure that a tagged PDF gives a page, or one text of it. */
type Node = { role?: unknown; id?: unknown; children?: unknown };

const childrenOf = (node: Node): Node[] => (Array.isArray(node.children) ? node.children.filter(isNode) : []);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Deeper structures are no table of a CV. */
const MAX_DEPTH = 60;

/**
 * The rows of the tables that a tagged page says it has: by the mark of each text the number of the outermost row that it is in, from `first`. Tables
 * with less than two rows that have several cells set columns of a page.
 */
export function rowsOfTables(tree: unknown, first: number): Map<string, number> {
  const rows = new Map<string, number>();
  let number = first;
  const take = (node: Node, row: number, depth: number) => {
    if (typeof node.id === 'string') rows.set(node.id, row);
    if (depth < MAX_DEPTH) for (const child of childrenOf(node)) take(child, row, depth + 1);
  };
  const look = (node: Node, depth: number) => {
    if (depth > MAX_DEPTH) return;
    const own = node.role === 'Table' ? rowsIn(node) : [];
    if (own.filter((row) => childrenOf(row).length > 1).length > 1) for (const row of own) take(row, number++, depth);
    else for (const child of childrenOf(node)) look(child, depth + 1);
  };
  if (isNode(tree)) look(tree, 0);
  return rows;
}

/** The rows of a table, also of its head and body. */
const rowsIn = (table: Node): Node[] =>
  childrenOf(table).flatMap((child) =>
    child.role === 'TR' ? [child] : /^(?:THead|TBody|TFoot)$/.test(String(child.role)) ? rowsIn(child) : [],
  );
