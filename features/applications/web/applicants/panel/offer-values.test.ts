import { expect, test } from 'vitest';
import { aRecruiterJob } from '#features/jobs/web/testing.ts';
import { type JobOffered, offerValues } from './offer-values.ts';

const job = (changes: Partial<JobOffered> = {}): JobOffered => ({ ...aRecruiterJob().draft, ...changes });
const inDays = (days: number) => new Intl.DateTimeFormat('sv-SE').format(new Date(Date.now() + days * 86_400_000));

test('a new offer begins with the pay, place, hours and start of its job, and a week to answer', () => {
  expect(offerValues(undefined, job({ starts_at: inDays(40) }))).toEqual({
    pay_amount: 30_000,
    pay_per: 'year',
    start_on: inDays(40),
    place: 'York, England',
    hours: 'Full time',
    contract: '',
    note: '',
    answer_by: inDays(7),
  });
});

test.each<[string, Partial<JobOffered>, object]>([
  ['remote', { type: 'remote', city_label: null }, { place: 'Remote' }],
  ['hybrid', { type: 'hybrid' }, { place: 'York, England (hybrid)' }],
  ['temporary', { job_type: 'temporary' }, { hours: '', contract: 'Temporary' }],
  [
    'paid up to an amount by the hour',
    { salary_from: null, salary_to: 19.5, salary_per: 'hour' },
    { pay_amount: 19.5, pay_per: 'hour' },
  ],
  ['without pay', { salary_from: null, salary_to: null }, { pay_amount: null }],
  ['whose start has passed', { starts_at: inDays(-1) }, { start_on: '' }],
])('for a job that is %s the terms say so', (_, changes, terms) => {
  expect(offerValues(undefined, job(changes))).toMatchObject(terms);
});

test('a changed offer begins with the terms that were sent, whatever the job says', () => {
  const sent = {
    revision: 1,
    state: 'open' as const,
    pay_amount: 41_000,
    pay_per: 'year' as const,
    currency: 'GBP',
    start_on: null,
    place: 'Hull depot',
    hours: null,
    contract: null,
    note: null,
    answer_by: `${inDays(3)}T23:59:59.000Z`,
    answer_day: inDays(3),
    made_at: '2026-11-20T09:00:00.000Z',
    ended_at: null,
    decline_reason: null,
    decline_note: null,
  };
  const terms = { pay_amount: 41_000, place: 'Hull depot', hours: '', start_on: '' };
  expect(offerValues(sent, job({ starts_at: inDays(40) }))).toMatchObject({ ...terms, answer_by: inDays(3) });
  expect(offerValues({ ...sent, state: 'expired' }, job())).toMatchObject({ ...terms, answer_by: inDays(7) });
});

test('without the job the terms are empty', () => {
  expect(offerValues(undefined, undefined)).toMatchObject({ pay_amount: null, pay_per: 'year', place: '', answer_by: inDays(7) });
});
