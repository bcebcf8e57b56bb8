import { RESEND_SECONDS } from '../rules.ts';

/** Which mail: that of signing up, or that of a forgotten password. */
export type Mailed = 'verification' | 'reset';

const keyOf = (what: Mailed, email: string) => `mailedAt ${what} ${email.trim().toLowerCase()}`;

/** Notes that a mail was asked for just now; the server sends no second one for a while. Per tab. */
export function noteMailed(what: Mailed, email: string): void {
  try {
    sessionStorage.setItem(keyOf(what, email), String(Date.now()));
  } catch {
    // Then nobody is told to wait, and the server waits all the same.
  }
}

/** Seconds until another such mail may be asked for; 0 when it may. */
export function secondsToWait(what: Mailed, email: string, now = Date.now()): number {
  try {
    const at = Number(sessionStorage.getItem(keyOf(what, email)));
    return Math.min(RESEND_SECONDS, Math.max(0, Math.ceil(at / 1000 + RESEND_SECONDS - now / 1000)));
  } catch {
    return 0;
  }
}
