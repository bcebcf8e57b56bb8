import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { itemsOfBlocks } from '../../document/block-items.ts';
import { readCv } from '../../read-cv.ts';
import { wordsOf } from '../../vocabulary/words.ts';
import { blocksOfOdt } from './odt.ts';

import { UnreadableZip } from './zip.ts';

const itemsOfOdt = (bytes: Uint8Array) => itemsOfBlocks(blocksOfOdt(bytes));

const NAMES = ['office', 'style', 'text', 'table', 'fo', 'draw', 'svg', 'manifest', 'dc', 'xlink']
  .map((name) => `xmlns:${name}="urn:${name}"`)
  .join(' ');

const STYLES = `<office:document-styles ${NAMES}><office:styles>
<style:style style:name="Standard" style:family="paragraph"><style:text-properties fo:font-size="11pt"/></style:style>
<style:style style:name="Title" style:family="paragraph" style:parent-style-name="Standard"><style:text-properties fo:font-size="24pt"/></style:style>
</office:styles><office:master-styles><style:master-page style:name="Standard"><style:header><text:p>megan.lloyd@example.test</text:p></style:header>
<style:footer><text:p>Driving licence C+E<text:page-number>1</text:page-number></text:p></style:footer></style:master-page></office:master-styles></office:document-styles>`;

