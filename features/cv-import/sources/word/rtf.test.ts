import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsOfBlocks } from '../../document/block-items.ts';
import { readCv } from '../../read-cv.ts';
import { wordsOf } from '../../vocabulary/words.ts';
import { blocksOfRtf, UnreadableRtf } from './rtf.ts';

const itemsOfRtf = (bytes: Uint8Array) => itemsOfBlocks(blocksOfRtf(bytes));

const HEAD =
  '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss\\fcharset0 Calibri;}{\\f1\\froman\\fcharset2 Symbol;}{\\f2\\fcharset204 Arial Cyr;}}{\\colortbl;\\red0\\green0\\blue0;}{\\stylesheet{\\s0 Normal;}{\\s1\\b heading 1;}}{\\*\\generator Writer 7;}{\\info{\\author Somebody}}';
const rtf = (body: string) => Buffer.from(`${HEAD}${body}}`, 'latin1');
const lines = (body: string) => {
  const found = new Map<number, string>();
  for (const { y, text } of itemsOfRtf(rtf(body))) found.set(y, `${found.get(y) ?? ''}${text}`);
  return [...found.values()];
};

const CV = `\\pard\\fs40\\b Megan Lloyd\\b0\\par
\\pard\\fs22 Leeds, UK\\tab 07700 900123\\tab megan.lloyd@example.test\\par
\\pard\\outlinelevel0\\fs28 Military Experience\\par
\\pard\\fs22{\\b British Army, Sergeant, Vehicle Mechanic}\\par
September 2010 \\endash  March 2022\\par
{\\listtext\\pard\\plain\\f1 \\'b7\\tab}\\pard\\ls1 Led a workshop of nine.\\par
{\\listtext\\pard\\plain\\f1 \\'b7\\tab}\\pard\\ls1 Ran the m\\'e9tier \\u8220\\'93caf\\'e9\\u8221\\'94.\\par
\\pard\\outlinelevel0\\fs28 Education\\par
\\trowd\\cellx4000\\cellx8000\\pard\\intbl\\fs22 Leeds City College\\cell 2008 - 2010\\cell\\row
\\pard\\fs22 Level 3 Diploma\\par`;

describe('an RTF', () => {
  test('is parsed as a CV', () => {
    const cv = readCv(itemsOfRtf(rtf(CV)));
    expect(cv).toMatchObject({
      basics: { name: 'Megan Lloyd', email: 'megan.lloyd@example.test', phone: '07700 900123', location: 'Leeds, UK' },
      military: [
        {
          service: 'British Army',
          rank: 'Sergeant',
          startDate: '2010-09',
          endDate: '2022-03',
          highlights: ['Led a workshop of nine.', 'Ran the métier “café”.'],
        },
      ],
      education: [{ institution: 'Leeds City College', studyType: 'Level 3 Diploma', startDate: '2008', endDate: '2010' }],
    });
    expect(JSON.stringify(cv)).not.toMatch(/Calibri|Somebody|Writer|Normal/);
  });

  test('has headings a point larger than posts in bold', () => {
    const post = (name: string, dates: string, title: string) =>
      `\\pard\\fs22 ${name}\\tab ${dates}\\par\\pard\\fs22 {\\b ${title}}\\par\\pard\\fs22 Kept the stores and the vans in order.\\par`;
    const heading = (name: string) => `\\pard\\sb200\\fs24\\b ${name}\\b0\\par`;
    const cv = readCv(
      itemsOfRtf(
        rtf(
          [
            '\\pard\\fs36\\b Megan Lloyd\\b0\\par',
            heading('Driving Experience'),
            post('Tern Haulage', 'Aug 2016 - Present', 'OTR Driver'),
            post('Kite Parcels', 'Apr 2009 - Jul 2016', 'Van Driver'),
            `${heading('School')}\\pard\\fs22 Leeds City College, 2004\\par`,
            `${heading('Skills')}\\pard\\fs22 Chains, Tachographs\\par`,
          ].join('\n'),
        ),
      ),
    );
    expect(cv.work.map(({ name, position }) => [name, position])).toEqual([
      ['Tern Haulage', 'OTR Driver'],
      ['Kite Parcels', 'Van Driver'],
    ]);
  });

  test.each([
    ['code pages by the font', "\\pard{\\f2 \\'cf\\'f0\\'e8\\'e2\\'e5\\'f2}\\par", ['Привет']],
    ['letters outside the basic plane', '\\pard\\u-10179 ?\\u-8704 ?\\par', ['😀']],
    ['no substitute where none stands', '\\pard\\uc0\\u233 t\\u233\\par', ['été']],
    ['signs that are escaped', 'A \\{b\\} \\\\ c\\~d\\_e\\par', ['A {b} \\ c\u00a0d-e']],
    ['a backslash at the end of a line as a paragraph', 'One\\\nTwo', ['One', 'Two']],
    ['names of Object.prototype as unknown words', 'A{\\constructor b}\\toString c\\par', ['Abc']],
    ['line breaks', 'One\\line Two\\par', ['One', 'Two']],
    ['the Unicode alternative of a group', '{\\upr{old}{\\*\\ud{n\\u233 ?e}}}\\par', ['née']],
    [
      'text boxes and headers apart',
      'A{\\header H}b{\\shp{\\*\\shpinst{\\sp{\\sn n}{\\sv v}}{\\shptxt Box\\par}}{\\shprslt Box}}c\\par',
      ['A', 'H', 'b', 'Box', 'c'],
    ],
    ['no pictures, hidden words or deletions', 'A{\\pict ffd8ff}{\\v hid}{\\deleted gone}{\\*\\unknown x}b\\par', ['Ab']],
    ['nothing of what is binary', 'A{\\pict\\bin5 }{}}{}b\\par', ['Ab']],
    [
      'several paragraphs in a cell',
      '\\pard\\intbl One\\par Two\\cell Three\\cell\\row\\pard After\\par',
      ['OneThree', 'Two', 'After'],
    ],
  ])('has %s', (_, body, expected) => {
    expect(lines(body)).toEqual(expected);
  });

  test.each([
    ['that broke off', rtf(CV).subarray(0, 600), 'corrupt'],
    ['whose binary part leads out of it', Buffer.from('{\\rtf1 A\\bin99999 '), 'corrupt'],
    ['of groups in one another', Buffer.from(`{\\rtf1${'{'.repeat(5000)}`), 'too_large'],
  ])('%s is refused', (_, bytes, reason) => {
    expect(() => itemsOfRtf(bytes)).toThrow(reason);
  });

  test('keeps every word in order', () => {
    const encoded = (text: string) =>
      text
        .replace(/[\\{}]/g, '\\$&')
        .replace(
          /[^\0-\x7f]/g,
          (sign) => `\\u${sign.charCodeAt(0) > 0x7fff ? sign.charCodeAt(0) - 0x10000 : sign.charCodeAt(0)}?`,
        );
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'abc é“中 <>&{}\\;') }), { maxLength: 8 }), (paragraphs) => {
        const items = itemsOfRtf(rtf(paragraphs.map((text) => `\\pard ${encoded(text)}\\par\n`).join('')));
        expect(wordsOf(items.map(({ text }) => text).join(' '))).toEqual(wordsOf(paragraphs.join(' ')));
      }),
    );
  });

  test('ends with a result or a refusal, whatever it contains', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom(
              '{',
              '}',
              '\\',
              "\\'",
              '\\*',
              '\\b',
              '\\par',
              '\\cell',
              '\\row',
              '\\intbl',
              '\\pard',
              '\\u8226',
              '\\upr',
              '\\bin3 ',
            ),
            fc.string({ maxLength: 6 }),
          ),
        ),
        (pieces) => {
          try {
            itemsOfRtf(rtf(pieces.join('')));
          } catch (error) {
            expect(error).toBeInstanceOf(UnreadableRtf);
          }
        },
      ),
    ));

  test('of ten megabytes takes time in proportion to its size', () => {
    const big = rtf(`${"\\pard\\b word\\b0  \\'e9 text\\par\n".repeat(100_000)}`);
    expect(itemsOfRtf(big).length).toBeGreaterThan(100_000);
  });
});

