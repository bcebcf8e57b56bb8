import { describe, expect, test } from 'vitest';
import { readOccupations } from '../translation/tables.ts';
import {
  allRegistrations,
  type HeldRegistration,
  holdsRegistration,
  isExpired,
  registrationNeeded,
  registrationsNamed,
  regulatedRules,
} from './registrations.ts';

describe('the lists', () => {
  test('have a unique code, a name, a body and phrases for each registration', () => {
    const all = allRegistrations();
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(all.filter(({ name, body, phrases }) => name === '' || body === '' || phrases.some((one) => one.length < 3))).toEqual(
      [],
    );
    expect(all.length).toBeGreaterThan(150);
  });

  test('name a source and a year for each regulated occupation, and only registrations that exist', () => {
    const wrong = regulatedRules().filter(
      ({ needed }) => needed !== null && (needed.any_of.length === 0 || needed.source === '' || !/^20\d\d$/.test(needed.date)),
    );
    expect(wrong).toEqual([]);
  });

  test('begin each rule with the code of an occupation, once for each country', () => {
    const codes = readOccupations().map(({ code }) => code);
    expect(regulatedRules().filter(({ occupation }) => !codes.some((code) => code.startsWith(occupation)))).toEqual([]);
    const keys = regulatedRules().map(({ country, occupation }) => `${country} ${occupation}`);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  test('cover the regulated professions of health', () => {
    const doctors = readOccupations().filter(
      ({ code }) => /^29-12[1-4]/.test(code) || /^29-(?:1021|1051|1123|1131|1141|2043)/.test(code),
    );
    for (const { code } of doctors)
      for (const country of ['UK', 'US'] as const)
        expect([code, registrationNeeded(code, country)?.scope]).toEqual([code, 'all']);
  });
});

test.each([
  ['29-1123.00', 'UK', 'all', ['Physiotherapist']],
  ['29-1141.02', 'UK', 'all', ['Registered nurse, mental health']],
  ['53-3032.00', 'US', 'all', ["Commercial driver's license, class A", "Commercial driver's license, class B"]],
  ['17-2141.00', 'US', 'some', ['Professional engineer (PE)']],
  ['17-2141.00', 'UK', undefined, undefined],
  ['17-2061.00', 'US', undefined, undefined],
  ['33-9032.00', 'UK', 'some', expect.arrayContaining(['SIA door supervisor licence'])],
  ['47-2111.00', 'UK', undefined, undefined],
  ['49-3011.00', 'UK', 'some', ['Aircraft maintenance licence (Part-66)']],
  ['33-3051.04', 'US', undefined, undefined],
  ['53-3033.00', 'UK', undefined, undefined],
  ['11-1021.00', 'US', undefined, undefined],
] as const)('%s in the %s needs %s: %s', (code, country, scope, names) => {
  const needed = registrationNeeded(code, country);
  expect(needed?.scope).toBe(scope);
  expect(needed?.any_of.map(({ name }) => name)).toEqual(names);
});

const DAY = '2026-11-28';
const held = (code: string, expires = ''): HeldRegistration => ({ code, expires });
const PHYSIO = '29-1123.00';
const NURSE = '29-1141.00';

test.each<[string, HeldRegistration[], string, 'UK' | 'US', boolean]>([
  ['the registration', [held('uk-hcpc-physiotherapist')], PHYSIO, 'UK', true],
  ['one of several', [held('uk-cscs'), held('uk-nmc-child')], NURSE, 'UK', true],
  ['none', [], PHYSIO, 'UK', false],
  ['that of a similar occupation', [held('uk-hcpc-occupational-therapist')], PHYSIO, 'UK', false],
  ['that of another part of the register', [held('uk-nmc-adult')], '29-1141.02', 'UK', false],
  ['that of another country', [held('us-rn')], NURSE, 'UK', false],
  ['one that expires this month', [held('uk-hcpc-physiotherapist', '2026-11')], PHYSIO, 'UK', true],
  ['one that expired last month', [held('uk-hcpc-physiotherapist', '2026-10')], PHYSIO, 'UK', false],
  ['one that expires this year', [held('uk-hcpc-physiotherapist', '2026')], PHYSIO, 'UK', true],
  ['one that expired last year', [held('uk-hcpc-physiotherapist', '2025')], PHYSIO, 'UK', false],
  ['one typed freely', [held('')], PHYSIO, 'UK', false],
  ['nothing, where nothing is asked', [], '11-1021.00', 'UK', true],
])('a record with %s', (_, registrations, code, country, holds) => {
  expect(holdsRegistration({ registrations }, code, country, DAY)).toBe(holds);
});

test('a wish, a trade and an aim in the summary are no registration', () => {
  const record = {
    registrations: [],
    wished_roles: ['Physiotherapist'],
    summary: 'HCPC registered physiotherapist is what I want to become',
    targets: [{ onet_soc: PHYSIO, weight: 1, is_wish: true }],
  };
  expect(holdsRegistration(record, PHYSIO, 'UK', DAY)).toBe(false);
});

test('a registration without an end never expires', () => {
  expect(isExpired('', DAY)).toBe(false);
});

test.each<[string, 'UK' | 'US', string[], string]>([
  ['NMC PIN 12A3456E', 'UK', ['uk-nmc'], '12A3456E'],
  ['Registered Adult Nurse (NMC)', 'UK', ['uk-nmc-adult'], ''],
  ['HCPC Registered Paramedic, registration no. PA12345', 'UK', ['uk-hcpc-paramedic'], 'PA12345'],
  ['SIA Door Supervisor licence', 'UK', ['uk-sia-door'], ''],
  ['SIA licence', 'UK', ['uk-sia-guarding'], ''],
  ['Cat C+E', 'UK', ['uk-lgv-ce'], ''],
  ['CSCS card', 'UK', ['uk-cscs'], ''],
  ['EASA B1 licence', 'UK', ['uk-caa-part-66'], ''],
  ['A&P certificate', 'US', ['us-faa-ap'], ''],
  ['Class A CDL', 'US', ['us-cdl-a'], ''],
  ['NREMT', 'US', ['us-emt'], ''],
  ['Working towards NMC registration', 'UK', [], ''],
  ['Looking to become an HCPC registered paramedic', 'UK', [], ''],
  ['GMC registration pending', 'UK', [], ''],
  ['Physiotherapist HCPC', 'UK', ['uk-hcpc-physiotherapist'], ''],
  ['Health and Care Professions Council: Physiotherapist', 'UK', ['uk-hcpc-physiotherapist'], ''],
  ['Dental nurse, GDC 123456', 'UK', ['uk-gdc-nurse'], ''],
  ['Registered Nurse (Mental Health) NMC', 'UK', ['uk-nmc-mental-health'], ''],
  ['Registered Nurse (compact) Texas Board of Nursing', 'US', ['us-rn'], ''],
  ['Attorney, State Bar of Georgia', 'US', ['us-bar'], ''],
  ['Physiotherapy lectures, HCPC', 'UK', [], ''],
  ['First aid at work', 'UK', [], ''],
  ['Class A CDL', 'UK', [], ''],
  ['SIA licence 1014 8826 0117 5530', 'UK', ['uk-sia-guarding'], '1014 8826 0117 5530'],
  ['Part 66 licence, modules complete', 'UK', [], ''],
  ['Commercial pilot licence, Transport Canada', 'UK', [], ''],
  ['Merchant Mariner Credential, Master 100 GRT', 'US', ['us-uscg-deck'], ''],
])('the certificate %s in the %s is proposed as %j', (text, country, codes, number) => {
  const named = registrationsNamed([text], country);
  expect(named.map(({ registration }) => registration.code)).toEqual(codes);
  expect(named[0]?.number ?? '').toBe(number);
});
