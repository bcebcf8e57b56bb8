import { describe, expect, test } from 'vitest';
import { piece } from '../../testing.ts';
import { contentOfPdf } from './pdf-items.ts';
import { linksOf, withAddressesOfLinks } from './pdf-links.ts';
import { pdfOfObjects } from './text-pdf.ts';

const HEIGHT = 800;
const NETWORK = 'https://www.linkedin.com/in/ada-king-7/';
const MAIL = 'mailto:ada@king.example.test?subject=CV';
/** A link around a text at a height. */
const link = (url: string, left: number, right: number, y = 100) => ({
  url,
  rect: [left, HEIGHT - y - 2, right, HEIGHT - y + 10],
});
const textsOf = (items: ReturnType<typeof piece>[], ...links: unknown[]) =>
  withAddressesOfLinks(1, items, linksOf(links, HEIGHT)).map(({ text }) => text);

describe('a link of a PDF', () => {
  test.each([
    [
      'is its address instead of words that name it',
      [piece('Email me', 40, 100)],
      [link(MAIL, 40, 80)],
      ['ada@king.example.test'],
    ],
    [
      'is its address instead of words in two pieces',
      [piece('My ', 40, 100), piece('LinkedIn', 55, 100), piece('Leeds', 120, 100)],
      [link(NETWORK, 40, 95)],
      ['www.linkedin.com/in/ada-king-7', 'Leeds'],
    ],
    [
      'is its address within a longer text',
      [piece('Leeds | LinkedIn | Email me', 40, 100)],
      [link(NETWORK, 80, 120), link(MAIL, 135, 175)],
      ['Leeds | ', 'www.linkedin.com/in/ada-king-7', ' | ', 'ada@king.example.test'],
    ],
    ['keeps a name before its mailbox', [piece('Ada King', 40, 100)], [link(MAIL, 40, 80)], ['Ada King ada@king.example.test']],
    ['keeps the name of an employer', [piece('Kier', 40, 100)], [link('https://kier.example.test', 40, 60)], ['Kier']],
    [
      'is not repeated where its address is printed',
      [piece('LinkedIn', 40, 100), piece('linkedin.com/in/', 40, 112), piece('ada-king-7', 40, 124)],
      [link(NETWORK, 40, 80)],
      ['LinkedIn', 'linkedin.com/in/', 'ada-king-7'],
    ],
    [
      'is added where it is a picture of a person’s own',
      [piece('Ada King', 40, 60)],
      [link(MAIL, 40, 52), link(MAIL, 60, 72)],
      ['Ada King', 'ada@king.example.test'],
    ],
    [
      'is left out where a picture leads anywhere',
      [piece('Ada King', 40, 60)],
      [link('https://kier.example.test', 40, 52)],
      ['Ada King'],
    ],
    [
      'does not touch the lines around it',
      [piece('LinkedIn', 40, 88), piece('LinkedIn', 40, 112)],
      [link('https://kier.example.test', 40, 80)],
      ['LinkedIn', 'LinkedIn'],
    ],
    [
      'without an address is nothing',
      [piece('LinkedIn', 40, 100)],
      [{ rect: [40, 698, 80, 710] }, { url: 7, rect: null }, null],
      ['LinkedIn'],
    ],
  ])('%s', (_, items, links, texts) => expect(textsOf(items, ...links)).toEqual(texts));

  test('is read from its page', async () => {
    const stream = 'BT /F 10 Tf 50 800 Td (LinkedIn) Tj ET';
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /Font << /F 5 0 R >> >> /Annots [6 0 R] >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      `<< /Type /Annot /Subtype /Link /Rect [48 796 95 812] /A << /S /URI /URI (${NETWORK}) >> >>`,
    ];
    const { items } = await contentOfPdf(new Uint8Array(pdfOfObjects(objects.map((object) => Buffer.from(object, 'latin1')))));
    expect(items.map(({ text }) => text)).toEqual(['www.linkedin.com/in/ada-king-7']);
  });
});
