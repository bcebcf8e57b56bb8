import { setTimeout } from 'node:timers/promises';
import { findMails, send } from './api.ts';
import { NEW_PASSWORD } from './passwords.ts';

type Mail = { link: string; code: string };

/** Milliseconds. */
const LONGEST_WAIT = 30_000;

/** The newest email to an address, once it has this subject. `link` is its action and `code` its six digits, if any. */
export async function newestMailTo(email: string, subject: RegExp): Promise<Mail> {
  const deadline = Date.now() + LONGEST_WAIT;
  for (;;) {
    const [newest] = await findMails(email);
    if (newest && subject.test(newest.subject)) {
      const { text } = newest;
      return { link: /https?:\/\/[^\s<]+/.exec(text)?.[0] ?? '', code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
    }
    if (Date.now() > deadline) throw new Error(`The newest email to ${email} is “${newest?.subject}”, not ${subject}`);
    await setTimeout(100);
  }
}

/** Signs a veteran up through the API and leaves the email address unverified. */
export async function signUp(email: string): Promise<void> {
  const form = new FormData();
  const person = { role: 'veteran', first_name: 'Megan', last_name: 'Lloyd', email, password: NEW_PASSWORD, country_id: '232' };
  for (const [name, value] of Object.entries(person)) form.append(name, value);
  const { status, text } = await send(email, 'POST', '/api/auth/signup', { body: new Response(form) });
  if (status >= 300) throw new Error(`${email} could not sign up: ${text}`);
}
