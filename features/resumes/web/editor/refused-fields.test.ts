import { expect, test } from 'vitest';
import { withoutRefused } from './refused-fields.ts';

const job = (id: string, startDate: string, endDate: string, name = '') => ({ id, name, startDate, endDate });
const cv = (name: string, ...work: ReturnType<typeof job>[]) => ({ title: 'CV', content: { basics: { name }, work } });

test('the dates of an entry wait together, because one is refused for the other', () => {
  const base = cv('Ada', job('a', '2010-02', '2011-03'));
  const draft = cv('Ada Marsh', job('a', '2013-02', '2011-03', 'Hale Rail'));
  expect(withoutRefused(draft, base, ['content.work.0.endDate'])).toEqual(
    cv('Ada Marsh', job('a', '2010-02', '2011-03', 'Hale Rail')),
  );
});

test('an entry is found by its id after it was moved', () => {
  const base = cv('Ada', job('a', '2010', '2011'), job('b', '2005', '2006'));
  const draft = cv('Ada', job('b', '2005', '2004'), job('a', '2010', '2011'));
  expect(withoutRefused(draft, base, ['content.work.0.endDate'])).toEqual(
    cv('Ada', job('b', '2005', '2006'), job('a', '2010', '2011')),
  );
});

test('a new entry is saved without its dates', () => {
  const draft = cv('Ada', job('n', '2020', '2019', 'Acme'));
  expect(withoutRefused(draft, cv('Ada'), ['content.work.0.endDate'])).toEqual(cv('Ada', job('n', '', '', 'Acme')));
});

test('several fields wait at the same time, and the draft itself stays as it is', () => {
  const base = cv('Ada', job('a', '2010', '2011'));
  const draft = { ...cv('Ada Marsh', job('a', '2012', '2011')), title: '' };
  const before = structuredClone(draft);
  expect(withoutRefused(draft, base, ['title', 'content.work.0.endDate'])).toEqual(cv('Ada Marsh', job('a', '2010', '2011')));
  expect(draft).toEqual(before);
});

test.each([[[]], [['content.work.7.endDate']], [['nowhere.at.all']], [['content.basics.label']]])(
  'nothing is left out for %j, which no edit explains',
  (paths) => {
    const base = cv('Ada', job('a', '2010', '2011'));
    expect(withoutRefused(cv('Ada Marsh', job('a', '2010', '2011')), base, paths)).toBeNull();
  },
);
