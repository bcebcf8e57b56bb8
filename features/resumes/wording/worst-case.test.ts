import { expect, test } from 'vitest';
import { MAX_RESUME_CHARACTERS } from '#features/cv-import/bounds.ts';
import { adviceOn, completenessOf } from '../advice/advice.ts';
import { ResumeContent, ResumeDesign } from '../content.ts';
import { draftLetter } from '../letters/draft.ts';
import { suggestCivilianWording } from '../military-words/civilian-wording.ts';
import { natoCodeOf } from '../military-words/rank-scope.ts';
import { resumeDocument } from '../output/document.ts';
import { jsonResume } from '../output/json-resume.ts';
import { plainText } from '../output/plain-text.ts';
import { REWRITE_MAX, TONES } from '../resumes-contract.ts';
import { textsOf } from './placed-texts.ts';
import { sameFacts } from './rewrite/rewrite.ts';
import { rewriteByRules } from './rewrite/rules-engine.ts';

/** Repeated input that slows a pattern down: its own words, and characters that it scans for. */
const PARTS = [
  ...['OC ', 'Sergeant Sergeant ', 'Warrant Officer ', 'SSgt (', 'OC     ', 'sergeant-', 'Led ', 'A, cutting ', 'and training '],
  ...['responsible for ', 'I was responsible for the ', 'duties included ', 'in order to ', 'Managed, cutting costs, '],
  ...[
    'a',
    ' ',
    'a ',
    '(',
    'a.',
    '. ',
    '!',
    '1',
    '1 ',
    '1,',
    '<',
    '@',
    'a@',
    '\n',
    '\n ',
    '’',
    'Á',
    '“',
    '-',
    '•',
    'https://',
    'a\u00ad',
  ],
];
const filled = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Runs `work` on every part and returns the parts that took too much processor time. */
function slowParts(work: (fill: (length: number) => string) => void): string[] {
  work((length) => filled('warm ', length));
  return PARTS.filter((part) => {
    const before = process.threadCpuUsage();
    work((length) => filled(part, length));
    const { user, system } = process.threadCpuUsage(before);
    return user + system > 400_000;
  });
}

// Each input is many times what a route accepts, which exposes a cost that grows with the square of the text.
test.each(['UK', 'US'] as const)('civilian wording is suggested in linear time and bounded size: %s', (country) => {
  expect(slowParts((fill) => suggestCivilianWording(fill(300_000), { country }))).toEqual([]);
  const sizes = PARTS.map((part) => suggestCivilianWording(filled(part, 300_000), { country }).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(200);
});

test.each(TONES)('a text is rewritten within bounds: %s', (tone) => {
  expect(slowParts((fill) => rewriteByRules(fill(REWRITE_MAX * 16), tone))).toEqual([]);
  const lengths = PARTS.map((part) => rewriteByRules(filled(part, REWRITE_MAX), tone, 'letter').length);
  expect(Math.max(...lengths)).toBeLessThan(REWRITE_MAX * 3);
});

test('facts are compared in linear time', () => {
  expect(slowParts((fill) => sameFacts(`${fill(100_000)}@a`, fill(100_000)))).toEqual([]);
});

test('a rank is looked up in linear time', () => {
  expect(slowParts((fill) => natoCodeOf(fill(100_000), []))).toEqual([]);
});

test('the longest resume gets advice, a letter and every text format in time', () => {
  expect(
    slowParts((fill) => {
      const most = fill(MAX_RESUME_CHARACTERS / 4);
      const content = ResumeContent.parse({
        basics: { name: most, email: most, url: most, summary: most },
        work: [{ id: 'w', position: most, url: most, startDate: most, highlights: [most] }],
      });
      adviceOn(content, '2026-11');
      completenessOf(content);
      draftLetter(
        content,
        { title: 'Fitter', company: 'Acme', description: most, requirements: [most], skills: [most] },
        'en-GB',
      );
      textsOf(content);
      plainText(resumeDocument(content, ResumeDesign.parse({}), 'resume', 'UK'));
      jsonResume(content, ResumeDesign.parse({}), 'resume');
    }),
  ).toEqual([]);
});
