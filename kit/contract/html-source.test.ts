import { expect, test } from 'vitest';
import { adaptHtml, isHtmlSource } from './html-source.ts';

const word = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;

test.each([
  ['escaped HTML', '&lt;p&gt;Pay &amp;amp; hours&lt;/p&gt;', '<p>Pay &amp; hours</p>'],
  ['escaped HTML that an editor wrapped', '<p>&lt;ul&gt;&lt;li&gt;a&lt;/li&gt;&lt;/ul&gt;</p>', '\n<ul><li>a</li></ul>\n'],
  ['escaped attributes', '&lt;p class=&quot;x&quot;&gt;a&lt;/p&gt;', '<p class="x">a</p>'],
  ['a mention of a tag', '<p>Use the &lt;b&gt; tag</p>', '<p>Use the &lt;b&gt; tag</p>'],
  ['a comparison', 'a &lt; b &amp;&amp; c &gt; d', 'a &lt; b &amp;&amp; c &gt; d'],
  ['other tags beside it', '<h3>x</h3>&lt;p&gt;a&lt;/p&gt;', '<h3>x</h3>&lt;p&gt;a&lt;/p&gt;'],
  ['rows and cells', '<table><tr><td>Pay</td><td>£1</td></tr></table>', '<table><div><td>Pay <td>£1 </div></table>'],
  ['bullets in paragraphs', '<p>Do:</p><p>• a</p>\n<p>·&nbsp;b</p><p>c</p>', '<p>Do:</p><ul><li>a</li><li>b</li></ul><p>c</p>'],
  ['a dash', '<p>- a</p>', '<p>- a</p>'],
])('adapts %s', (_, html, adapted) => expect(adaptHtml(html)).toBe(adapted));

test('makes lists of what Word pastes, with levels and numbers', () => {
  const html = [
    word(1, '·', 'a'),
    word(2, 'o', 'b'),
    word(1, '·', 'c'),
    '<p>between</p>',
    word(1, '1.', 'd'),
    word(1, '2.', 'e'),
  ];
  expect(adaptHtml(html.join('\r\n')).replace(/<o:p><\/o:p>|\s*\n/g, '')).toBe(
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><p>between</p><ol><li>d</li><li>e</li></ol>',
  );
});

test.each([
  ['<p>a</p>', true],
  [' <ul><li>a</li></ul>\n', true],
  ['a <b>b</b>', false],
  ['<b> is a tag', false],
  ['plain', false],
])('%j is HTML: %j', (text, is) => expect(isHtmlSource(text)).toBe(is));

test.each([
  [[0, 1], '<ul><li>A<ul><li>B</li></ul></li></ul>'],
  [[2, 2, 2], '<ul><li>A</li><li>B</li><li>C</li></ul>'],
  [[1, 3, 1], '<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>'],
])('lists of Word with the levels %j are lists', (levels, html) => {
  const text = levels.map((level, index) => `<p style="mso-list:l0 level${level} lfo1">${'ABC'[index]}</p>`).join('');
  expect(adaptHtml(text)).toBe(html);
});
