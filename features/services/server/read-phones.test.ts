import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { dialledDigits } from '#kit/contract/phone.ts';
import { readPhoneList, readPhones } from './read-phones.ts';

/** What is written, and each number to call with its note and what it dials. */
const BRITISH: [string, ...string[]][] = [
  ['+44 (0)20 7946 0018 (24 hours)', '+44 (0)20 7946 0018|24 hours|+442079460018'],
  ['0800 138 1619 / 01234 567890', '0800 138 1619||08001381619', '01234 567890||01234567890'],
  ['01234 567890 01234 567891', '01234 567890||01234567890', '01234 567891||01234567891'],
  ['020 7946 0018\n020 7946 0019', '020 7946 0018||02079460018', '020 7946 0019||02079460019'],
  ['01234 567890/1', '01234 567890||01234567890', '01234 567891||01234567891'],
  ['020 7946 0018/19', '020 7946 0018||02079460018', '020 7946 0019||02079460019'],
  ['०२० ७९४६ ००१८', '020 7946 0018||02079460018'],
  ['116 123 (24 hours, free)', '116 123|24 hours, free|116123'],
  ['116 123 24 hours', '116 123|24 hours|116123'],
  ['24/7 0800 138 1619', '0800 138 1619|24/7|08001381619'],
  ['0808 802 8080 (Mon-Fri 09:00-17:00)', '0808 802 8080|Mon-Fri 09:00-17:00|08088028080'],
  ['18001 0808 802 8080', '18001 0808 802 8080||1800108088028080'],
  ['20 7946 0018', '+44 20 7946 0018||+442079460018'],
  ['44 20 7946 0018', '+44 20 7946 0018||+442079460018'],
  ['0044 20 7946 0018', '0044 20 7946 0018||+442079460018'],
  ['00 44 (0) 20 7946 0018', '00 44 (0) 20 7946 0018||+442079460018'],
  ['(+44) 20 7946 0018', '(+44) 20 7946 0018||+442079460018'],
  ['0808 802 8080, text 85258', '0808 802 8080|text 85258|08088028080'],
  ['999 or 112', '999||999', '112||112'],
  ['Helpline 0800 1111; office 020 7946 0018', '0800 1111|Helpline|08001111', '020 7946 0018|office|02079460018'],
  ['Tel: 020 7946 0018 Fax: 020 7946 0019', '020 7946 0018|Fax: 020 7946 0019|02079460018'],
  ['Samaritans 116 123 and Combat Stress 0800 138 1619', '116 123|Samaritans|116123', '0800 138 1619|Combat Stress|08001381619'],
  ['0345 600 0723 ext 12', '0345 600 0723|ext 12|03456000723'],
  ['Press office 020 7946 0018', '020 7946 0018|Press office|02079460018'],
  ['+353 1 234 5678', '+353 1 234 5678||+35312345678'],
  ['1-800-273-8255', '+1 800 273 8255||+18002738255'],
  ['0800‑123‑4567', '0800-123-4567||08001234567'],
  ['Text SHOUT to 85258'],
  ['Fax: 020 7946 0019'],
  ['0900 - 1700'],
  ['Not available'],
];
const AMERICAN: [string, ...string[]][] = [
  ['1-800-273-TALK (8255)', '1-800-273-TALK (8255)||18002738255'],
  ['988 then press 1', '988|then press 1|988'],
  ['Dial 988, then press 1 or text 838255', '988|then press 1 or text 838255|988'],
  ['988 CALL NOW', '988|CALL NOW|988'],
  ['Veterans Crisis Line: 988 (press 1)', '988|Veterans Crisis Line, press 1|988'],
  ['(618) 394-7300 or (877) 342-7891', '(618) 394-7300||6183947300', '(877) 342-7891||8773427891'],
  ['618-239-0087/0095', '618-239-0087||6182390087', '618-239-0095||6182390095'],
  ['(618) 239-0087 / 0095 / 0099', '(618) 239-0087||6182390087', '(618) 239-0095||6182390095', '(618) 239-0099||6182390099'],
  ['618-239-0087/24 hours', '618-239-0087|24 hours|6182390087'],
  ['٦١٨-٢٣٩-٠٠٨٧', '618-239-0087||6182390087'],
  ['۶۱۸ ۲۳۹ ۰۰۸۷ (office)', '618 239 0087|office|6182390087'],
  [
    'main: 888-895-7873, tollfree: 888-895-7873, tdd: 800-955-8771',
    '888-895-7873|main, tollfree|8888957873',
    '800-955-8771|tdd|8009558771',
  ],
  ['207-623-8411 x', '207-623-8411||2076238411'],
  ['352-338-4900 x161200', '352-338-4900|x161200|3523384900'],
  ['(800) FIG-HTMS', '(800) FIG-HTMS||8003444867'],
  ['1.866.HELP4DV', '1.866.HELP4DV||18664357438'],
  ['1-800-LAW-REP-4 (1-800-529-7374)', '1-800-LAW-REP-4 (1-800-529-7374)||18005297374'],
  ['1-800-MEDICARE', '1-800-MEDICARE||18006334227'],
  ['800-799-SAFE', '800-799-SAFE||8007997233'],
  ['877-927-8387 (VETS)', '877-927-8387|VETS|8779278387'],
  ['011 44 20 7946 0018', '011 44 20 7946 0018||+442079460018'],
  ['0044 20 7946 0018', '0044 20 7946 0018||+442079460018'],
  ['Call 630-653-9109 between 9:00am - 4:30pm.', '630-653-9109|between 9:00am - 4:30pm.|6306539109'],
  ['773. 271. 0899', '773. 271. 0899||7732710899'],
  ['555-1234', '555-1234||5551234'],
  ['2-1-1', '2-1-1||211'],
  // A digit is missing or one too many.
  ['45-609-8220'],
  ['main: 7274-821-0726'],
  ['000-000-*347'],
  ['(410)    -'],
  ['Call Monday or Wednesday 10-3.'],
];

const written = (text: string, country: string) =>
  readPhones(text, country).map(({ number, note }) => `${number}|${note}|${dialledDigits(number)}`);

describe('the numbers to call in a text', () => {
  test.each(BRITISH)('British: %j', (text, ...numbers) => expect(written(text, 'GB')).toEqual(numbers));
  test.each(AMERICAN)('American: %j', (text, ...numbers) => expect(written(text, 'US')).toEqual(numbers));

  test('stay the same when they are read again', () => {
    for (const [list, country] of [[BRITISH, 'GB'] as const, [AMERICAN, 'US'] as const])
      for (const [text] of list) {
        const { phones } = readPhoneList([{ number: text }], country);
        expect(readPhoneList(phones, country)).toEqual({ phones, unread: [] });
      }
  });

  test.each([
    ['GB', '01632 960018'],
    ['US', '201-555-0123'],
  ])('dial what the library of numbers dials: %s', (country, example) => {
    const parsed = parsePhoneNumber(example, country as CountryCode);
    for (const text of [parsed?.formatInternational(), parsed?.formatNational(), parsed?.number, example]) {
      const [phone] = readPhones(`Helpline: ${text} (free)`, country);
      expect(parsePhoneNumber(dialledDigits(phone?.number ?? '') ?? '', country as CountryCode)?.number).toBe(parsed?.number);
    }
  });
});

test('what has no number to call is named by its position', () =>
  expect(readPhoneList([{ number: '0800 1111' }, { number: 'no phone' }], 'GB')).toEqual({
    phones: [{ number: '0800 1111', note: '' }],
    unread: [1],
  }));
