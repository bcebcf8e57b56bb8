import { RESEND_SECONDS } from '../../rules.ts';

/** Which email: to verify a sign-up, or to reset a password. */
export type Mailed = 'verification' | 'reset';

const keyOf = (what: Mailed, email: string) => `mailedAt ${what} ${email.trim().toLowerCase()}`;

/** Records that an email was requested now. The server sends another one only after a while. Per tab. */
export function noteMailed(what: Mailed, email: string): void {
  try {
    sessionStorage.setItem(keyOf(what, email), String(Date.now()));
  } catch {
    // Without storage the wait is not shown; the server still enforces it.
  }
}

/** Seconds until another such email can be requested; 0 when it can. */
export function secondsToWait(what: Mailed, email: string, now = Date.now()): number {
  try {
    const at = Number(sessionStorage.getItem(keyOf(what, email)));
    return Math.min(RESEND_SECONDS, Math.max(0, Math.ceil(at / 1000 + RESEND_SECONDS - now / 1000)));
  } catch {
    return 0;
  }
}
