import parsePhoneNumber from 'libphonenumber-js/max';
import { withPlus } from '#kit/contract/phone.ts';

/**
 * The international form of a number as accounts store it: `+44 29 2018 0461` for `+44` and `029 2018 0461`. Null without a
 * number. Unchanged if it is not a possible number, or has no country code.
 */
export function internationalPhone(stored: { country_code: string | null; phone_number: string | null }): string | null {
  if (!stored.phone_number) return null;
  const number = withPlus(stored.phone_number);
  const text = number.startsWith('+') ? number : [stored.country_code, number].filter(Boolean).join(' ');
  return parsePhoneNumber(text, { extract: false })?.formatInternational() ?? text;
}
