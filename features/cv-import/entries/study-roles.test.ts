import { expect, test } from 'vitest';
import { lineOf } from '../document/lines.ts';
import { Context } from '../vocabulary/context.ts';
import { entriesOf } from './entries.ts';
import { hasSchool, rolesOfStudies } from './study-roles.ts';

const context = new Context();

const roles = (...studies: string[][]) =>
  rolesOfStudies(
    context,
    studies.flatMap((lines) =>
      entriesOf(
        context,
        lines.map((line) => lineOf(line)),
      ),
    ),
  );
const named = (...studies: string[][]) =>
  roles(...studies).map(({ school, degree, subject, place }) => [school, degree, subject, place]);

test.each([
  [['HNC Welding, Tern College, 2014'], ['Tern College', 'HNC Welding', '', '']],
  [
    ['Tern College, Gosport', 'HNC Welding, 2014'],
    ['Tern College', 'HNC Welding', '', 'Gosport'],
  ],
  [
    ['HMS Sultan, Gosport', 'Controller Course, 2014'],
    ['HMS Sultan', 'Controller Course', '', 'Gosport'],
  ],
  [['Certificate, Steel Bridges, Tern University, 2014'], ['Tern University', 'Certificate', 'Steel Bridges', '']],
  [
    ['Tern University, Ternbridge School of Business, 2014', 'MBA'],
    ['Tern University, Ternbridge School of Business', 'MBA', '', ''],
  ],
  [['Tern University (BSc Botany), 2014'], ['Tern University', 'BSc Botany', '', '']],
  [['BSc Botany (Merit) at Tern University, 2014'], ['Tern University', 'BSc Botany', '', '']],
  [
    ['Bachelor of Engineering (Civil), UNSW Canberra at ADFA, 2014'],
    ['UNSW Canberra at ADFA', 'Bachelor of Engineering (Civil)', '', ''],
  ],
  [
    ['NAIT, Edmonton', 'Welder Apprenticeship, 2014'],
    ['NAIT', 'Welder Apprenticeship', '', 'Edmonton'],
  ],
  [['Tern High School, Henderson, NV, 2014'], ['Tern High School', '', '', 'Henderson, NV']],
])('tells %j apart', (lines, expected) => {
  expect(named(lines)).toEqual([expected]);
});

test('reads names that no list has as the others of the document are written', () => {
  expect(
    named(['Ashdown University, MBA, 2018'], ['Ternwick, Rigger Class 1, 2014'], ['Saltmarsh College, HNC Welding, 2012'])[1],
  ).toEqual(['Ternwick', 'Rigger Class 1', '', '']);
  expect(
    named(['MBA, Ashdown University, 2018'], ['Rigger Class 1, Ternwick, 2014'], ['HNC Welding, Saltmarsh College, 2012'])[1],
  ).toEqual(['Ternwick', 'Rigger Class 1', '', '']);
});

test('keeps grades and details beside the study', () => {
  const [study] = roles(['Tern University, Ternbridge', 'BSc Botany, Upper Second, 2014', 'Dissertation: tides, moons and mud']);
  expect(study?.rest).toEqual(['Upper Second', 'Dissertation: tides, moons and mud']);
});

test('tells a school from a name', () => {
  expect(roles(['RAF Cosford', 'Fitter Course, 2014']).map((studyRoles) => hasSchool(context, studyRoles))).toEqual([true]);
  expect(roles(['Food Hygiene Level 2, 2019']).map((studyRoles) => hasSchool(context, studyRoles))).toEqual([false]);
});
