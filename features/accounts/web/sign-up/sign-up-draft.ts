import type { SignUpForm } from '../../sign-up-rules.ts';

type Draft = Omit<SignUpForm, 'password'>;

let draft: Draft | null = null;

/** The values of the sign-up form without the password, so a mistyped email can be corrected. Kept until this page is closed. */
export const signUpDraft = {
  get: () => draft,
  set: ({ password: _, ...typed }: SignUpForm) => {
    draft = typed;
  },
  clear: () => {
    draft = null;
  },
};
