import { expect, test } from 'vitest';
import { readCv } from '../../read-cv.ts';
import { itemsOfText } from './text-items.ts';

const readText = (...lines: string[]) => readCv(itemsOfText(lines.join('\n')));

const FIELDS = ['To: jobs@ternfoods.test', 'From: Maren Holt <maren@holt.test>', 'Subject: Night supervisor', ''];
const MESSAGE = [
  'Dear Ms Pell,',
  '',
  'I saw your advert and would like to apply.',
  'My CV is below.',
  '',
  'Kind regards,',
  'Maren',
  '',
];
const CV = [
  'MAREN HOLT',
  'Wick',
  '07700 900461',
  '',
  'EMPLOYMENT',
  '',
  'Shift Supervisor, Tern Foods, Wick    2019 - present',
  '- Runs a line of twelve',
  '',
  'Packer, Wren Bakery, Thurso    2014 - 2019',
  '- Packed at night',
];

test('the message before a CV in an email is kept apart from it', () => {
  const cv = readText(...FIELDS, ...MESSAGE, ...CV);
  expect(cv.basics).toMatchObject({ name: 'Maren Holt', phone: '07700 900461', location: 'Wick', summary: '' });
  expect(cv.work.map(({ name }) => name)).toEqual(['Tern Foods', 'Wren Bakery']);
  expect(cv.more).toContainEqual({
    title: 'Covering message',
    lines: [
      'To: jobs@ternfoods.test',
      'Subject: Night supervisor',
      'Dear Ms Pell,',
      'I saw your advert and would like to apply. My CV is below.',
      'Kind regards, Maren',
    ],
  });
});

test('the sender of the message gives the email address, not its recipient', () => {
  expect(readText(...FIELDS, ...MESSAGE, ...CV).basics.email).toBe('maren@holt.test');
});

test('a letter with few lines below it stays whole', () => {
  const { more } = readText(...FIELDS, ...MESSAGE, 'Maren Holt', '07700 900461');
  expect(more.map(({ title }) => title)).not.toContain('Covering message');
});

const JOBS = ['', 'EXPERIENCE', '', 'Fitter, Tern Mill    2019 - 2021', '- Set looms'];

test('`Consultant` before the contacts of a person is a headline', () => {
  expect(readText('Jane Frost', 'Consultant | jane@frost.test | 07700 900461', ...JOBS).basics).toMatchObject({
    name: 'Jane Frost',
    label: 'Consultant',
    email: 'jane@frost.test',
    phone: '07700 900461',
  });
});

test('the contacts behind the label of an agency are not those of the person', () => {
  const { basics } = readText('Jane Frost', 'Consultant: Rob Lane, 01632 960100, rob@agency.test', ...JOBS);
  expect(basics).toMatchObject({ name: 'Jane Frost', label: '', email: '', phone: '' });
});

test('a place can have its postcode behind the state and before the country', () => {
  const { work } = readText(
    'Asha Rao',
    'asha@rao.test',
    '',
    'EXPERIENCE',
    '',
    'Baker',
    'Wren Bakery, Nashik, Maharashtra 422001, India',
    '2014 - 2019',
    '- Baked at night',
  );
  expect(work).toMatchObject([{ name: 'Wren Bakery', position: 'Baker', location: 'Nashik, Maharashtra 422001, India' }]);
});
