import { describe, expect, test } from 'vitest';
import {
  addDays,
  closingZone,
  dayIn,
  JOB_MOVES,
  MAX_OPEN_DAYS,
  mayMoveJob,
  missingToPublish,
  reasonsToHold,
  textOf,
} from './recruiting-rules.ts';
import { JOB_STATUSES, type JobStatus } from './shapes.ts';

test.each<[JobStatus, JobStatus[]]>([
  ['draft', ['published']],
  ['published', ['paused', 'closed', 'filled', 'expired']],
  ['paused', ['published', 'closed', 'filled']],
  ['closed', ['published']],
  ['filled', ['published']],
  ['expired', ['published', 'closed', 'filled']],
])('a %s job moves to %j and nowhere else', (from, to) => {
  expect(JOB_STATUSES.filter((status) => mayMoveJob(from, status))).toEqual(to);
  expect(JOB_MOVES[from]).toEqual(to);
});

describe('days', () => {
  test.each([
    [232, '2026-06-30T23:30:00Z', '2026-07-01'],
    [232, '2026-12-31T23:30:00Z', '2026-12-31'],
    [233, '2026-07-01T03:30:00Z', '2026-06-30'],
  ])('in country %i, %s lies on %s', (country, instant, day) => expect(dayIn(closingZone(country), new Date(instant))).toBe(day));

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-11-21', 180, '2027-05-20'],
  ])('%s and %i days is %s', (day, days, later) => expect(addDays(day, days)).toBe(later));
});

describe('missingToPublish', () => {
  const TODAY = '2026-11-21';
  const WHOLE = {
    title: 'Fitter',
    description: `<p>${'Keep our engines running. '.repeat(3)}</p>`,
    job_type: 'full_time',
    type: 'on_site',
    experience: 'mid',
    city_id: 7,
    closes_on: '2026-12-21',
  };
  const missing = (change: Partial<typeof WHOLE> | object) => missingToPublish({ ...WHOLE, ...change }, TODAY);

  test('returns nothing for a complete job', () => expect(missing({})).toEqual([]));

  test.each([
    ['title', { title: '  ' }, 'Enter a job title'],
    ['description', { description: '<p></p>' }, 'Describe the job in at least 50 characters'],
    ['description', { description: '<p>Short</p>' }, 'Describe the job in at least 50 characters; you have 5 so far'],
    ['job_type', { job_type: null }, 'Choose a job type'],
    ['type', { type: null }, 'Choose on site, hybrid or remote'],
    ['experience', { experience: null }, 'Choose an experience level'],
    ['city_id', { city_id: null }, 'Choose a location, or make the job remote'],
    ['city_id', { city_id: null, type: 'hybrid' }, 'Choose a location, or make the job remote'],
    ['closes_on', { closes_on: null }, 'Choose a closing date'],
    ['closes_on', { closes_on: '2026-11-20' }, 'The closing date has passed. Choose a later one'],
    ['closes_on', { closes_on: '2027-05-21' }, 'Choose a closing date within 180 days, by 2027-05-20'],
  ])('%s, with %j', (field, change, message) => expect(missing(change)).toEqual([{ field, message }]));

  test.each([
    ['a remote job without a place', { type: 'remote', city_id: null }],
    ['a job that closes today', { closes_on: TODAY }],
    ['a job open as long as may be', { closes_on: addDays(TODAY, MAX_OPEN_DAYS) }],
  ])('nothing, with %s', (_, change) => expect(missing(change)).toEqual([]));

  test('returns all missing fields in the order of the form', () => {
    const empty = { title: '', description: '', job_type: null, type: null, experience: null, city_id: null, closes_on: null };
    expect(missing(empty).map(({ field }) => field)).toEqual(Object.keys(empty));
  });

  test('does not count markup and white space as text', () => {
    expect(textOf('<p>a&nbsp;<strong>b</strong></p>\n<ul><li>c &amp; d</li></ul>')).toBe('a b c . d');
    expect(missing({ description: `<p>${'&nbsp;'.repeat(80)}${'<strong></strong>'.repeat(80)}</p>` })).toHaveLength(1);
  });
});

