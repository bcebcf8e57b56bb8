import type { SignUpForm } from '../../sign-up-rules.ts';

type Draft = Omit<SignUpForm, 'password'>;

let draft: Draft | null = null;

/** What was typed to sign up, without the password, so that a mistyped email can be corrected. Stored until this page is closed. */
export const signUpDraft = {
  get: () => draft,
  set: ({ password: _, ...typed }: SignUpForm) => {
    draft = typed;
  },
  clear: () => {
    draft = null;
  },
};
