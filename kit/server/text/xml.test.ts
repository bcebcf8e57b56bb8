import { expect, test } from 'vitest';
import { cdata, XML_HEAD, xmlText } from './xml.ts';
import { parseXml } from './xml-testing.ts';

const textOf = (xml: string) => parseXml(`${XML_HEAD}<a>${xml}</a>`).text;

test.each([
  'Pay & <b>bold</b> "quoted" it’s',
  'ends ]]> the section ]]]]>> twice ]]>]]>',
  '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>&y;',
  '<?xml version="1.0"?><!-- -- -->',
  '&amp;lt;script&amp;gt; &#x0; &#38;',
  'tab\tline\nemoji 🎖️ ﷽ \u2028 \u00a0',
])('a parser reads %j back as it was', (text) => {
  expect([textOf(xmlText(text)), textOf(cdata(text))]).toEqual([text, text]);
});

test('leaves out characters that XML cannot contain', () => {
  const text = 'a\u0000b\u0008c\u000bd\u001fe\ud800f\udc00g\uffffh\ufffei';
  expect([textOf(xmlText(text)), textOf(cdata(text))]).toEqual(['abcdefghi', 'abcdefghi']);
});
