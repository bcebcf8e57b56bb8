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
  [
    'a table has a paragraph for each row',
    '<table><tbody><tr><td>Salary</td><td>£30,000</td></tr><tr><th>Hours</th><td>37.5</td></tr></tbody></table>',
    '<p>Salary £30,000</p><p>Hours 37.5</p>',
  ],
  ['sections and quotes leave a break', 'a<section>b</section><blockquote>c</blockquote>d', 'a<p>b</p><p>c</p>d'],
  ['terms and their meanings are apart', '<dl><dt>Pay</dt><dd>£1</dd></dl>', '<p>Pay</p><p>£1</p>'],
  ['nested blocks become paragraphs side by side', '<div>a<div>b</div><p>c</p>d</div>', '<p>a</p><p>b</p><p>c</p><p>d</p>'],
  [
    'formatting goes on in the next paragraph',
    '<p><b>a<div>b</div></b></p>',
    '<p><strong>a</strong></p><p><strong>b</strong></p>',
  ],
  ['empty lines of the writer stay', '<p>a</p><p></p><p>b</p>', '<p>a</p><p></p><p>b</p>'],
  ['lines of preformatted text stay', '<pre>a\nb</pre>', '<p>a<br />b</p>'],
  ['a rule separates', '<div>a<hr>b</div>', '<p>a</p><p>b</p>'],
  ['items contain paragraphs', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>'],
  ['a list in a block', '<div>a<ul><li>b</li></ul>c</div>', '<p>a</p><ul><li>b</li></ul><p>c</p>'],
  ['blocks in a heading', '<h2><div>a</div><div>b</div></h2>', '<h3>a b</h3>'],
  ['an escape inside HTML that was escaped twice is one', '<p>R&amp;amp;D</p>', '<p>R&amp;D</p>'],
  [
    'so are spaces and quotes',
    '<p>£25k&amp;nbsp;a year, Guy&amp;#39;s &amp;amp;amp; Co</p>',
    "<p>£25k\u00a0a year, Guy's &amp; Co</p>",
  ],
  ['a tag that was escaped twice stays text', '<p>&amp;lt;b&amp;gt;bold</p>', '<p>&lt;b&gt;bold</p>'],
  [
    'an address with its own ampersands stays',
    '<a href="https://e.org/?a=1&amp;b=2">x</a>',
    '<a href="https://e.org/?a=1&amp;b=2" rel="nofollow noopener">x</a>',
  ],
  ['escaped HTML is read', '&lt;p&gt;R&amp;amp;D&lt;/p&gt;', '<p>R&amp;D</p>'],
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

test('a long link around many paragraphs is not stored once in each', () => {
  const around = (href: string) => `<div><a href="${href}">${'<p>b</p>c'.repeat(1000)}</a></div>`;
  for (const href of [`https://e.example/${'x'.repeat(1500)}`, `https://e.example/${'x'.repeat(10_000)}`]) {
    const html = around(href);
    const stored = sanitiseRichText(html);
    expect(stored.length).toBeLessThan(3 * html.length);
    expect(stored).toContain('<p>b</p>');
  }
});
