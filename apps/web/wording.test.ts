import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The code of the screens, without comments. */
const SCREENS = globSync(['features/*/web/**/*.tsx', 'features/*/web/**/*.ts', 'apps/web/**/*.tsx', 'kit/ui/**/*.tsx'])
  .filter((file) => !/test/.test(file))
  .map((file) => ({
    file,
    code: readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, ''),
  }));

/** Words between quotes or tags: at least two of them, so that names of the code are not meant. */
const TEXT = /'([^'\n]* [^'\n]*)'|"([^"\n]* [^"\n]*)"|`([^`]* [^`]*)`|>([^<>{}=;]*\w \w[^<>{}=;]*)</g;
const texts = SCREENS.flatMap(({ file, code }) =>
  [...code.matchAll(TEXT)].map((found) => ({ file, text: (found.slice(1).find((part) => part !== undefined) ?? '').trim() })),
);

const withText = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text}`);

test('finds the texts of the screens', () => {
  expect(texts.length).toBeGreaterThan(2000);
  expect(withText(/\bcover letter\b/i)).not.toEqual([]);
});

test.each([
  ['email, never e-mail', /\be-mail/i],
  ['a job, never a vacancy', /\bvacanc(?:y|ies)\b/i],
  // Each of these is spelled or called differently in the tenant of the other country.
  [
    'no word that only one country uses',
    /\b(?:recogni[sz]|speciali[sz]e|prioriti[sz]e|apologi[sz]e|summari[sz]e)\w*|\bspecialism/i,
  ],
])('screens say %s', (_, pattern) => {
  expect(withText(pattern)).toEqual([]);
});

/**
 * What only one country says. Screens of both take such words from kit/country, or choose them by country: a line that does names both
 * or asks for the country.
 */
const OF_ONE_COUNTRY: readonly (readonly [country: string, words: RegExp])[] = [
  ['the United Kingdom', /\b(?:town or city|town and county|postcodes?|county or area)\b/i],
  ['the United Kingdom', /\bthe forces\b|\byour trade\b|\bmy trade\b|\btri-service\b/i],
  ['the United Kingdom', /\b(?:HGV|LGV|large goods vehicle|workshop manager|redundancy|fortnight(?:ly)?|CVs?)\b/],
  ['the United Kingdom', /\b(?:armour|organis|licence|labour|favour|honour|neighbour|programme\b|enrol\b|judgement)/i],
  [
    'the United States',
    /\b(?:zip codes?|the military|MOS|SkillBridge|GI Bill|(?<!federal |JSON )resumes?|401\(k\)|vacation days)\b/i,
  ],
  ['the United States', /\b(?:armor|licenses?\b|labor\b|favor(?!it)|honor|neighbor|enroll)/i],
];

/** Texts that are shown in one country only, or in an operator's lists of both countries' entries. */
const BY_COUNTRY = [
  // Chosen by country in the code around them.
  /SkillBridge placement/,
  /RolesInput\.tsx: HGV driver$/,
  /"person|last\.resume|SharedResumePage\.tsx: shared resume$/,
  // The same sentence in both countries, as specified.
  /Uploading your CV helps us recommend roles/,
  /Open Government Licence|US Department of Labor/,
  // Operators.
  /^features\/(?:operator|tenants)\//,
  /^features\/\w+\/web\/(?:ProviderDialog|CourseDialog|ImportDialog|OccupationReportList)\.tsx/,
];

test.each(OF_ONE_COUNTRY)('no screen of both countries has a word that only %s uses: %s', (_, words) => {
  const found = texts
    // A match of several lines with braces is code between two tags.
    .filter(
      ({ text }) => !/^[,:\])]|[{};=]/.test(text.replace(/\$\{[^}]*\}/g, '')) && words.test(text.replace(/\$\{[^}]*\}/g, '')),
    )
    .map(({ file, text }) => `${file}: ${text}`)
    .filter((line) => !BY_COUNTRY.some((pattern) => pattern.test(line)));
  expect(found).toEqual([]);
});

test('a percentage of what is filled in is worded one way', () => {
  const worded = SCREENS.flatMap(({ file, code }) =>
    [...code.matchAll(/(?:percent|percentage|completeness)\}%\s+(\w+)/gi)].map(([, word]) => `${file}: ${word}`),
  );
  expect(worded.length).toBeGreaterThan(2);
  expect(worded.filter((one) => !one.endsWith(': complete'))).toEqual([]);
});
