import { describe, expect, test } from 'vitest';
import { readClaims } from './social-claims.ts';

const namesOf = (claims: object) => {
  const { first_name, last_name } = readClaims({ sub: '1', email: 'noor@social.test', ...claims });
  return [first_name, last_name];
};

describe('the claims of a provider', () => {
  test.each([
    [{ given_name: 'Noor', family_name: 'Aziz' }, ['Noor', 'Aziz']],
    [{ given_name: 'Mohamed', family_name: 'Mohamed' }, ['Mohamed', 'Mohamed']],
    [{ given_name: 'Suharto' }, ['Suharto', '']],
    [{ family_name: 'Suharto' }, ['Suharto', '']],
    [{ name: 'Suharto' }, ['Suharto', '']],
    [{ given_name: 'Suharto', name: 'Suharto' }, ['Suharto', '']],
    [{ given_name: 'Anna Marie', name: 'Anna Marie Smith' }, ['Anna Marie', 'Smith']],
    [{ name: 'Anand A/L Muthu' }, ['Anand', 'A/L Muthu']],
    [{ given_name: 'Ravi', family_name: 's/o Raju' }, ['Ravi', 's/o Raju']],
    [{ given_name: 'a'.repeat(120), family_name: 'b'.repeat(120) }, ['a'.repeat(120), 'b'.repeat(120)]],
    [{ given_name: 'a'.repeat(121), family_name: 'Aziz' }, ['Aziz', '']],
    [{ given_name: 'Noor', family_name: 'b'.repeat(121) }, ['Noor', '']],
    [{ given_name: '<b>Noor</b>', name: 'Noor Aziz' }, ['Noor', 'Aziz']],
    [{ given_name: ' Noor\n', family_name: 'van  Dijk' }, ['Noor', 'van Dijk']],
    [{ given_name: '', family_name: null, name: 7 }, ['noor', '']],
    [{}, ['noor', '']],
    [{ email: '{a}@social.test' }, ['Veteran', '']],
    [{ email: null }, ['Veteran', '']],
  ])('%j name the person %j', (claims, names) => expect(namesOf(claims)).toEqual(names));

  test.each([
    ['Noor@Social.test', 'noor@social.test'],
    ['noor@müller.de', 'noor@xn--mller-kva.de'],
    [`${'a'.repeat(64)}@social.test`, `${'a'.repeat(64)}@social.test`],
    [`${'a'.repeat(65)}@social.test`, 'unusable'],
    [`noor@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.test`, 'unusable'],
    ['no<or@social.test', 'unusable'],
    ['mi\u212ae@social.test', 'unusable'],
    ['noor', 'unusable'],
    ['', null],
    [undefined, null],
    [['noor@social.test'], null],
  ])('the address %j is read as %j', (email, read) => expect(readClaims({ sub: '1', email }).email).toBe(read));

  test('an address is verified only when the provider says so', () => {
    const verified = [true, 'true', false, 'false', 1, undefined].map(
      (email_verified) => readClaims({ sub: '1', email_verified }).email_verified,
    );
    expect(verified).toEqual([true, true, false, false, false, false]);
  });
});
