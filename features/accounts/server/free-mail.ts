import { readFileSync } from 'node:fs';

/** Domains at which anybody can have an address: of email providers, internet providers, relays and throw-away addresses. */
const LISTED: ReadonlySet<string> = new Set(
  readFileSync(new URL('./free-mail-domains.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** Providers with a domain in most countries: `yahoo.com.ph`, `hotmail.dk`. */
const WORLDWIDE =
  /^(?:aol|gmail|gmx|googlemail|hotmail|live|msn|outlook|protonmail|rediffmail|tutanota|windowslive|yahoo|yandex|ymail)\.(?:com|net|org|[a-z]{2}|com?\.[a-z]{2})$/;

/** Whether anybody can have an address at a domain, so that it never identifies a company. A subdomain of such a domain is one too. */
export function isFreeMail(domain: string): boolean {
  const labels = domain.toLowerCase().replace(/\.$/, '').split('.');
  return labels.slice(0, -1).some((_, index) => {
    const parent = labels.slice(index).join('.');
    return LISTED.has(parent) || WORLDWIDE.test(parent);
  });
}
