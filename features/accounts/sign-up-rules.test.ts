import { describe, expect, test } from 'vitest';
import { NewPassword, PersonName, SignupRequest } from './sign-up-contract.ts';
import { nameProblem, newPasswordProblem, type SignUpForm, signUpProblems } from './sign-up-rules.ts';

const VETERAN: SignUpForm = {
  first_name: 'Megan',
  last_name: 'O’Neill-Łukasz',
  email: 'megan@example.test',
  password: 'boots by the door',
  country_id: 232,
  military_service_id: null,
  company_hint: '',
};

const messageOfServer = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message ?? null;

describe("the form shows the server's message", () => {
  test.each([
    '',
    '  ',
    'Megan',
    ' Megan ',
    'Siân',
    '李',
    'x'.repeat(120),
    'x'.repeat(121),
    '𠮷'.repeat(120),
    'a<b',
    'me@home',
    'a/b',
    '{a}',
    '[a]',
    'a|b',
    'a\\b',
  ])('of the name %j', (typed) =>
    expect(nameProblem('First name', typed)).toBe(messageOfServer(PersonName('First name').safeParse(typed))),
  );

  test.each([
    ...[
      'Suharto',
      'Anand A/L Muthu',
      'Siti s/o Raju',
      'Lim Ah Kow @ Lim Kow',
      'R. K. Narayan',
      'Nguyễn Thị Minh Khai',
      '3rd',
      "O'Neill",
    ],
    ...[
      'Сергій',
      'محمد',
      'St.John',
      'María-José',
      'Hubert Blaine W. (Bert)',
      'D’Souza',
      'Smith, Jr.',
      'W/O',
      'ʻAʻala',
      'X Æ A-12',
    ],
    'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim(),
  ])('none of the name %j', (typed) => expect(nameProblem('First name', typed)).toBeNull());

  test.each([
    ...[
      '<b>',
      'me@home.test',
      'http://a.test',
      'go to www.a.test',
      'a.test/free',
      '{first_name}',
      '[link](x)',
      'a\\b',
      'a|b',
      '//a',
    ],
  ])('of %j, which is no name', (typed) =>
    expect([nameProblem('First name', typed), nameProblem('Last name', typed)].every(Boolean)).toBe(true),
  );

  test.each(['', 'x', 'x'.repeat(9), 'x'.repeat(10), '          ', 'x'.repeat(200), 'x'.repeat(201)])(
    'for the password %j',
    (typed) => {
      const message = messageOfServer(NewPassword.safeParse(typed));
      // "Too short" would be true for a missing password, but no help.
      expect(newPasswordProblem(typed)).toBe(typed.trim() === '' ? 'Password is required' : message);
    },
  );

  test('and accepts what the server accepts', () => {
    expect(signUpProblems('veteran', VETERAN)).toEqual({});
    expect(SignupRequest.safeParse({ ...VETERAN, role: 'veteran' }).success).toBe(true);
    expect(signUpProblems('recruiter', { ...VETERAN, country_id: null })).toEqual({});
    expect(SignupRequest.safeParse({ ...VETERAN, role: 'recruiter' }).success).toBe(true);
  });
});

test('all missing fields are reported together, in the order of the form', () => {
  const empty = {
    first_name: '',
    last_name: '',
    email: '',
    password: '',
    country_id: null,
    military_service_id: null,
    company_hint: '',
  };
  expect(Object.entries(signUpProblems('veteran', empty))).toEqual([
    ['first_name', 'First name is required'],
    ['email', 'Email is required!'],
    ['password', 'Password is required'],
    ['country_id', 'Choose a country'],
  ]);
  expect(Object.keys(signUpProblems('recruiter', { ...empty, company_hint: 'x'.repeat(201) }))).toEqual([
    'first_name',
    'email',
    'password',
    'company_hint',
  ]);
});
