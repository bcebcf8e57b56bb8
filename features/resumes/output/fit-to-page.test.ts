import { describe, expect, test } from 'vitest';
import { ResumeDesign } from '../content.ts';
import { contentOfPdf } from '../reading/pdf-items.ts';
import { resumeDocument } from './document.ts';
import { textOfPdf } from './mirror.ts';
import { resumePdf } from './output.ts';
import { chosenTemplate, templates } from './templates.ts';
import { longResume, pagesOf, printable, shortResume } from './testing.ts';
import { typeset } from './typesetting.ts';

describe('fit to page', () => {
  const withBullets = (count: number) => {
    const content = shortResume();
    content.military = content.military.map((post, index) => ({
      ...post,
      highlights:
        index > 0
          ? post.highlights
          : Array.from({ length: count }, (_, line) => `Planned and led exercise ${line} for 24 people.`),
    }));
    return content;
  };
  const civil = templates().filter(({ kind }) => kind === 'resume');

  test.each(civil.map(({ key }) => [key]))('%s leaves no few lines on a last page', async (template) => {
    for (let count = 18; count < 40; count += 3) {
      const { pdf } = await resumePdf(printable(withBullets(count), { template }));
      const pages = (await textOfPdf(pdf)).map((page) => page.split('\n').length);
      if (pages.length > 1) expect(pages.at(-1)).toBeGreaterThan(5);
    }
  });

  test.each(civil.map(({ key }) => [key]))('%s reaches one page when asked, in a size that can be read', async (template) => {
    let reached = 0;
    for (const count of [12, 18, 24, 34]) {
      const resume = printable(withBullets(count), { template, pages: '1' });
      const document = JSON.stringify(resumeDocument(resume.content, resume.design, 'resume', 'UK'));
      const sheet = { template, colour: chosenTemplate(resume.design, 'resume').colour, document, attached: null, photo: null };
      const usual = await typeset({ ...sheet, want: 'pdf', may_tighten: false, pages: null });
      const { pdf } = await resumePdf(resume);
      if ((await pagesOf(usual.pdf ?? pdf)) === 2 && (await pagesOf(pdf)) === 1) reached++;
      const sizes = (await contentOfPdf(pdf)).items.filter(({ text }) => text.includes('Planned')).map(({ size }) => size);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9.4);
    }
    expect(reached).toBeGreaterThan(0);
  });

  test('a text that is too long for one page is set as usual', async () => {
    const { pdf } = await resumePdf(printable(longResume(), { pages: '1' }));
    expect(await pagesOf(pdf)).toBe(3);
  });
});

test('tightens the layout to avoid a last page of a few lines', async () => {
  const saved: number[] = [];
  for (let more = 0; more < 14; more++) {
    const content = shortResume();
    content.interests = Array.from({ length: more * 6 }, (_, index) => `An interest of mine, number ${index}`);
    const document = JSON.stringify(resumeDocument(content, ResumeDesign.parse({}), 'resume', 'UK'));
    const sheet = {
      want: 'pdf',
      template: 'classic',
      colour: 'navy',
      document,
      attached: null,
      photo: null,
      pages: null,
    } as const;
    const [plain, tight] = await Promise.all([false, true].map((may_tighten) => typeset({ ...sheet, may_tighten })));
    saved.push((await pagesOf(plain?.pdf ?? new Uint8Array())) - (await pagesOf(tight?.pdf ?? new Uint8Array())));
  }
  expect(Math.max(...saved)).toBe(1);
  expect(Math.min(...saved)).toBe(0);
});
