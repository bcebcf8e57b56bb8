import type { SignUpForm } from '../sign-up-rules.ts';

type Draft = Omit<SignUpForm, 'password'>;

let draft: Draft | null = null;

/** What was typed to sign up, without the password: whoever mistyped the email corrects only that. Kept until this page is closed. */
export const signUpDraft = {
  get: () => draft,
  keep: ({ password: _, ...typed }: SignUpForm) => {
    draft = typed;
  },
  clear: () => {
    draft = null;
  },
};
