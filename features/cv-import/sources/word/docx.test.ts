import { describe, expect, test } from 'vitest';
import { buildZip } from '#features/resumes/server/testing.ts';
import { readCv } from '../../read-cv.ts';
import { itemsOfDocx } from '../../testing.ts';
import { partsOfDocx } from './docx-parts.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MC = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

const part = (root: string, xml: string) => `<w:${root} xmlns:w="${W}" xmlns:r="${R}" xmlns:mc="${MC}">${xml}</w:${root}>`;
const fileOf = (parts: Record<string, string>) =>
  buildZip(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)])));
/** A Word file with this text in its body. */
const docx = (xml: string, others: Record<string, string> = {}) =>
  fileOf({ 'word/document.xml': part('document', `<w:body>${xml}</w:body>`), ...others });
const textsOf = (file: Buffer) =>
  itemsOfDocx(file)
    .map(({ text }) => text)
    .join('|');

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (...xml: string[]) => `<w:p>${xml.join('')}</w:p>`;
const box = `<w:txbxContent>${p(run('Leeds, UK'))}</w:txbxContent>`;
const unfilled = (content: string, mark = '<w:showingPlcHdr/>') =>
  `<w:sdt><w:sdtPr>${mark}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

describe('the text of a Word file', () => {
  test.each([
    ['deleted text is left out', p('<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>', run('Ada')), 'Ada'],
    ['inserted text is read', p(run('Ada'), '<w:ins>', run(' King'), '</w:ins>'), 'Ada King'],
    [
      'moved text is read where it is now',
      p('<w:moveFrom>', run('Fitter'), '</w:moveFrom>', run('Ada')) + p('<w:moveTo>', run('Fitter'), '</w:moveTo>'),
      'Ada|Fitter',
    ],
    [
      'a paragraph that was moved as a whole is read once',
      p('<w:pPr><w:rPr><w:moveFrom/></w:rPr></w:pPr><w:moveFrom>', run('Fitter'), '</w:moveFrom>') +
        p('<w:pPr><w:rPr><w:moveTo/></w:rPr></w:pPr><w:moveTo>', run('Fitter'), '</w:moveTo>'),
      'Fitter',
    ],
    [
      'a deletion in moved text ends before the move',
      p('<w:moveFrom><w:del>', run('a'), '</w:del>', run('b'), '</w:moveFrom>', run('c')),
      'c',
    ],
    [
      'the former style of text does not count',
      p('<w:r><w:rPr><w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange></w:rPr><w:t>Ada</w:t></w:r>'),
      'Ada',
    ],
    ['hidden text is left out', p('<w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r>', run('Ada')), 'Ada'],
    ['a control that nobody filled in is left out', unfilled(p(run('[Your name]'))) + p(run('Ada')), 'Ada'],
    ['so is one within a paragraph', p(run('Ada '), unfilled(run('[Phone]'))), 'Ada '],
    ['a filled control is read', unfilled(p(run('Ada')), '<w:alias w:val="Name"/>'), 'Ada'],
    ['a control that says it shows no hint is read', unfilled(p(run('Ada')), '<w:showingPlcHdr w:val="0"/>'), 'Ada'],
    ['a filled control around an unfilled one is read', unfilled(p(run('Ada')) + unfilled(p(run('[Town]'))), ''), 'Ada'],
    [
      'a text box for new and old programs is read once',
      p(
        `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`,
        run('Ada'),
      ),
      'Leeds, UK|Ada',
    ],
    [
      'a text box with three versions is read once',
      p(
        `<w:r><mc:AlternateContent><mc:Choice Requires="a">${box}</mc:Choice><mc:Choice Requires="b">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`,
      ),
      'Leeds, UK',
    ],
    [
      'a text box of old programs only is read',
      p(`<w:r><mc:AlternateContent><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>`),
      'Leeds, UK',
    ],
    [
      'two text boxes are both read',
      p(
        `<w:r><mc:AlternateContent><mc:Choice>${box}</mc:Choice></mc:AlternateContent></w:r>`,
        `<w:r><w:pict>${box.replace('Leeds', 'York')}</w:pict></w:r>`,
      ),
      'Leeds, UK|York, UK',
    ],
    [
      'the code of a field is left out',
      p(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>',
        run('1'),
        '<w:r><w:fldChar w:fldCharType="end"/></w:r>',
      ),
      '1',
    ],
  ])('%s', (_, xml, text) => expect(textsOf(docx(xml))).toBe(text));

  test.each(['footnotes', 'endnotes'])('has its %s once', (name) => {
    const notes = part(name, `<w:${name.slice(0, -1)} w:id="1">${p(run('Until the site closed'))}</w:${name.slice(0, -1)}>`);
    const file = docx(p(run('Fitter'), `<w:r><w:${name.slice(0, -1)}Reference w:id="1"/></w:r>`), {
      [`word/${name}.xml`]: notes,
    });
    expect(textsOf(file)).toBe('Fitter|Until the site closed');
  });

  test('has equal page headers once', () => {
    const header = part('hdr', p(run('Ada King')));
    expect(textsOf(docx(p(run('Fitter')), { 'word/header1.xml': header, 'word/header2.xml': header }))).toBe('Ada King|Fitter');
  });

  test.each([
    ['of another name', (xml: string) => xml.replaceAll('w:', 'ns0:').replace('xmlns:w=', 'xmlns:ns0=')],
    [
      'left out',
      (xml: string) =>
        xml
          .replaceAll(/(<\/?)w:/g, '$1')
          .replaceAll('xmlns:w=', 'xmlns=')
          .replaceAll(/ w:/g, ' '),
    ],
    [
      'left out before tags only',
      (xml: string) => xml.replaceAll(/(<\/?)w:/g, '$1').replace('xmlns:w=', `xmlns="${W}" xmlns:w=`),
    ],
    ['of strict files', (xml: string) => xml.replace(W, 'http://purl.oclc.org/ooxml/wordprocessingml/main')],
    [
      'of strict files and another name',
      (xml: string) =>
        xml.replace(W, 'http://purl.oclc.org/ooxml/wordprocessingml/main').replaceAll('w:', 'x:').replace('xmlns:w=', 'xmlns:x='),
    ],
  ])('is read with a prefix %s', (_, change) => {
    const styles = part('styles', '<w:style w:type="paragraph" w:styleId="Top"><w:name w:val="heading 1"/></w:style>');
    const xml = part(
      'document',
      `<w:body>${p('<w:pPr><w:pStyle w:val="Top"/></w:pPr>', run('Skills'))}<w:tbl><w:tr><w:tc>${p('<w:del>', run('no'), '</w:del>', '<w:r><w:rPr><w:b/></w:rPr><w:t>SQL</w:t></w:r>')}</w:tc></w:tr></w:tbl></w:body>`,
    );
    const items = itemsOfDocx(fileOf({ 'word/document.xml': change(xml), 'word/styles.xml': change(styles) }));
    expect(items.map(({ text, size, bold, row }) => [text, size > 10, bold, row])).toEqual([
      ['Skills', true, true, undefined],
      ['SQL', false, true, 0],
    ]);
  });

  test('is refused where its markup is broken', () => expect(() => textsOf(docx('<w:p>'))).toThrow('corrupt'));
});

const RELATIONS = {
  mail: 'mailto:ada.king@example.test?subject=Your%20CV',
  phone: 'tel:+447700900123',
  network: 'https://www.linkedin.com/in/ada-king-7/?trk=public',
  page: 'https://adaking.example.test/',
  firm: 'https://kier.example.test',
};
const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(RELATIONS)
  .map(([id, target]) => `<Relationship Id="${id}" Type="${R}/hyperlink" Target="${target}" TargetMode="External"/>`)
  .join('')}</Relationships>`;