describe('a job is held when it asks applicants for money, bank details or identity numbers', () => {
  const held = (description: string) =>
    reasonsToHold({ title: 'Driver', description, responsibilities: [], requirements: [], screening_questions: [] });

  test.each([
    'Please send your bank details with your application.',
    'To apply, e-mail us your CV, your sort code and account number.',
    'You will need to provide your full name and your bank account number before the interview.',
    '<p>Successful applicants share your online banking login so that we can verify you.</p>',
    'Include a copy of your credit card for verification.',
    'We need your IBAN to set up payroll before you begin.',
    'Do not delay, send your bank details today.',
  ])('bank details: %s', (text) => expect(held(text)[0]?.message).toMatch(/^A job cannot ask for bank details/));

  test.each([
    'Please include your National Insurance number in your covering letter.',
    'Text your name and your NI number to 07700 900123.',
    'Submit your Social Security number with this form.',
    'Applicants must supply your passport number at this stage.',
    'Send us your SSN and date of birth.',
    'Give your driving licence number when you apply.',
  ])('identity numbers: %s', (text) => expect(held(text)[0]?.message).toMatch(/^A job cannot ask for identity numbers/));

  test.each([
    'Applicants must pay a registration fee of £35.',
    'You will need to pay a refundable training deposit.',
    'A £50 administration fee is payable before your start date.',
    'Please send £20 to reserve your place.',
    'The training fee must be paid by you in full.',
    'Candidates are required to transfer $100 for the starter kit.',
    'You pay a small fee upfront and earn it back in a week.',
    'Payment by gift card or Bitcoin secures your kit.',
    'Buy gift cards and send us the codes.',
  ])('money: %s', (text) => expect(held(text)[0]?.message).toMatch(/^A job cannot ask applicants for money/));

  test.each([
    'You are paid weekly by bank transfer.',
    'We pay your wages into your bank account every Friday.',
    'You will handle customers’ bank details with care.',
    'You will check passport numbers against the manifest.',
    'Experience of reconciling bank statements is useful.',
    'We pay your professional registration fees.',
    'Your DBS check fee is paid by us.',
    'The visa fee is covered by the company, so it is paid for you.',
    'There is no application fee.',
    'We will never ask you to send your bank details.',
    'Never send your bank details or pay an upfront fee to anyone who says that they recruit for us.',
    'You do not need to provide your National Insurance number to apply.',
    'You will be asked for your National Insurance number on your first day.',
    'Bring your bank details once you have started.',
    'Pay: £14.20 an hour, £19 on Sundays.',
    'We pay £12.50 an hour.',
    'You will manage a budget of £2m and pay suppliers on time.',
    'You will send customers their refunds and deposit cash at the bank.',
    'You will sell gift cards to customers and pay attention to detail.',
    'You must pay attention to the safety of the crew.',
    'Full UK driving licence and a passport are needed.',
    'Proof of your right to work is checked before you start.',
    'Please quote reference 1234 and tell us your notice period.',
    'Send your CV and a covering letter to Hannah.',
    'Security clearance fees are met by us.',
    'Company pension with 9 % from us, and a £500 joining bonus paid after three months.',
  ])('and not for: %s', (text) => expect(held(text)).toEqual([]));

  test('names the field that asks', () => {
    const fields = reasonsToHold({
      title: 'Send us your bank details',
      description: '<ul><li>Drive</li><li>Send your bank details</li></ul>',
      responsibilities: ['Drive', 'Pay us £20 for the kit'],
      requirements: ['A licence', 'Supply your passport number'],
      screening_questions: [
        { question: 'Do you drive?', kind: 'yes_no' },
        { question: 'Bank account number and sort code', kind: 'text' },
        { question: 'What is your National Insurance number?', kind: 'text' },
        { question: 'Have you worked with bank details?', kind: 'yes_no' },
        { question: 'Do you hold a passport?', kind: 'yes_no' },
      ],
    }).map(({ field }) => field);
    expect(fields).toEqual([
      'title',
      'description',
      'responsibilities.1',
      'requirements.1',
      'screening_questions.1.question',
      'screening_questions.2.question',
    ]);
  });
});
