import { describe, expect, test } from 'vitest';
import { advertOf, EMPTY_JOB, type JobFormValues, jobResolver, today, valuesOf } from './job-values.ts';
import { aRecruiterJob } from './testing.ts';

const check = (values: Partial<JobFormValues>) =>
  jobResolver({ ...EMPTY_JOB, title: 'Fitter', ...values }, undefined, { fields: {}, shouldUseNativeValidation: false });

describe('the form of a job', () => {
  test('accepts a title alone as a draft, with null for every empty field', async () => {
    const { values, errors } = await check({});
    expect(errors).toEqual({});
    expect(values).toMatchObject({
      title: 'Fitter',
      job_role: null,
      closes_on: null,
      starts_at: null,
      apply_url: null,
      openings: 1,
    });
  });

  test.each([
    [{ title: 'x' }, 'title', 'Enter a title of at least 3 characters'],
    [{ salary_from: 40_000, salary_to: 30_000 }, 'salary_to', 'Enter an amount that is not below the minimum'],
    [{ openings: undefined }, 'openings', 'At least 1'],
    [{ apply_url: 'example.test/jobs' }, 'apply_url', 'Must be a web address that begins with https://'],
    [{ closes_on: '2026-13-01' }, 'closes_on', 'Must be a date like 2026-11-21'],
  ])('%j puts its error at the field', async (values, field, message) => {
    const { errors } = await check(values);
    expect(errors).toMatchObject({ [field]: { message } });
  });

  test('requires a minimum for a knockout number question', async () => {
    const { errors } = await check({ screening_questions: [{ question: 'Years?', kind: 'number', knockout: true }] });
    expect(errors).toMatchObject({ screening_questions: [{ minimum: { message: 'Enter the minimum number' } }] });
  });

  test('drops parts of a question that its kind of answer does not use', async () => {
    const { values } = await check({
      screening_questions: [
        { question: 'Licence?', kind: 'yes_no', choices: ['a', 'b'], minimum: 4, knockout: true },
        { question: 'Years?', kind: 'number', choices: [], minimum: 3, knockout: false },
        { question: 'Shift?', kind: 'choice', choices: ['Days', 'Nights'], knockout: true },
      ],
    });
    expect(values).toMatchObject({ title: 'Fitter' });
    expect('screening_questions' in values && values.screening_questions).toEqual([
      { question: 'Licence?', kind: 'yes_no', knockout: true },
      { question: 'Years?', kind: 'number', minimum: 3 },
      { question: 'Shift?', kind: 'choice', choices: ['Days', 'Nights'] },
    ]);
  });

  test('starts with the stored values and returns them unchanged', async () => {
    const job = aRecruiterJob();
    const { values } = await jobResolver(valuesOf(job), undefined, { fields: {}, shouldUseNativeValidation: false });
    const { currency: _, city_label: __, ...stored } = job.draft;
    expect(values).toEqual(stored);
  });

  test('does not show hidden pay in the preview', () => {
    const more = {
      company: { id: 1, name: 'Northgate Rail', logo_url: null, covenant_level: null, hire_vets_medallion: null },
      town: 'York',
      industry: null,
      countryId: 232,
    };
    const values = valuesOf(aRecruiterJob());
    expect(advertOf(values, more).salary).toEqual({ from: 30_000, to: 36_000, currency: 'GBP', per: 'year' });
    expect(advertOf({ ...values, show_salary: false }, more).salary).toBeNull();
  });
});

test('today is the current day in the reader’s time zone', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