const link = (id: string, ...runs: string[]) => `<w:hyperlink r:id="${id}">${runs.join('')}</w:hyperlink>`;
const field = (code: string, text: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(text)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const linked = (...xml: string[]) => docx(p(...xml), { 'word/_rels/document.xml.rels': relations });

describe('a link of a Word file', () => {
  test.each([
    ['its address instead of words that name it', [link('mail', run('Email me'))], 'ada.king@example.test'],
    ['its address instead of a network', [link('network', run('LinkedIn'))], 'www.linkedin.com/in/ada-king-7'],
    [
      'its address instead of an invitation in two styles',
      [link('page', run('Visit '), run('my website'))],
      'adaking.example.test',
    ],
    ['its address instead of an icon', [link('phone', run('\uf095'))], '+447700900123'],
    ['its address instead of its end', [link('network', run('ada-king-7'))], 'www.linkedin.com/in/ada-king-7'],
    ['the mailbox behind other words', [link('mail', run('Ada King'))], 'Ada King ada.king@example.test'],
    ['its text where that is the address', [link('mail', run('ada.king@example.test'))], 'ada.king@example.test'],
    ['its text where another address is printed', [link('mail', run('ada@other.example.test'))], 'ada@other.example.test'],
    ['its text where a page is behind a name', [link('firm', run('Kier'))], 'Kier'],
    ['its text where it leads within the file', ['<w:hyperlink w:anchor="top">', run('LinkedIn'), '</w:hyperlink>'], 'LinkedIn'],
    ['the address of a field', [field('HYPERLINK "mailto:ada.king@example.test"', 'E-mail')], 'ada.king@example.test'],
    [
      'the address of a simple field',
      ['<w:fldSimple w:instr=" HYPERLINK &quot;https://github.com/adaking&quot; ">', run('GitHub'), '</w:fldSimple>'],
      'github.com/adaking',
    ],
    ['its text where it leads to a script', [field('HYPERLINK "javascript:alert(1)"', 'LinkedIn')], 'LinkedIn'],
  ])('has %s', (_, xml, text) => expect(textsOf(linked(...xml))).toBe(text));

  test('is a contact of the person', () => {
    const { basics } = readCv(
      itemsOfDocx(
        docx(
          [
            p(run('Ada King')),
            p(
              link('mail', run('Email me')),
              run(' | '),
              link('phone', run('Call')),
              run(' | '),
              link('network', run('LinkedIn')),
            ),
            p(run('Experience')),
            p(run('Fitter, Kier, 2019 – 2021')),
          ].join(''),
          { 'word/_rels/document.xml.rels': relations },
        ),
      ),
    );
    expect(basics).toMatchObject({
      name: 'Ada King',
      email: 'ada.king@example.test',
      phone: '+447700900123',
      profiles: [{ network: 'LinkedIn', username: 'ada-king-7' }],
    });
  });
});

test('the parts of a Word file are bounded together', () => {
  expect(() => partsOfDocx(docx(' '.repeat(11 * 1024 * 1024)))).toThrow('too_large');
});
