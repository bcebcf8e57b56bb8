import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/** The namespace of the part of a Word file that contains its data. */
const NAMESPACE = 'https://muster.example/ns/resume/1';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
/** Identifies the part inside its file. */
const ITEM_ID = '{7C4B5F0E-5D0A-4E59-9C2B-0F4D9A6E2B11}';

/** Adds a resume's JSON to its Word file as a custom XML part, from which it is imported without loss. Word keeps the part when the file is edited. */
export function withData(file: Uint8Array, json: string): Buffer {
  const parts = unzipSync(file);
  const edit = (path: string, before: string, added: string) => {
    const part = parts[path];
    if (!part) throw new Error(`The Word file has no ${path}`);
    parts[path] = strToU8(strFromU8(part).replace(before, `${added}${before}`));
  };
  parts['customXml/item1.xml'] = strToU8(`${HEAD}<resume xmlns="${NAMESPACE}">${escaped(json)}</resume>`);
  parts['customXml/itemProps1.xml'] = strToU8(
    `${HEAD}<ds:datastoreItem ds:itemID="${ITEM_ID}" xmlns:ds="${OFFICE}/customXml"><ds:schemaRefs><ds:schemaRef ds:uri="${NAMESPACE}"/></ds:schemaRefs></ds:datastoreItem>`,
  );
  parts['customXml/_rels/item1.xml.rels'] = strToU8(
    `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/relationships/customXmlProps" Target="itemProps1.xml"/></Relationships>`,
  );
  edit(
    'word/_rels/document.xml.rels',
    '</Relationships>',
    `<Relationship Id="rIdData" Type="${OFFICE}/relationships/customXml" Target="../customXml/item1.xml"/>`,
  );
  edit(
    '[Content_Types].xml',
    '</Types>',
    '<Override PartName="/customXml/itemProps1.xml" ContentType="application/vnd.openxmlformats-officedocument.customXmlProperties+xml"/>',
  );
  return Buffer.from(zipSync(parts));
}

/** JSON as XML text. Two characters that XML does not allow are written as JSON escapes. */
const escaped = (json: string) =>
  json
    .replace(/[\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
