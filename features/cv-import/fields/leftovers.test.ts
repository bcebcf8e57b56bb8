import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineOf } from '../document/lines.ts';
import { readCvWithProvenance } from '../read-cv.ts';
import { ReadCv } from '../shapes.ts';
import { itemsOfText } from '../sources/text/text-items.ts';
import { Context } from '../vocabulary/context.ts';
import { addLeftovers } from './leftovers.ts';
import { sourcedFrom } from './provenance.ts';

/** A line of text that is the item `index` of a document. */
const lineFrom = (text: string, index: number) => {
  const line = lineOf(text);
  return { ...line, cells: line.cells.map((cell) => ({ ...cell, sources: [index] })) };
};
const notPlaced = ({ more }: ReadCv) => more.flatMap(({ title, lines }) => (title === 'Not placed' ? lines : []));

it('is what no field took, also where a field from another line has the same words', () => {
  const line = fc.record({
    text: fc
      .array(fc.constantFrom('alder', 'birch', 'cedar', 'ebony'), { minLength: 1, maxLength: 4 })
      .map((all) => all.join(' ')),
    isTaken: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const cv = ReadCv.parse({ basics: {} });
      cv.skills = lines.flatMap(({ text, isTaken }, index) =>
        isTaken ? [sourcedFrom({ name: text, level: '', keywords: [] }, [index])] : [],
      );
      addLeftovers(
        new Context(),
        cv,
        {},
        lines.map(({ text }, index) => lineFrom(text, index)),
      );
      expect(notPlaced(cv)).toEqual(lines.flatMap(({ text, isTaken }) => (isTaken ? [] : [text])));
    }),
  );
});

it('is no word of which both parts are in lines that follow each other', () => {
  const cv = ReadCv.parse({ basics: {} });
  cv.skills = [sourcedFrom({ name: 'Airport security', level: '', keywords: [] }, [0])];
  addLeftovers(new Context(), cv, {}, [lineFrom('Airport secu', 0), lineFrom('rity', 1), lineFrom('curity', 2)]);
  expect(notPlaced(cv)).toEqual(['curity']);
});

it('is no line of an employer above several posts, which is a source of each', () => {
  const items = itemsOfText(
    [
      'Jane Frost',
      '',
      'EXPERIENCE',
      '',
      'Tern Mill, Yarm   2015 - 2021',
      '',
      'Shift Supervisor   2018 - 2021',
      '- Led six fitters',
      '',
      'Fitter   2015 - 2018',
      '- Serviced presses',
    ].join('\n'),
  );
  const { cv, provenance } = readCvWithProvenance(items);
  const textsOf = (sources: readonly number[]) => sources.map((index) => items[index]?.text).join(' ');
  expect(provenance.entries.map(({ sources }) => textsOf(sources))).toEqual([
    'Tern Mill, Yarm 2015 - 2021 Shift Supervisor 2018 - 2021 Led six fitters',
    'Tern Mill, Yarm 2015 - 2021 Fitter 2015 - 2018 Serviced presses',
  ]);
  expect(notPlaced(cv)).not.toContainEqual(expect.stringContaining('Tern Mill'));
});
