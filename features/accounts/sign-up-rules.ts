import { PASSWORD_MIN } from './rules.ts';
import { emailProblem } from './sign-in-rules.ts';

/**
 * Validation of the sign-up and new-password forms while typing, with the messages of the server (sign-up-contract.ts). The server is
 * stricter; these never refuse what it would accept.
 */

/** The values of the sign-up form. Country and service are for veterans, the company for recruiters. */
export type SignUpForm = {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  country_id: number | null;
  military_service_id: number | null;
  company_hint: string;
};

export const LONGEST_NAME = 120;
const LONGEST_PASSWORD = 200;
const LONGEST_COMPANY = 200;

/** Markup, and addresses of mail and of the web: names are shown to others in emails, whose readers follow links. */
const NOT_A_NAME = /[<>\\{}[\]|]|\/\/|www\.|\S@\S+\.\S|\.\p{L}{2,}\/\S/iu;

/** Names may have letters of any script, and what registers of many countries print: `A/L`, `s/o`, `D’Souza @ Raj`. */
export function nameProblem(what: string, typed: string): string | null {
  const name = typed.trim();
  if (name === '') return `${what} is required`;
  // Letters, not UTF-16 units: some scripts have two units for one letter.
  if ([...name].length > LONGEST_NAME) return `${what} is too long: use ${LONGEST_NAME} characters or fewer`;
  return NOT_A_NAME.test(name) ? `${what} contains a character that isn’t allowed in names` : null;
}

/** For the last and middle name, which not everyone has. */
export const optionalNameProblem = (what: string, typed: string) => (typed.trim() === '' ? null : nameProblem(what, typed));

/** Shown at the last name. */
export const ONE_NAME_HELP = 'Leave this empty if you have one name.';

/** Counts as the server does: without spaces at the ends. */
export function newPasswordProblem(typed: string): string | null {
  const password = typed.trim();
  if (password.length < PASSWORD_MIN) return password === '' ? 'Password is required' : `Use ${PASSWORD_MIN} characters or more`;
  return password.length > LONGEST_PASSWORD ? `Use ${LONGEST_PASSWORD} characters or fewer` : null;
}

export function signUpProblems(account: 'veteran' | 'recruiter', form: SignUpForm): Partial<Record<keyof SignUpForm, string>> {
  return onlyProblems({
    first_name: nameProblem('First name', form.first_name),
    last_name: optionalNameProblem('Last name', form.last_name),
    email: emailProblem(form.email),
    password: newPasswordProblem(form.password),
    ...(account === 'veteran'
      ? { country_id: form.country_id === null ? 'Choose a country' : null }
      : {
          company_hint:
            form.company_hint.trim().length > LONGEST_COMPANY
              ? `Company name is too long: use ${LONGEST_COMPANY} characters or fewer`
              : null,
        }),
  });
}

/** The fields with a problem, in the given order. */
export function onlyProblems<Field extends string>(
  checked: Partial<Record<Field, string | null>>,
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {};
  for (const field in checked) {
    const problem = checked[field];
    if (problem) problems[field] = problem;
  }
  return problems;
}
