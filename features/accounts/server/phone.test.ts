import { expect, test } from 'vitest';
import { internationalPhone } from './phone.ts';

test.each([
  ['+44', '029 2018 0461', '+44 29 2018 0461'],
  ['+1', '(202) 555-0143', '+1 202 555 0143'],
  ['+39', '06 698 12345', '+39 06 6981 2345'],
  ['+44', '0044 29 2018 0461', '+44 29 2018 0461'],
  [null, '0044 (0)29 2018 0461', '+44 29 2018 0461'],
  ['+1', '011 44 29 2018 0461', '+44 29 2018 0461'],
  ['+44', '00 1 (202) 555-0143', '+1 202 555 0143'],
  ['+44', '0113 496 0018', '+44 113 496 0018'],
  ['+44', '12', '+44 12'],
  [null, '029 2018 0461', '029 2018 0461'],
  ['+44', null, null],
  ['+44', '', null],
])('the number %s %s is shown as %s', (country_code, phone_number, shown) =>
  expect(internationalPhone({ country_code, phone_number })).toBe(shown),
);