describe('a link of an RTF', () => {
  const link = (code: string, text: string) =>
    `{\\field{\\*\\fldinst {${code}}{\\*\\datafield 00d0c9}}{\\fldrslt {\\ul ${text}}}}`;
  const network = 'HYPERLINK "https://www.linkedin.com/in/ada-king-7/?trk=public"';

  test.each([
    ['its address instead of words that name it', link('HYPERLINK "mailto:ada@king.test"', 'Email me'), 'ada@king.test'],
    ['its address instead of a network', link(` ${network} \\\\o "tip"`, 'Linked{\\b In}'), 'www.linkedin.com/in/ada-king-7'],
    ['the mailbox behind other words', link('HYPERLINK "mailto:ada@king.test"', 'Ada King'), 'Ada King ada@king.test'],
    ['its text where that is the address', link('HYPERLINK "mailto:ada@king.test"', 'ada@king.test'), 'ada@king.test'],
    ['its text where a page is behind a name', link('HYPERLINK "https://kier.test"', 'Kier'), 'Kier'],
    ['its text where it leads within the file', link('HYPERLINK \\\\l "top"', 'LinkedIn'), 'LinkedIn'],
    ['its text where it leads to a script', link('HYPERLINK "javascript:alert(1)"', 'LinkedIn'), 'LinkedIn'],
    ['its text where the field is none', link('PAGE', '3'), '3'],
    ['its address in the contents', link('TOC \\\\h', link(network, 'LinkedIn')), 'www.linkedin.com/in/ada-king-7'],
  ])('has %s', (_, body, text) => expect(lines(`\\pard ${body}\\par`)).toEqual([text]));

  test('ends before the text behind it', () => {
    expect(lines(`\\pard ${link(network, 'LinkedIn')} | Leeds{\\b , UK}\\par LinkedIn\\par`)).toEqual([
      'www.linkedin.com/in/ada-king-7 | Leeds, UK',
      'LinkedIn',
    ]);
  });

  test('of which nothing is read leaves its address out', () => {
    expect(lines(`A{\\pict ${link(network, 'LinkedIn')}}b{\\v ${link(network, 'LinkedIn')}}c\\par`)).toEqual(['Abc']);
  });
});
