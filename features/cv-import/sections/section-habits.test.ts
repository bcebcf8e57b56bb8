import { describe, expect, test } from 'vitest';
import { randomCv } from '../../../bench/cv/random/headings.ts';
import { headingShares } from '../../../bench/cv/random/shares.ts';
import { read } from '../testing.ts';

const jobs = (...lines: string[]) =>
  read('EXPERIENCE', ...lines).work.map(({ position, name, location }) => [position, name, location]);

test('reads nine of ten jobs whose headings have a random form', () => {
  const seeds = Array.from({ length: 60 }, (_, index) => 20_001 + index);
  const { jobs: asked, right } = headingShares(seeds.map(randomCv));
  expect(asked).toBeGreaterThan(150);
  expect(right['employer and title'].right / asked).toBeGreaterThan(0.9);
  expect(right.dates.right / asked).toBeGreaterThan(0.97);
});

describe('lines of names near dates are headings', () => {
  test('with the dates between the names', () => {
    expect(
      jobs(
        'Research Fellow, Jul 2020 – Apr 2025 – Highfield Care',
        '• Prepared weekly reports for the board',
        '',
        'Store Manager, Oct 2013 – Mar 2016 – Fernhill Fire and Rescue Service',
        '• Led a team of twelve',
      ).map(([position, name]) => [position, name]),
    ).toEqual([
      ['Research Fellow', 'Highfield Care'],
      ['Store Manager', 'Fernhill Fire and Rescue Service'],
    ]);
  });

  test('with the dates on the line above', () => {
    expect(
      jobs(
        '2023 - present',
        'Nimbus Catering Solutions, Postgraduate Researcher, Lisburn',
        '• Wrote the first guide to safe lifting',
        '',
        '2020 - 2023',
        'Mistry & Garside, Inside Wireman, Ely',
        '• Answered sixty calls a day',
      ).map(([position, name]) => [position, name]),
    ).toEqual([
      ['Postgraduate Researcher', 'Nimbus Catering Solutions'],
      ['Inside Wireman', 'Mistry & Garside'],
    ]);
  });

  test('but a sentence with dates is text', () => {
    const { work } = read(
      'EXPERIENCE',
      'Store Manager, Fernhill Foods Ltd, 2018 - 2021',
      'From 2019 to 2020 I also looked after the shop in the next town and trained its new manager.',
    );
    expect(work).toHaveLength(1);
    expect(work[0]?.summary).toContain('trained its new manager');
  });
});

test('a second line that other headings have is no wrapped text', () => {
  const items = [
    ['2015 – 2019 | Transit Vehicle Inspector, Granite Borough Council of the Lower Valley and Hills', 'Redruth'],
    ['2012 – 2014 | Groundsman, Amberley Signs', 'Braintree'],
    ['2010 – 2011 | Bus Driver, Northgate Travel', 'Ely'],
  ];
  expect(
    jobs(...items.flatMap(([head = '', town = '']) => [head, town, '- Kept the site tidy', ''])).map(([, name]) => name),
  ).toEqual(['Granite Borough Council of the Lower Valley and Hills', 'Amberley Signs', 'Northgate Travel']);
});

test('`in` before a town with its region separates them from the employer', () => {
  expect(
    jobs(
      'Jan 2019 - Present | Stylist',
      'McElroy Solutions in Redruth, West Yorkshire',
      '- Cut hair',
      '',
      'Jan 2014 - Dec 2018 | Mechanic',
      'Oakmere Foods LLC in Newton Abbot, Surrey',
      '- Repaired vans',
    ),
  ).toEqual([
    ['Stylist', 'McElroy Solutions', 'Redruth, West Yorkshire'],
    ['Mechanic', 'Oakmere Foods LLC', 'Newton Abbot, Surrey'],
  ]);
});

describe('a section whose heading names nothing known', () => {
  const page = (...lines: string[]) =>
    read('PROFILE', 'Cook with ten years in hotels.', '', ...lines, '', 'SKILLS', 'Menus, Stock');

  test('has the jobs where its entries have dates and posts and no other section has them', () => {
    const { work, sections } = page(
      'GALLEYS',
      'Sous Chef, Northgate Inn, 2019 - 2023',
      '- Ordered fish daily',
      '',
      'Line Cook, Quayside Foods Ltd, 2015 - 2018',
      '- Worked the grill',
    );
    expect(sections.map(({ title, kind }) => [title, kind])).toContainEqual(['GALLEYS', 'work']);
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Sous Chef', 'Northgate Inn'],
      ['Line Cook', 'Quayside Foods Ltd'],
    ]);
  });

  test('is named by its jobs beside a section of jobs too, and stays as it is without a post', () => {
    const { work, more } = page(
      'EMPLOYMENT',
      'Sous Chef, Northgate Inn, 2019 - 2023',
      '',
      'GALLEYS',
      'Line Cook, Quayside Foods Ltd, 2015 - 2018',
      '',
      'PASSAGES',
      'Leith to Bergen, Yacht Aurora, 2015 - 2018',
    );
    expect(work.map(({ position }) => position)).toEqual(['Sous Chef', 'Line Cook']);
    expect(more.map(({ title }) => title)).toContain('PASSAGES');
  });
});

test('several people at the end of a name are an employer', () => {
  expect(
    jobs('Ward Sister, Brightwater Flooring Partners, 2019 - 2023', '- Led a shift').map(([position, name]) => [position, name]),
  ).toEqual([['Ward Sister', 'Brightwater Flooring Partners']]);
});

test('any symbol between spaces separates the pieces of a heading', () => {
  expect(
    jobs(
      'Line Cook ⟡ Bayou Street Kitchen ⟡ 2014 - 2018',
      '- Worked the grill',
      '',
      'Porter ⟡ Northgate Inn ⟡ 2011 - 2013',
      '- Cleaned',
    ).map(([position, name]) => [position, name]),
  ).toEqual([
    ['Line Cook', 'Bayou Street Kitchen'],
    ['Porter', 'Northgate Inn'],
  ]);
});
