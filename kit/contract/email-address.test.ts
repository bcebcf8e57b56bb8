import { domainToUnicode } from 'node:url';
import { describe, expect, test } from 'vitest';
import { emailShape } from './email.ts';
import { storedEmail } from './email-address.ts';
import { shownEmail } from './shown-email.ts';

const shape = emailShape('wrong', { missing: 'missing' });

describe('an email address is stored in ASCII and shown in its own script', () => {
  test.each([
    ['jörg@x.de', null],
    ['jo@müller.de', 'jo@xn--mller-kva.de'],
    ['Jo@MÜLLER.de', 'jo@xn--mller-kva.de'],
    ['jo@mu\u0308ller.de', 'jo@xn--mller-kva.de'],
    ['jo@xn--mller-kva.de', 'jo@xn--mller-kva.de'],
    ['jo@straße.example', 'jo@xn--strae-oqa.example'],
    ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
    ['li@例え.テスト', 'li@xn--r8jz45g.xn--zckzah'],
    ['li@例え。テスト', 'li@xn--r8jz45g.xn--zckzah'],
    ['a@ｅｘａｍｐｌｅ.org', 'a@example.org'],
    ['r&d@example.org', 'r&d@example.org'],
    ['a@at&t.com', null],
    ["o'neill+jobs@example.co.uk", "o'neill+jobs@example.co.uk"],
    ['x/y={z}@example.org', 'x/y={z}@example.org'],
    [' a@example.org ', 'a@example.org'],
    ['', null],
    ['a@', null],
    ['@example.org', null],
    ['a@b@example.org', null],
    ['a@localhost', null],
    ['a@127.0.0.1', null],
    ['a@0x7f.1', null],
    ['a@[127.0.0.1]', null],
    ['a@example.org:25', null],
    ['a@example.org/x', null],
    ['a@example.org.', null],
    ['a@example..org', null],
    ['a@-example.org', null],
    ['a@exa_mple.org', null],
    ['.a@example.org', null],
    ['a..b@example.org', null],
    ['a b@example.org', null],
    ['a<b@example.org', null],
    ['a,b@example.org', null],
    ['"a b"@example.org', null],
    ['a@exa\u00admple.org', null],
    ['a\u200b@example.org', null],
    ['mi\u212ae@example.org', null],
    [`${'a'.repeat(64)}@example.org`, `${'a'.repeat(64)}@example.org`],
    [`${'a'.repeat(65)}@example.org`, null],
    [`a@${'b'.repeat(64)}.org`, null],
  ])('%j is stored as %j', (typed, stored) => {
    expect(storedEmail(typed)).toBe(stored);
    expect(shape.safeParse(typed).data ?? null).toBe(stored);
  });

  test('refuses an address longer than 254 characters', () => {
    const domain = `${`${'b'.repeat(60)}.`.repeat(3)}org`;
    expect(shape.safeParse(`${'a'.repeat(64)}@${domain}`).success).toBe(true);
    const longer = `${'a'.repeat(64)}@${'c'.repeat(10)}.${domain}`;
    expect(shape.safeParse(longer).error?.issues[0]?.message).toBe('wrong');
  });

  test.each([
    'müller.de',
    'straße.example',
    'почта.рф',
    '例え.テスト',
    'bücher-für-alle.example',
    'københavn.dk',
    'δοκιμή.gr',
    'مثال.إختبار',
    '😀.example',
  ])('shows %s', (domain) => {
    const ascii = new URL(`http://${domain}`).hostname;
    expect(shownEmail(`a@${ascii}`)).toBe(domain.startsWith('😀') ? `a@${ascii}` : `a@${domainToUnicode(ascii)}`);
  });

  test('shows what imitates a domain, is no punycode or no address as it is', () => {
    const imitation = new URL('http://p\u0430ypal.com').hostname;
    const allCyrillic = new URL('http://\u0430\u0440\u0440\u04cf\u0435.com').hostname;
    for (const text of [
      `a@${imitation}`,
      `a@${allCyrillic}`,
      'a@xn--zzzzzzzz99999.org',
      'a@xn--a.org',
      'a@example.org',
      'xn--',
      '',
    ])
      expect(shownEmail(text)).toBe(text);
  });
});
