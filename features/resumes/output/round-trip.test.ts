import resumeSchema from '@jsonresume/schema/schema.json' with { type: 'json' };
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { runs } from '#apps/api/testing/properties.ts';
import { contentOfDocx, contentOfPdf } from '#features/cv-import/testing.ts';
import type { ResumeKind } from '#features/typesetting/document.ts';
import { ResumeContent, ResumeDesign } from '../content.ts';
import { contentOfFile } from '../read-content.ts';
import { parseCv } from '../server/parse-cv.ts';
import { jsonResume, ownResume } from './json-resume.ts';
import { type Printable, resumeDocx, resumePdf } from './output.ts';
import { printable } from './testing.ts';
import { visibleContent } from './visible.ts';

const words = fc.string({ unit: 'grapheme', maxLength: 40 });
const DATES = { startDate: fc.constantFrom('', '2015', '2019-09'), endDate: fc.constantFrom('', '2020', '2021-01', 'present') };
const FULL_DATES = { startDate: fc.constant('2019-09'), endDate: fc.constant('2021-01') };

const monthOrYear = (isFull: boolean) => (isFull ? fc.constant('2027-09') : fc.constantFrom('', '2027', '2027-09'));

/** Values of a shape, made from the shape itself: a new field of resumes is tested without being listed here. @param isFull without empty fields */
function valuesOf(shape: z.core.$ZodType, isFull = false): fc.Arbitrary<unknown> {
  if (shape instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(shape.shape).map(([name, field]) => [name, valuesOf(field, isFull)] as const);
    return fc.record({
      ...Object.fromEntries(fields),
      ...('startDate' in shape.shape && (isFull ? FULL_DATES : DATES)),
      ...('expires' in shape.shape && { issued: monthOrYear(isFull), expires: monthOrYear(isFull) }),
      ...(isFull && 'hidden' in shape.shape && { hidden: fc.constant(false) }),
    });
  }
  if (shape instanceof z.ZodArray) return fc.array(valuesOf(shape.element, isFull), { minLength: isFull ? 2 : 0, maxLength: 2 });
  if (shape instanceof z.ZodString) {
    const text = isFull
      ? fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 40 }).filter((some) => some.trim() !== '')
      : words;
    return text.map((some) => some.slice(0, shape.maxLength ?? 40).toWellFormed());
  }
  if (shape instanceof z.ZodEnum) return fc.constantFrom(...shape.options);
  if (shape instanceof z.ZodBoolean) return isFull ? fc.constant(true) : fc.boolean();
  if (shape instanceof z.ZodNumber) return fc.nat();
  if (shape instanceof z.ZodNullable) return isFull ? valuesOf(shape.unwrap(), isFull) : fc.option(valuesOf(shape.unwrap()));
  if (shape instanceof z.ZodDefault || shape instanceof z.ZodPrefault || shape instanceof z.ZodOptional)
    return valuesOf(shape.unwrap(), isFull);
  throw new Error(`No values for ${shape._zod.def.type}`);
}

/** The paths of the fields with a value: `work.hours`. */
function filledFields(value: unknown, path: string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => filledFields(item, path));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, field]) => filledFields(field, [...path, name]));
  return value === '' || value === null ? [] : [path.join('.')];
}

const resumes = valuesOf(ResumeContent).map((content) => ResumeContent.parse(content));
const [full = ResumeContent.parse({ basics: {} })] = fc.sample(
  valuesOf(ResumeContent, true).map((content) => ResumeContent.parse(content)),
  { numRuns: 1, seed: 1 },
);

/** Texts that are also members of every JavaScript object. */
const namedLikeMembers = ResumeContent.parse({
  basics: { name: 'valueOf', label: 'constructor' },
  federal: { preference: 'toString', citizenship: 'constructor', highestGrade: '__proto__' },
});

/** Entries get new ids with each import, and a photo stays in its account. */
const withoutIds = (content: ResumeContent) =>
  JSON.parse(JSON.stringify(content, (name, value) => (name === 'id' ? undefined : value)));

describe('a resume is imported without loss from its own output', () => {
  const outputs = {
    PDF: async (resume: Printable) => {
      const { pdf } = await resumePdf(resume);
      return { file: pdf, attached: (await contentOfPdf(new Uint8Array(pdf))).attached };
    },
    'Word file': async (resume: Printable) => {
      const file = await resumeDocx(resume);
      return { file, attached: contentOfDocx(file).attached };
    },
  };

  test.each(Object.entries(outputs))('%s, whatever its fields contain', async (_, output) => {
    await fc.assert(
      fc.asyncProperty(resumes, fc.constantFrom<ResumeKind>('resume', 'federal'), async (content, kind) => {
        const resume = printable(content, {}, { kind });
        const shown = visibleContent(content, resume.design, kind);
        const { file, attached } = await output(resume);
        expect(attached.map((text) => ownResume(JSON.parse(text)))).toEqual([shown]);
        const parsed = await parseCv(file);
        if ('refused' in parsed) throw new Error(`The file was refused: ${parsed.refused}`);
        expect(withoutIds(contentOfFile(parsed))).toEqual(withoutIds(shown));
      }),
      {
        numRuns: runs(15),
        examples: [
          [full, 'federal'],
          [namedLikeMembers, 'federal'],
        ],
      },
    );
  });

  test('with a value in every field that an output contains', () => {
    const shown = filledFields(visibleContent(full, ResumeDesign.parse({}), 'federal'));
    const inOutput = filledFields(full).filter((field) => !field.includes('.unsure.') && !field.endsWith('.read_from'));
    expect(new Set(inOutput)).toEqual(new Set([...shown, 'basics.photo_file_id', 'more.title', 'more.lines', 'clearance.shown']));
    expect(shown).toEqual(
      expect.arrayContaining(['work.supervisorPhone', 'federal.announcement', 'projects.highlights', 'custom.items.url']),
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
