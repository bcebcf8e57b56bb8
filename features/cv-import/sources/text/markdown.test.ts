import { describe, expect, test } from 'vitest';
import { readCv } from '../../read-cv.ts';
import { isMarkdown } from './markdown.ts';
import { itemsOfText } from './text-items.ts';

const ANSWER = `Here’s an improved, ATS-friendly version of your résumé:

\`\`\`markdown
# Rosa Delgado

**Welder | Pipe fitter**

rosa@tern.example | (419) 555-0172 | [LinkedIn](https://www.linkedin.com/in/rosa-tern)

---

## Work Experience

### Welder — **Tern Mill**
*Toledo, OH | March 2019 – Present*

- Weld *carbon* and stainless pipe to ASME IX

- Train 3 apprentices

### Apprentice — Sterna Steel
*Toledo, OH | June 2016 – February 2019*

1. Cut and bevelled pipe

## Education

**Welding Certificate**, Owl Community College, 2016

## Skills

- **Processes:** TIG, MIG, stick
- **Tools:** Plasma cutter, \`Fronius\`
\`\`\`
`;

describe('Markdown', () => {
  const cv = readCv(itemsOfText(ANSWER));

  test('is read without its marks', () => {
    expect(cv.basics).toMatchObject({ name: 'Rosa Delgado', email: 'rosa@tern.example', phone: '(419) 555-0172' });
    expect(cv.basics.profiles).toMatchObject([{ network: 'LinkedIn', url: 'www.linkedin.com/in/rosa-tern' }]);
    expect(cv.work.map(({ position, name, highlights }) => [position, name, highlights])).toEqual([
      ['Welder', 'Tern Mill', ['Weld carbon and stainless pipe to ASME IX', 'Train 3 apprentices']],
      ['Apprentice', 'Sterna Steel', ['Cut and bevelled pipe']],
    ]);
    expect(cv.education).toMatchObject([{ institution: 'Owl Community College', studyType: 'Welding Certificate' }]);
    expect(cv.skills).toMatchObject([
      { name: 'Processes', keywords: ['TIG', 'MIG', 'stick'] },
      { name: 'Tools', keywords: ['Plasma cutter', 'Fronius'] },
    ]);
  });

  test('leaves neither marks nor the words of an assistant', () => {
    expect(JSON.stringify(cv)).not.toMatch(/[#*`]|---|improved|ATS/);
  });

  test.each([
    ['*** Work ***\n\n*** Studies ***\n\n*** Languages ***', false],
    ['# 1 in sales\nC# and F#\n#hashtag #another', false],
    ['# Rosa\n## Work\n## Skills', true],
    ['**Welder**, Tern Mill\n**Fitter**, Sterna\n**Skills**', true],
  ])('is distinguished from other text: %j', (text, expected) => expect(isMarkdown(text)).toBe(expected));

  test('of a long text without an end is read in time', () => {
    expect(itemsOfText(`${'# a\n'.repeat(3)}${'**'.repeat(20_000)}${'['.repeat(20_000)}`).length).toBeGreaterThan(0);
  });
});
