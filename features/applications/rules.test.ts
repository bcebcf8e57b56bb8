import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScreeningQuestion } from '#features/jobs/shapes.ts';
import { STAGE_LABEL, STAGES, type Stage } from '#features/jobs/stages.ts';
import {
  adviceOf,
  answerBy,
  answerPasses,
  checkAnswers,
  type Mover,
  mayMove,
  NEXT_STAGE,
  NOT_SELECTED_REASONS,
  NOT_WITHDRAWN,
  namesAny,
  PLAIN_STATE,
  plainText,
  type SentStage,
  UNDECIDED,
} from './rules.ts';

const SENT = Object.keys(PLAIN_STATE).filter((stage): stage is SentStage => stage in PLAIN_STATE);

describe('the table of moves', () => {
  // Repeated by hand to detect mistakes in the table.
  test.each<[Mover, Stage, string]>([
    ['recruiter', 'draft', ''],
    ['recruiter', 'submitted', 'in_review shortlisted interview offer hired not_selected'],
    ['recruiter', 'in_review', 'submitted shortlisted interview offer hired not_selected'],
    ['recruiter', 'shortlisted', 'in_review interview offer hired not_selected'],
    ['recruiter', 'interview', 'shortlisted offer hired not_selected'],
    ['recruiter', 'offer', 'interview hired not_selected'],
    ['recruiter', 'hired', 'offer'],
    ['recruiter', 'not_selected', 'in_review shortlisted interview offer'],
    ['recruiter', 'declined', ''],
    ['recruiter', 'withdrawn', ''],
    ['recruiter', 'job_closed', 'in_review'],
    ['veteran', 'draft', 'submitted'],
    ['veteran', 'submitted', 'withdrawn'],
    ['veteran', 'in_review', 'withdrawn'],
    ['veteran', 'shortlisted', 'withdrawn'],
    ['veteran', 'interview', 'withdrawn'],
    ['veteran', 'offer', 'hired declined withdrawn'],
    ['veteran', 'hired', ''],
    ['veteran', 'not_selected', ''],
    ['veteran', 'declined', ''],
    ['veteran', 'withdrawn', ''],
    ['veteran', 'job_closed', ''],
    ['system', 'draft', ''],
    ['system', 'submitted', 'job_closed'],
    ['system', 'in_review', 'job_closed'],
    ['system', 'shortlisted', 'job_closed'],
    ['system', 'interview', 'job_closed'],
    ['system', 'offer', 'job_closed'],
    ['system', 'hired', ''],
    ['system', 'not_selected', ''],
    ['system', 'declined', ''],
    ['system', 'withdrawn', ''],
    ['system', 'job_closed', ''],
  ])('a %s moves %s to: %s', (mover, from, allowed) => {
    expect(STAGES.filter((to) => mayMove(from, to, mover))).toEqual(STAGES.filter((to) => allowed.split(' ').includes(to)));
  });

  test('only the veteran withdraws or declines, and neither can be reversed', () => {
    for (const from of STAGES)
      for (const to of ['withdrawn', 'declined'] as const)
        expect([mayMove(from, to, 'recruiter'), mayMove(from, to, 'system')]).toEqual([false, false]);
    expect([NEXT_STAGE.withdrawn, NEXT_STAGE.declined]).toEqual([{}, {}]);
  });

  test('no move keeps the stage', () => {
    for (const stage of STAGES)
      for (const mover of ['veteran', 'recruiter', 'system'] as const) expect(mayMove(stage, stage, mover)).toBe(false);
  });

  test('every stage that can’t be withdrawn has an explanation', () => {
    for (const stage of SENT) expect(mayMove(stage, 'withdrawn', 'veteran')).toBe(NOT_WITHDRAWN[stage] === undefined);
  });

  test('closing a job closes undecided applications', () =>
    expect(UNDECIDED).toEqual(['submitted', 'in_review', 'shortlisted', 'interview', 'offer']));
});

