import { expect, test } from 'vitest';
import { emptyResume, ListedEntry, type ResumeContent, SkillEntry } from '../content.ts';
import { withProposedRegistrations } from './proposed-registrations.ts';

const DAY = '2026-11-28';
const certificate = (fields: Partial<ListedEntry>) => ListedEntry.parse({ id: 'c', ...fields });
const proposedFrom = (content: Partial<ResumeContent>, country: 'UK' | 'US' = 'UK') =>
  withProposedRegistrations({ ...emptyResume(), ...content }, country, DAY);

test('a certificate that is a registration becomes one, in the words of the file, with its number apart', () => {
  const { registrations, certificates } = proposedFrom({
    certificates: [
      certificate({ name: 'NMC Registered Nurse (Adult), PIN 12A3456E', printedDates: 'since 2017', startDate: '2017' }),
      certificate({ name: 'First Aid at Work', endDate: '2024' }),
    ],
  });
  expect(registrations).toMatchObject([
    {
      code: 'uk-nmc-adult',
      name: 'NMC Registered Nurse (Adult)',
      body: 'Nursing and Midwifery Council',
      number: '12A3456E',
      number_shown: false,
      issued: '2017',
      expires: '',
      read_from: 'NMC Registered Nurse (Adult), PIN 12A3456E',
    },
  ]);
  expect(certificates.map(({ name }) => name)).toEqual(['First Aid at Work']);
});

test('a number in groups beside the name is the number', () => {
  const { registrations } = proposedFrom({
    certificates: [certificate({ name: 'SIA CCTV Licence', by: '1014 0000 0000 0000', endDate: '2027-09' })],
  });
  expect(registrations).toMatchObject([
    { name: 'SIA CCTV Licence', body: 'Security Industry Authority', number: '1014 0000 0000 0000', expires: '2027-09' },
  ]);
});

test.each<[string, Partial<ListedEntry>, { issued: string; expires: string }]>([
  ['a past date', { endDate: '2019', printedDates: '2019' }, { issued: '2019', expires: '' }],
  ['a date that lies ahead', { endDate: '2028', printedDates: '2028' }, { issued: '', expires: '2028' }],
  [
    'a past date after “valid until”',
    { endDate: '2025-09', printedDates: 'valid until Sept 2025' },
    { issued: '', expires: '2025-09' },
  ],
  ['two dates', { startDate: '2021-05', endDate: '2026-05' }, { issued: '2021-05', expires: '2026-05' }],
  ['no date', {}, { issued: '', expires: '' }],
])('%s of a certificate is read as %j', (_, dates, expected) => {
  const { registrations } = proposedFrom({ certificates: [certificate({ name: 'CSCS Gold Card', ...dates })] });
  expect(registrations).toMatchObject([expected]);
});

test('a certificate that says more stays beside its registration', () => {
  const { registrations, certificates } = proposedFrom({
    certificates: [certificate({ name: 'CSCS Gold Card', by: 'Oakes Training', summary: 'With the supervisor endorsement' })],
  });
  expect(registrations).toMatchObject([{ code: 'uk-cscs', name: 'CSCS card' }]);
  expect(certificates).toHaveLength(1);
});

test('the headline, summary, skills and lines without a place propose one of each body, and stay where they are', () => {
  const before = {
    ...emptyResume(),
    basics: { ...emptyResume().basics, label: 'Paramedic · HCPC registered', summary: 'HCPC registered paramedic.' },
    skills: [SkillEntry.parse({ id: 's', name: 'CSCS card' })],
    more: [{ title: '', lines: ['Driver CPC, valid to 2029', 'Do you have Qualified Teacher Status? No'] }],
  };
  const after = withProposedRegistrations(before, 'UK', DAY);
  expect(after.registrations.map(({ code, read_from }) => [code, read_from])).toEqual([
    ['uk-cscs', 'CSCS card'],
    ['uk-hcpc-paramedic', 'Paramedic · HCPC registered'],
    ['uk-driver-cpc', 'Driver CPC, valid to 2029'],
  ]);
  expect({ ...after, registrations: [] }).toEqual(before);
});

test.each([
  ['Physiotherapy lectures, HCPC'],
  ['Gas safety awareness'],
  ['NMC registration, expired'],
  ['EASA Part 66 B2 licence (modules complete)'],
  ['ATPL(H) Canada'],
])('the certificate %s proposes nothing', (name) => {
  const content = { certificates: [certificate({ name })] };
  expect(proposedFrom(content)).toMatchObject({ registrations: [], ...content });
});

test('an aim proposes nothing', () => {
  const basics = { ...emptyResume().basics, summary: 'I am looking to become an HCPC registered paramedic.' };
  expect(proposedFrom({ basics }).registrations).toEqual([]);
});
