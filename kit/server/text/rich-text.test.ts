import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitiseRichText } from './rich-text.ts';

test.each([
  [
    'plain formatting is kept',
    '<h3>Role</h3><p>A <strong>b</strong> <em>c</em><br>d</p><ul><li>e</li></ul><ol><li>f</li></ol>',
    '<h3>Role</h3><p>A <strong>b</strong> <em>c</em><br />d</p><ul><li>e</li></ul><ol><li>f</li></ol>',
  ],
  ['older tags become ours', '<h1>T</h1><div><b>x</b><i>y</i></div>', '<h3>T</h3><p><strong>x</strong><em>y</em></p>'],
  ['scripts go with their text', '<p>a</p><script>alert(1)</script><style>p{}</style>', '<p>a</p>'],
  ['handlers, styles and classes go', '<p onclick="x()" style="color:red" class="k" id="i">a</p>', '<p>a</p>'],
  ['images, frames and forms go', '<img src=x onerror=alert(1)><iframe src="//evil"></iframe><form><input></form>b', 'b'],
  [
    'a link keeps its address and gets rel',
    '<a href="https://example.org/a?b=1&amp;c=2" target="_blank">site</a>',
    '<a href="https://example.org/a?b=1&amp;c=2" rel="nofollow noopener">site</a>',
  ],
  ['a mail link stays', '<a href="mailto:a@example.org">m</a>', '<a href="mailto:a@example.org" rel="nofollow noopener">m</a>'],
  ['a script link is text', '<a href="java\tscript:alert(1)">x</a><a href="data:text/html,x">y</a>', 'xy'],
  ['a link without a scheme becomes text', '<a href="//evil.example">x</a>', 'x'],
  ['a relative address is text', '<a href="/logout">x</a><a href=" ">y</a>', 'xy'],
  ['an svg with a script inside goes', '<svg><script>alert(1)</script><a xlink:href="javascript:x">q</a></svg>', 'q'],
  ['a tag that is never closed does no harm', '<p>a <strong>b<img src="x" onerror="', '<p>a <strong>b</strong></p>'],
])('%s', (_, html, stored) => expect(sanitiseRichText(html)).toBe(stored));

test('returns only allowed tags, whatever the input', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<a href="',
      'javascript:x',
      '">',
      '<li',
      ' onload=x',
      '<!--',
      '-->',
      '&lt;',
      '<svg/>',
      '<b>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const once = sanitiseRichText(pieces.join(''));
      expect(
        once.replace(
          /<\/?(?:p|ul|ol|li|strong|em|h3)>|<br \/>|<a href="(?:https?:|mailto:)[^"]*" rel="nofollow noopener">|<\/a>/g,
          '',
        ),
      ).not.toMatch(/</);
    }),
    { numRuns: 500 },
  );
});

test('takes time in proportion to the length, even for very deep or long text', () => {
  const deep = sanitiseRichText(`${'<ul><li>'.repeat(5000)}x`);
  expect(deep.length).toBeLessThan(1000);
});
