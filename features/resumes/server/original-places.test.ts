import { expect, it } from 'vitest';
import { ReadCv } from '#features/cv-import/shapes.ts';
import { ResumeContent } from '../content.ts';
import { placesInOriginal } from './original-places.ts';

const place = (line: number) => ({ lines: [line], boxes: [] });
const cv = ReadCv.parse({
  basics: { name: 'Jane Frost', email: 'jane@frost.test' },
  work: [
    { position: 'Fitter', name: 'Tern Mill', printedDates: '2019 - 2021' },
    { position: 'Welder', name: 'Sterna Steel', printedDates: '2015 - 2019' },
  ],
});
const places = {
  basics: { name: place(0), email: place(1) },
  entries: [
    { section: 'work' as const, index: 0, ...place(3) },
    { section: 'work' as const, index: 1, ...place(6) },
  ],
};
const contentOf = (changes: object) => ResumeContent.parse({ ...cv, ...changes });

it('matches entries by what they have in common with the file, in any order', () => {
  const content = contentOf({
    work: [
      { id: 'b', position: 'Senior welder', name: 'Sterna Steel', printedDates: '2015 - 2019' },
      { id: 'new', position: 'Driver', name: 'Owl Freight' },
      { id: 'a', position: 'Fitter', name: 'Tern Mill', printedDates: '2019 - 2021' },
    ],
  });
  expect(placesInOriginal(content, { cv, places }).slice(2)).toEqual([
    { of: 'a', ...place(3) },
    { of: 'b', ...place(6) },
  ]);
});

it('leaves out contacts that were changed', () => {
  const content = contentOf({ basics: { ...cv.basics, email: 'j.frost@tern.example' }, work: [] });
  expect(placesInOriginal(content, { cv, places })).toEqual([{ of: 'name', ...place(0) }]);
});

it('is empty for data, which has no places', () =>
  expect(placesInOriginal(contentOf({ work: [] }), { cv, places: null })).toEqual([]));

it('finds skills, languages and interests of the file', () => {
  const read = ReadCv.parse({
    ...cv,
    skills: [{ keywords: ['Welding', 'Forklift'] }, { name: 'Stock control' }],
    languages: [{ language: 'French' }],
    interests: ['Chess'],
  });
  const content = ResumeContent.parse({
    ...read,
    work: [],
    skills: [
      { id: 's', keywords: ['Forklift', 'Crane'] },
      { id: 'own', name: 'Sewing' },
    ],
    languages: [{ id: 'l', language: 'French', fluency: 'Fluent' }],
    interests: ['Chess', 'Golf'],
  });
  const entries = [
    { section: 'skills' as const, index: 0, ...place(4) },
    { section: 'skills' as const, index: 1, ...place(5) },
    { section: 'languages' as const, index: 0, ...place(6) },
  ];
  expect(placesInOriginal(content, { cv: read, places: { basics: { interests: place(7) }, entries } })).toEqual([
    { of: 'interests', ...place(7) },
    { of: 's', ...place(4) },
    { of: 'l', ...place(6) },
  ]);
});
