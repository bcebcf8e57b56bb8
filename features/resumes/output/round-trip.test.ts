import resumeSchema from '@jsonresume/schema/schema.json' with { type: 'json' };
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ResumeContent, ResumeDesign } from '../content.ts';
import { contentOfPdf } from '../reading/pdf-items.ts';
import { jsonResume, ownResume } from './json-resume.ts';
import { resumePdf } from './output.ts';
import { printable } from './testing.ts';
import { visibleContent } from './visible.ts';

describe('a resume is imported from its own PDF without loss', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 40 });
  const someDate = fc.constantFrom('', '2019-09', '2019', 'present', 'Summer 2019');
  const entry = {
    id: fc.uuid(),
    startDate: someDate,
    endDate: someDate,
    summary: words,
    highlights: fc.array(words, { maxLength: 3 }),
    location: words,
    url: words,
  };
  const few = <T>(of: fc.Arbitrary<T>) => fc.array(of, { maxLength: 3 });
  const listed = few(fc.record({ ...entry, name: words, by: words, hidden: fc.boolean() }));
  const resumes = fc
    .record({
      basics: fc.record({ name: words, label: words, email: words, phone: words, location: words, url: words, summary: words }),
      military: few(
        fc.record({
          ...entry,
          country: fc.constantFrom('UK', 'US', null),
          rank: words,
          trade: words,
          unit: words,
          operations: few(words),
          clearance: words,
          hours: words,
        }),
      ),
      work: few(fc.record({ ...entry, name: words, position: words, mayContact: fc.constantFrom(true, false, null) })),
      education: few(
        fc.record({
          ...entry,
          institution: words,
          studyType: words,
          area: words,
          kind: fc.constantFrom('education', 'training'),
        }),
      ),
      skills: few(fc.record({ name: words, level: words, keywords: few(words) })),
      languages: few(fc.record({ language: words, fluency: words })),
      certificates: listed,
      awards: listed,
      volunteer: listed,
      projects: listed,
      interests: few(words),
      clearance: fc.record({ level: words, year: fc.constantFrom('', '2022'), shown: fc.boolean() }),
      custom: few(fc.record({ id: fc.uuid(), title: words, items: listed })),
      more: few(fc.record({ title: words, lines: few(words) })),
      federal: fc.record({ citizenship: words, preference: fc.constantFrom('', 'TP', 'CPS'), targetTitle: words }),
    })
    .map((content) => ResumeContent.parse(content));

  test('whatever it contains', async () => {
    await fc.assert(
      fc.asyncProperty(resumes, fc.constantFrom('resume', 'federal'), async (content, kind) => {
        const resume = printable(content, {}, { kind });
        const { attached } = await contentOfPdf((await resumePdf(resume)).pdf);
        expect(attached.map((text) => ownResume(JSON.parse(text)))).toEqual([visibleContent(content, resume.design, kind)]);
      }),
      { numRuns: 25 },
    );
  });

  test('and its JSON Resume matches the schema', () => {
    const ajv = new Ajv({ strict: false });
    addFormats(ajv);
    const fits = ajv.compile(resumeSchema);
    fc.assert(
      fc.property(resumes, (content) => {
        fits(JSON.parse(JSON.stringify(jsonResume(content, ResumeDesign.parse({}), 'resume'))));
        expect(fits.errors ?? []).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
