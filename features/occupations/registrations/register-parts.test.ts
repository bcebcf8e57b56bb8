import { describe, expect, test } from 'vitest';
import { sentencesOfAdvert } from '../skills/advert-text.ts';
import { isOnOtherPart, nameRegistrations, partsAsked, partsNamed, partUsual, withPartsOf } from './register-parts.ts';
import { registrationNeeded } from './registrations.ts';

const NURSE = '29-1141.00';
const [ADULT, MENTAL, LEARNING, CHILD] = ['uk-nmc-adult', 'uk-nmc-mental-health', 'uk-nmc-learning-disability', 'uk-nmc-child'];
const wanted = (title: string, text: string, occupation: string | null = NURSE) =>
  partsAsked(title, sentencesOfAdvert(`<p>${text}</p>`), occupation).sort();

describe('an advert', () => {
  test.each([
    ['Staff Nurse (RMN)', '', [MENTAL]],
    ['Staff nurse', 'You will be a qualified RMN or RNLD with a passion for our team.', [LEARNING, MENTAL]],
    ['Staff nurse', 'RGN with a valid PIN is essential.', [ADULT]],
    ['Bank nurse', 'Registered Nurse (Adult) with six months of experience', [ADULT]],
    ['Staff nurse', 'We need a registered children’s nurse.', [CHILD]],
    ['Nurse, any field', 'We are looking for RGNs, RMNs and RNLDs.', [ADULT, LEARNING, MENTAL]],
    ['Deputy ward manager', 'You must be an RMN.', [MENTAL]],
  ])('asks for the parts that it names: %s. %s', (title, text, parts) => {
    expect(wanted(title, text, title === 'Deputy ward manager' ? '11-9111.00' : NURSE)).toEqual(parts.sort());
  });

  test.each([
    ['Staff Nurse', 'A busy surgical ward. Pre operative and post operative care.', [ADULT]],
    ['Dialysis nurse', '', [ADULT]],
    ['Staff Nurse', 'Our psychiatric unit treats psychosis and personality disorder.', [MENTAL]],
    ['Ward nurse', 'A paediatric ward. Babies and children stay here with their families.', [CHILD]],
    ['Community nurse', 'Our homes are for people with autism. Experience of learning disabilities is helpful.', [LEARNING]],
    ['Nurse, CAMHS', 'Mental health care of adolescents.', [MENTAL]],
  ])('that names none shows it by the people and places of the work: %s. %s', (title, text, parts) => {
    expect(wanted(title, text)).toEqual(parts);
  });

  test.each([
    ['says nothing of the work', 'Staff Nurse', 'Full time, band 5. You are caring and kind.'],
    [
      'lists the services of its employer',
      'Staff Nurse',
      'We run services of mental health, surgery, learning disabilities and for children.',
    ],
    ['names the nurses beside whom one works', 'Therapist', 'The team includes mental health nurses and adult nurses.'],
    ['is for all ages', 'TB nurse', 'You care for adults, young people and children.'],
    ['offers counselling to its staff', 'Staff Nurse', 'Employee assistance for your mental health, and counselling service.'],
  ])('that %s asks for no part', (_, title, text) => {
    expect(wanted(title, text)).toEqual([]);
  });

  test('reads signs only where the law asks for the register', () => {
    expect(wanted('Chef', 'Cooks for the surgical wards and theatres.', '35-2014.00')).toEqual([]);
    expect(wanted('Chef', 'Cooks for the surgical wards and theatres.', null)).toEqual([]);
  });

  test('of a driver names a class of licence, of which the larger one includes the smaller', () => {
    const driver = '53-3032.00';
    expect(wanted('HGV Class 1 driver', '', driver)).toEqual(['uk-lgv-ce']);
    expect(wanted('Class 2 driver', '', driver)).toEqual(['uk-lgv-c', 'uk-lgv-ce']);
    expect(wanted('Driver', 'Class A CDL required', driver)).toEqual(['us-cdl-a']);
    expect(wanted('Prison officer', 'Category C prison', '33-3012.00')).toEqual([]);
  });
});

describe('a person', () => {
  const on = (held: string[], parts: string[]) => isOnOtherPart(new Set(held), parts);

  test.each([
    [[ADULT], [MENTAL], true],
    [[ADULT], [ADULT, MENTAL], false],
    [[ADULT], [], false],
    [['uk-nmc'], [MENTAL], false],
    [['uk-nmc', ADULT], [MENTAL], false],
    [['uk-hcpc-paramedic'], [MENTAL], false],
    [[], [MENTAL], false],
    [['uk-lgv-c'], ['uk-lgv-ce'], true],
    [['uk-lgv-ce'], ['uk-lgv-c', 'uk-lgv-ce'], false],
  ])('with %j is on another part than %j: %s', (held, parts, expected) => {
    expect(on(held, parts)).toBe(expected);
  });

  test('whose registration leaves the part open has that of their posts and studies', () => {
    const withLines = (held: string[], ...lines: string[]) => [...withPartsOf(new Set(held), lines)];
    expect(withLines(['uk-nmc'], 'Mental Health Nurse', 'Ward work')).toEqual([MENTAL]);
    expect(withLines(['uk-nmc'], 'Nursing officer')).toEqual(['uk-nmc']);
    expect(withLines([ADULT], 'Mental Health Nurse')).toEqual([ADULT]);
    expect(withLines([], 'Mental Health Nurse')).toEqual([]);
  });

  test('names a part in a wish', () => {
    expect(partsNamed('Community mental health nurse')).toEqual([MENTAL]);
    expect(partsNamed('Matron')).toEqual([]);
  });
});

test('the part that is usually meant is that of adults; work without parts has none', () => {
  const allowed = (occupation: string) => registrationNeeded(occupation, 'UK')?.any_of.map(({ code }) => code) ?? [];
  expect(partUsual(allowed(NURSE))).toEqual([ADULT]);
  expect(partUsual(allowed('29-1141.02'))).toEqual([MENTAL]);
  expect(partUsual(allowed('53-3032.00'))).toEqual([]);
  expect(partUsual(allowed('29-1123.00'))).toEqual([]);
});

test('registrations are named with their body', () => {
  expect(nameRegistrations([MENTAL, LEARNING])).toBe(
    'Registered nurse, mental health (Nursing and Midwifery Council) or Registered nurse, learning disabilities (Nursing and Midwifery Council)',
  );
});