describe('plainText', () => {
  const at = (stage: SentStage, more: Partial<Parameters<typeof plainText>[0]> = {}) => ({
    stage,
    submitted_at: '2026-11-01T10:00:00.000Z',
    stage_since: '2026-11-10T10:00:00.000Z',
    closes_at: '2026-11-20T23:59:59.000Z',
    reason: null,
    ...more,
  });
  const iso = (day: Date) => day.toISOString().slice(0, 10);
  const words = { dateOf: iso, whenOf: (instant: string) => instant.slice(0, 16).replace('T', ', ') };

  test.each<[string, Parameters<typeof plainText>[0], string | null]>([
    ['two weeks after the closing date', at('submitted'), '2026-12-04'],
    ['two weeks after sending when there is no closing date', at('in_review', { closes_at: null }), '2026-11-15'],
    ['two weeks after sending when the job closed before', at('submitted', { closes_at: '2026-10-01T00:00:00Z' }), '2026-11-15'],
    ['two weeks after the shortlist', at('shortlisted'), '2026-11-24'],
    ['a week after an interview is wanted', at('interview'), '2026-11-17'],
    ['a week after an offer', at('offer'), '2026-11-17'],
    ['a week after the last interview', at('in_review', { last_interview_at: '2026-12-22T11:00:00Z' }), '2026-12-29'],
    [
      'by the first day where the interview was long before',
      at('offer', { last_interview_at: '2026-11-02T11:00:00Z' }),
      '2026-11-17',
    ],
    ['nothing once it is decided', at('not_selected'), null],
    ['nothing once it is decided, after an interview', at('hired', { last_interview_at: '2026-12-22T11:00:00Z' }), null],
  ])('a reply is expected %s', (_, application, day) => {
    const by = answerBy(application);
    expect(by && iso(by)).toBe(day);
  });

  test.each(SENT)('%s has one sentence, in time and overdue, without pipeline jargon', (stage) => {
    for (const now of ['2026-11-11', '2027-11-11']) {
      const text = plainText(at(stage), words, new Date(now));
      expect(text).toMatch(/^[A-Z][^.]+\.$/);
      expect(text).not.toMatch(/rejected|unsuccessful|candidate|_/i);
    }
  });

  test('names the expected day only while it is in the future', () => {
    expect(plainText(at('submitted'), words, new Date('2026-11-11'))).toBe(
      'The employer has your application; expect an answer by 2026-12-04.',
    );
    expect(plainText(at('submitted'), words, new Date('2026-12-11'))).not.toContain('2026');
  });

  const proposed = { interview: { status: 'proposed' as const, starts_at: null } };
  const arranged = {
    interview: { status: 'scheduled' as const, starts_at: '2026-12-02T10:00:00Z' },
    last_interview_at: '2026-12-02T11:00:00Z',
  };
  const refused = { interview: { status: 'none_fit' as const, starts_at: null }, last_interview_at: '2026-11-12T10:00:00Z' };
  test.each<[string, Parameters<typeof plainText>[0], string, string]>([
    ['times are on offer', at('shortlisted', proposed), '2026-11-12', 'Choose an interview time below.'],
    ['times are on offer at the stage interview', at('interview', proposed), '2026-11-12', 'Choose an interview time below.'],
    ['a time is chosen', at('submitted', arranged), '2026-11-12', 'Interview on 2026-12-02, 10:00.'],
    ['it was held', at('interview', arranged), '2026-12-03', 'You had your interview; expect an answer by 2026-12-09.'],
    [
      'nothing is heard after it',
      at('interview', arranged),
      '2026-12-10',
      'You had your interview; an answer takes longer than usual and may still come.',
    ],
    ['no time fits', at('interview', refused), '2026-11-12', 'You asked for other interview times; expect them by 2026-11-19.'],
    ['an offer follows', at('offer', arranged), '2026-12-03', expect.stringContaining('You have an offer')],
    ['the job is theirs', at('hired', arranged), '2026-11-12', expect.stringContaining('Congratulations, you have the job;')],
    [
      'the day of the start is known',
      { ...at('hired'), offer: { answer_by: '2026-11-20T23:59:59Z', start_on: '2027-09-20' } },
      '2026-11-12',
      'Congratulations, you have the job and start on 2027-09-20.',
    ],
    ['the application ends', at('withdrawn', proposed), '2026-11-12', 'You withdrew this application.'],
  ])('the sentence knows the interview when %s', (_, application, now, text) =>
    expect(plainText(application, words, new Date(now))).toEqual(text),
  );

  test('returns the veteran’s text for each reason', () => {
    for (const [reason, { sentence: shown }] of Object.entries(NOT_SELECTED_REASONS))
      expect(plainText(at('not_selected', { reason }), words)).toBe(shown);
  });

  test('says a next step for each reason', () => {
    for (const reason of Object.keys(NOT_SELECTED_REASONS)) expect(adviceOf(reason)?.text).toMatch(/^[A-Z].{30,160}[.]$/);
    expect(adviceOf(null)).toBeNull();
  });

  test('every stage has a label', () => expect(Object.keys(STAGE_LABEL)).toEqual([...STAGES]));
});

