import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PageBlock, parsePageText } from './page-rules.ts';

test.each<[string, string, PageBlock[]]>([
  [
    'paragraphs',
    'One\ntwo\n\nThree',
    [
      { kind: 'text', pieces: [{ text: 'One' }, { text: ' ' }, { text: 'two' }] },
      { kind: 'text', pieces: [{ text: 'Three' }] },
    ],
  ],
  [
    'headings and lists',
    '## Help\n- One\n- Two\nAfter',
    [
      { kind: 'heading', text: 'Help' },
      { kind: 'list', items: [[{ text: 'One' }], [{ text: 'Two' }]] },
      { kind: 'text', pieces: [{ text: 'After' }] },
    ],
  ],
  [
    'links',
    'See [jobs](/jobs) or [the law](https://www.example.org/a?b=c).',
    [
      {
        kind: 'text',
        pieces: [
          { text: 'See ' },
          { text: 'jobs', href: '/jobs' },
          { text: ' or ' },
          { text: 'the law', href: 'https://www.example.org/a?b=c' },
          { text: '.' },
        ],
      },
    ],
  ],
  [
    'addresses that must not be links',
    '[a](javascript:alert(1)) [b](//evil.example) [c](http://x.example)',
    [{ kind: 'text', pieces: [{ text: '[a](javascript:alert(1)) [b](//evil.example) [c](http://x.example)' }] }],
  ],
])('reads %s', (_, body, blocks) => expect(parsePageText(body)).toEqual(blocks));

test('no text is an error, and none of it is lost', () => {
  fc.assert(
    fc.property(fc.string(), (body) => {
      const words = JSON.stringify(parsePageText(`Start ${body}`));
      expect(words).toContain('Start');
    }),
  );
});
