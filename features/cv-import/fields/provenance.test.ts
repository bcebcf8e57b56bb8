import { expect, it } from 'vitest';
import { readCvWithProvenance } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';

const TEXT = `Jane Frost
jane@frost.test | 07700 900123 | Leeds, UK

EXPERIENCE

Fitter, Tern Mill, Yarm   2019 - 2021
- Serviced presses
- Trained two
  apprentices

Welder, Sterna Steel, Leeds   2015 - 2019
- Welded frames

EDUCATION

BSc Physics, Tern University, 2014

SKILLS

Welding, Forklift (counterbalance)
Stock control

LANGUAGES

French (fluent)
Welsh

CERTIFICATES

First Aid at Work, 2022
Abrasive Wheels, 2021

INTERESTS

Hill walking, chess
`;

const items = itemsOfText(TEXT);
const { cv, provenance } = readCvWithProvenance(items);
const textsOf = (sources: readonly number[] = []) => sources.map((index) => items[index]?.text).join(' ');

it('finds the lines of each entry', () => {
  const found = provenance.entries.map(({ section, index, sources }) => [section, index, textsOf(sources)]);
  expect(found).toEqual([
    ['work', 0, expect.stringMatching(/^Fitter, Tern Mill, Yarm 2019 - 2021 .*Serviced presses .*Trained two .*apprentices$/)],
    ['work', 1, expect.stringMatching(/^Welder, Sterna Steel, Leeds 2015 - 2019 .*Welded frames$/)],
    ['education', 0, 'BSc Physics, Tern University, 2014'],
    ['skills', 0, 'Welding, Forklift (counterbalance) Stock control'],
    ['languages', 0, 'French (fluent)'],
    ['languages', 1, 'Welsh'],
    ['certificates', 0, 'First Aid at Work, 2022'],
    ['certificates', 1, 'Abrasive Wheels, 2021'],
  ]);
});

it('finds the text of each contact and of the interests', () => {
  expect(Object.entries(provenance.basics).map(([field, sources]) => [field, textsOf(sources)])).toEqual([
    ['name', 'Jane Frost'],
    ...['email', 'phone', 'location'].map((field) => [field, 'jane@frost.test | 07700 900123 | Leeds, UK']),
    ['interests', 'Hill walking, chess'],
  ]);
});

it('leaves no mark in the CV', () => {
  expect([...cv.work, ...cv.education].flatMap(Object.getOwnPropertySymbols)).toEqual([]);
});