describe('answers', () => {
  const QUESTIONS: ScreeningQuestion[] = [
    { question: 'Do you drive?', kind: 'yes_no', knockout: true },
    { question: 'Nights?', kind: 'yes_no' },
    { question: 'Where did you train?', kind: 'choice', choices: ['Army', 'RAF'] },
    { question: 'Years of fitting?', kind: 'number', minimum: 3, knockout: true },
    { question: 'People led?', kind: 'number', minimum: 5 },
    { question: 'Why us?', kind: 'text' },
  ];
  const GOOD = ['yes', 'No', 'RAF', '4', '2', 'Because.'];
  const given = (answers: string[]) => answers.map((answer, index) => ({ question: QUESTIONS[index]?.question ?? '', answer }));
  const changed = (index: number, answer: string) => given(GOOD.map((good, at) => (at === index ? answer : good)));

  test('are returned in the order of the questions, in one spelling', () => {
    const { answers, errors } = checkAnswers(QUESTIONS, [...given(GOOD).reverse(), { question: 'Not asked', answer: 'x' }]);
    expect(errors).toEqual({});
    expect(answers).toEqual(given(['Yes', 'No', 'RAF', '4', '2', 'Because.']));
  });

  test.each<[string, number, string, string]>([
    ['an answer left out', 5, '', 'Answer this question.'],
    ['an answer of spaces', 5, '   ', 'Answer this question.'],
    ['a number in words', 4, 'several', 'Answer with a number.'],
    ['a number with more behind it', 4, '5 or 6', 'Answer with a number.'],
    ['a number past all numbers', 4, '9'.repeat(400), 'Answer with a number.'],
    ['a choice that is not offered', 2, 'Navy', 'Choose one of: Army, RAF.'],
    ['a choice in another spelling', 2, 'raf', 'Choose one of: Army, RAF.'],
    ['neither yes nor no', 1, 'perhaps', 'Answer Yes or No.'],
    ['a knockout below its minimum', 3, '2.9', 'This job asks for 3 or more.'],
    ['a knockout answered with no', 0, 'no', 'This job is only for people who can answer Yes here.'],
  ])('%s is refused at its question', (_, index, answer, message) => {
    expect(checkAnswers(QUESTIONS, changed(index, answer)).errors).toEqual({ [`answers.${index}`]: [message] });
  });

  test('all errors are reported together', () =>
    expect(Object.keys(checkAnswers(QUESTIONS, []).errors)).toEqual(QUESTIONS.map((_, index) => `answers.${index}`)));

  test.each(['3', ' 3 ', '3.0', '1,200', '12 000'])('%j is a number that passes a knockout of 3', (answer) =>
    expect(checkAnswers(QUESTIONS, changed(3, answer)).errors).toEqual({}),
  );

  test('an answer below a minimum that is not a knockout is accepted but does not pass', () => {
    const passes = QUESTIONS.map((question, index) => answerPasses(question, GOOD[index] ?? ''));
    expect(passes).toEqual([true, null, null, true, false, null]);
  });

  test('any input yields one answer or one error per question', () => {
    const answer = fc.record({
      question: fc.oneof(fc.constantFrom(...QUESTIONS.map(({ question }) => question)), fc.string()),
      answer: fc.oneof(fc.constantFrom(...GOOD), fc.string()),
    });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 12 }), (sent) => {
        const { answers, errors } = checkAnswers(QUESTIONS, sent);
        expect(answers.map(({ question }) => question)).toEqual(QUESTIONS.map(({ question }) => question));
        for (const [index, { answer: expected }] of answers.entries())
          if (expected === '') expect(errors[`answers.${index}`]).toBeDefined();
      }),
    );
  });
});

test.each<[string, string[], boolean]>([
  ['I would love to join Northgate Rail.', ['Northgate Rail Ltd'], true],
  ['I would love to join NORTHGATE   RAIL, as a fitter', ['Northgate Rail Ltd'], true],
  ['I applied to be your Signalling Technician (Nights).', ['Signalling Technician (Nights)'], true],
  ['I refitted engines.', ['Fitter'], false],
  ['I kept engines running for six years.', ['Northgate Rail Ltd', 'Fitter'], false],
  ['Anything', ['!', 'IT'], false],
  ['Anything', [], false],
])('%j names one of %j: %s', (text, names, expected) => expect(namesAny(text, names)).toBe(expected));
