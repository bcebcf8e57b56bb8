/** A node of the structure that a tagged PDF gives a page, or one text of it. */
type Node = { role?: unknown; id?: unknown; children?: unknown };

/** What the structure says of a text: the number of its paragraph, and that of the table row it is in. */
export type Place = { paragraph?: number; row?: number };

const childrenOf = (node: Node): Node[] => (Array.isArray(node.children) ? node.children.filter(isNode) : []);
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Deeper structures are no text of a CV. */
const MAX_DEPTH = 60;
const PARAGRAPH = /^(?:P|H[1-6]?|Title|Caption|LBody|TD|TH)$/;

/** Where each text of a tagged page is, by the mark of the text. Numbers count from `first`. Tables with less than two rows that have several cells set columns of a page. */
export function placesIn(tree: unknown, first: number): Map<string, Place> {
  const places = new Map<string, Place>();
  let number = first;
  const look = (node: Node, place: Place, depth: number) => {
    if (typeof node.id === 'string' && (place.paragraph ?? place.row) !== undefined) places.set(node.id, place);
    if (depth > MAX_DEPTH) return;
    const own = PARAGRAPH.test(String(node.role)) ? { ...place, paragraph: number++ } : place;
    const rows = node.role === 'Table' && place.row === undefined ? rowsIn(node) : [];
    const isTable = rows.filter((row) => childrenOf(row).length > 1).length > 1;
    for (const child of childrenOf(node)) {
      if (isTable && child.role !== 'Caption')
        for (const row of rowsIn({ children: [child] })) look(row, { row: number++ }, depth + 1);
      else look(child, own, depth + 1);
    }
  };
  if (isNode(tree)) look(tree, {}, 0);
  return places;
}

/** The rows of a table, also of its head and body. */
const rowsIn = (table: Node): Node[] =>
  childrenOf(table).flatMap((child) =>
    child.role === 'TR' ? [child] : /^(?:THead|TBody|TFoot)$/.test(String(child.role)) ? rowsIn(child) : [],
  );