const contentOf = (body: string) => `<?xml version="1.0"?><office:document-content ${NAMES}><office:automatic-styles>
<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Title"/>
<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Loop" style:family="text" style:parent-style-name="Loop"/>
</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;

const odtOf = (parts: Record<string, string>) =>
  zipSync(
    Object.fromEntries(
      Object.entries({ mimetype: 'application/vnd.oasis.opendocument.text', ...parts }).map(([name, text]) => [
        name,
        strToU8(text),
      ]),
    ),
  );
const odt = (body: string) => odtOf({ 'content.xml': contentOf(body), 'styles.xml': STYLES });
const words = (body: string) => itemsOfOdt(odt(body)).map(({ text }) => text.trim());

const CV = `<text:p text:style-name="P1">Megan Lloyd</text:p>
<text:p>Leeds, UK<text:tab/>07700 900123</text:p>
<text:h text:outline-level="1">Military Experience</text:h>
<text:p><text:span text:style-name="T1">British Army, Sergeant, Vehicle Mechanic</text:span></text:p>
<text:p>September 2010 - March 2022</text:p>
<text:list><text:list-item><text:p>Led a workshop of<text:s text:c="1"/>nine.</text:p></text:list-item>
<text:list-item><text:p>Kept twenty-two &amp; more vehicles fit.</text:p></text:list-item></text:list>
<text:h text:outline-level="1">Education</text:h>
<table:table><table:table-row><table:table-cell><text:p>Leeds City College</text:p></table:table-cell>
<table:table-cell><text:p>2008 - 2010</text:p></table:table-cell></table:table-row></table:table>
<text:p>Level 3 Diploma</text:p>`;

describe('an OpenDocument text', () => {
  test('is parsed as a CV', () => {
    expect(readCv(itemsOfOdt(odt(CV)))).toMatchObject({
      basics: { name: 'Megan Lloyd', email: 'megan.lloyd@example.test', phone: '07700 900123', location: 'Leeds, UK' },
      military: [
        {
          service: 'British Army',
          rank: 'Sergeant',
          startDate: '2010-09',
          endDate: '2022-03',
          highlights: ['Led a workshop of nine.', 'Kept twenty-two & more vehicles fit.'],
        },
      ],
      education: [{ institution: 'Leeds City College', studyType: 'Level 3 Diploma', startDate: '2008', endDate: '2010' }],
    });
  });

  test('keeps text of headers, footers, text boxes and notes', () => {
    const body =
      '<text:p>Before<draw:frame><draw:text-box><text:p>Boxed</text:p></draw:text-box></draw:frame>after<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Noted</text:p></text:note-body></text:note></text:p>';
    expect(words(body)).toEqual(['megan.lloyd@example.test', 'Before', 'Boxed', 'after', 'Noted', 'Driving licence C+E']);
  });

  test('keeps every word in order', () => {
    const encoded = (text: string) => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'abc é“中 <>&{}\\;') }), { maxLength: 8 }), (paragraphs) => {
        const items = itemsOfOdt(
          odtOf({ 'content.xml': contentOf(paragraphs.map((text) => `<text:p>${encoded(text)}</text:p>`).join('')) }),
        );
        expect(wordsOf(items.map(({ text }) => text).join(' '))).toEqual(wordsOf(paragraphs.join(' ')));
      }),
    );
  });

  test('leaves out comments and deleted text', () => {
    const body =
      '<text:tracked-changes><text:p>Deleted</text:p></text:tracked-changes><text:p>Kept<office:annotation><text:p>Comment</text:p></office:annotation></text:p>';
    expect(words(body).slice(1, -1)).toEqual(['Kept']);
  });

  test('ends with a result or a refusal for circular styles and custom entities', () => {
    expect(words('<text:p><text:span text:style-name="Loop">Round</text:span></text:p>')).toContain('Round');
    expect(() => itemsOfOdt(odtOf({ 'content.xml': '<!DOCTYPE a [<!ENTITY x "xxxx">]><a>&x;</a>' }))).toThrow(UnreadableZip);
  });

  test.each([
    ['encrypted', { 'content.xml': 'x', 'META-INF/manifest.xml': `<manifest:encryption-data/>` }],
    ['corrupt', { 'content.xml': '<office:document-content><unclosed>' }],
    ['corrupt', { 'meta.xml': '<x/>' }],
    ['too_large', { 'content.xml': ' '.repeat(50 * 1024 * 1024) }],
  ])('that is %s says so', (reason, parts) => {
    expect(() => itemsOfOdt(odtOf(parts))).toThrow(reason);
  });
});

describe('a link of an OpenDocument text', () => {
  const link = (href: string, text: string) => `<text:a xlink:type="simple" xlink:href="${href}">${text}</text:a>`;
  const network = 'https://www.linkedin.com/in/ada-king-7/?trk=public&amp;x=1';

  test.each([
    ['its address instead of words that name it', link('mailto:ada@king.test', 'Email me'), 'ada@king.test'],
    ['its address instead of a network', link(network, '<text:span>Linked</text:span>In'), 'www.linkedin.com/in/ada-king-7'],
    ['the mailbox behind other words', link('mailto:ada@king.test', 'Ada King'), 'Ada King ada@king.test'],
    ['its text where that is the address', link('mailto:ada@king.test', 'ada@king.test'), 'ada@king.test'],
    ['its text where a page is behind a name', link('https://kier.test', 'Kier'), 'Kier'],
    ['its text where it leads within the file', link('#top', 'LinkedIn'), 'LinkedIn'],
    ['its text where it leads to a script', link('javascript:alert(1)', 'LinkedIn'), 'LinkedIn'],
  ])('has %s', (_, xml, text) => expect(words(`<text:p>${xml}</text:p>`)[1]).toBe(text));

  test('ends before the text behind it', () => {
    const cv = readCv(
      itemsOfOdt(
        odt(
          `<text:p text:style-name="P1">Ada King</text:p>
<text:p>${link('tel:+447700900123', 'Call me')} | ${link(network, 'LinkedIn')} | Leeds, UK</text:p>
<text:h text:outline-level="1">Summary</text:h><text:p>Ran a depot of forty vans.</text:p>`,
        ),
      ),
    );
    expect(cv.basics).toMatchObject({
      phone: '+447700900123',
      location: 'Leeds, UK',
      profiles: [{ network: 'LinkedIn', username: 'ada-king-7' }],
    });
  });
});
