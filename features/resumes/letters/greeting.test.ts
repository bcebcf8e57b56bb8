import { describe, expect, test } from 'vitest';
import { LetterContent } from './content.ts';
import { usualClosing, usualGreeting, withUsualForms } from './greeting.ts';

test.each([
  ['en-GB', '', 'Dear hiring manager,'],
  ['en-GB', 'Rowan Hale', 'Dear Rowan Hale,'],
  ['en-GB', 'Ms Rowan Hale', 'Dear Ms Hale,'],
  ['en-GB', 'Lt Col J. Hale', 'Dear Lt Col Hale,'],
  ['en-GB', 'Rowan Hale, Head of Operations', 'Dear Rowan Hale,'],
  ['en-GB', 'Sgt (Retd) Tom Brown', 'Dear Sgt Brown,'],
  ['en-GB', 'Mr and Mrs Brown', 'Dear Mr and Mrs Brown,'],
  ['en-GB', 'Sir John Hale', 'Dear Sir John,'],
  ['en-GB', 'the Recruitment Team', 'Dear Recruitment Team,'],
  ['en-GB', 'To whom it may concern', 'To whom it may concern,'],
  ['en-GB', 'Ms', 'Dear Ms,'],
  ['en-US', ' ', 'Dear Hiring Manager:'],
  ['en-US', 'Ms. Rowan Hale', 'Dear Ms. Hale:'],
])('a letter in %s to “%s” begins with %s', (language, name, greeting) => expect(usualGreeting(language, name)).toBe(greeting));

test.each([
  ['en-GB', 'Dear hiring manager,', 'Yours faithfully,'],
  ['en-GB', 'Dear Sir or Madam,', 'Yours faithfully,'],
  ['en-GB', 'Dear Sir', 'Yours faithfully,'],
  ['en-GB', 'To whom it may concern', 'Yours faithfully,'],
  ['en-GB', 'Dear the Recruitment Team,', 'Yours faithfully,'],
  ['en-GB', 'Dear Talent Acquisition,', 'Yours faithfully,'],
  ['en-GB', '', 'Yours faithfully,'],
  ['en-GB', 'Dear Ms Hale,', 'Yours sincerely,'],
  ['en-GB', 'Dear Sir John,', 'Yours sincerely,'],
  ['en-GB', 'Dear Allan,', 'Yours sincerely,'],
  ['en-US', 'Dear Hiring Manager:', 'Sincerely,'],
  ['en-US', 'Dear Ms. Hale:', 'Sincerely,'],
])('a letter in %s that begins with “%s” ends with %s', (language, greeting, closing) =>
  expect(usualClosing(language, greeting)).toBe(closing),
);

describe('greeting and closing', () => {
  const letter = (over: Partial<LetterContent> = {}) =>
    LetterContent.parse({ greeting: 'Dear hiring manager,', closing: 'Yours faithfully,', ...over });
  const named = (before: LetterContent, name: string) =>
    withUsualForms(before, { ...before, recipient: { ...before.recipient, name } }, 'en-GB');

  test('follow the name of the reader while it is typed, and return when it is removed', () => {
    let content = letter();
    for (const typed of ['R', 'Ro', 'Ms Rowan Hale']) content = named(content, typed);
    expect(content).toMatchObject({ greeting: 'Dear Ms Hale,', closing: 'Yours sincerely,' });
    expect(named(content, '')).toMatchObject({ greeting: 'Dear hiring manager,', closing: 'Yours faithfully,' });
  });

  test('stay as the person wrote them', () => {
    const own = letter({ greeting: 'Good morning,', closing: 'With best wishes,' });
    expect(named(own, 'Rowan Hale')).toMatchObject({ greeting: 'Good morning,', closing: 'With best wishes,' });
    const typed = withUsualForms(letter(), letter({ greeting: 'Dear Rowan,' }), 'en-GB');
    expect(typed).toMatchObject({ greeting: 'Dear Rowan,', closing: 'Yours sincerely,' });
    expect(named(typed, 'Rowan Hale').greeting).toBe('Dear Rowan,');
  });

  test('keep the punctuation of the person', () => {
    expect(named(letter({ closing: 'Yours faithfully' }), '').closing).toBe('Yours faithfully');
  });
});
