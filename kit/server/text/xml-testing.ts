import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** An element as a strict XML parser reads it. */
export type ParsedElement = { name: string; attributes: Record<string, string>; text: string; children: ParsedElement[] };

/** Parses a document. @throws where it is not well-formed, or declares a document type */
export function parseXml(xml: string): ParsedElement {
  const root: ParsedElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('The document declares a type');
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element: ParsedElement = { name, attributes: { ...attributes }, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  for (const event of ['text', 'cdata'] as const)
    parser.on(event, (text) => {
      const element = open.at(-1);
      if (element) element.text += text;
    });
  parser.write(xml).close();
  return root.children[0] ?? root;
}

/** The child elements of a name, or the text of the first. */
export const childrenOf = (element: ParsedElement, name: string): ParsedElement[] =>
  element.children.filter((child) => child.name === name);
export const textIn = (element: ParsedElement, name: string): string | undefined => childrenOf(element, name)[0]?.text;
