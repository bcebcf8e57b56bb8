import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ResumeDocument } from '#features/typesetting/document.ts';
import { textOfPdf, wordsOf } from '#features/typesetting/server/testing.ts';
import { readBatch } from '../../../bench/cv/corpus.ts';
import { debrisIn } from '../../../bench/cv/debris.ts';
import { readFile } from '../../../bench/cv/read.ts';
import type { ResumeContent } from '../content.ts';
import { moveMore } from '../editing/unplaced-lines.ts';
import { contentOfFile } from '../read-content.ts';
import { resumeDocument } from './document.ts';
import { type Printable, resumeDocx, resumePdf, resumeText } from './output.ts';
import { printable } from './testing.ts';

/** The first visible CV of each kind in each batch. */
const cvs = ['01', '02', '03', '04', '05', 'service', 'postings'].flatMap((name) => {
  const visible = readBatch(name).cvs.filter(({ part }) => part === 'visible');
  return visible.filter((one, index) => visible.findIndex(({ kind }) => kind === one.kind) === index);
});

const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u200b]+/g, '');

/** The lines of every format, without list marks and the page numbers of our own PDF. */
async function linesOf(resume: Printable): Promise<{ pdf: string[]; docx: string[]; text: string[] }> {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => line.replace(/^\s*[•–-]\s+/, '').trim())
      .filter(Boolean);
  const [{ pdf }, docx] = await Promise.all([resumePdf(resume), resumeDocx(resume)]);
  const pages = await textOfPdf(pdf);
  const feet = pages.map((_, index) => bare(`${resume.content.basics.name}Page ${index + 1} of ${pages.length}`));
  const word = strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array());
  const paragraphs = word
    .replace(/<w:tab\/>|<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
  return {
    pdf: lines(pages.join('\n')).filter((line) => !feet.includes(bare(line))),
    docx: lines(paragraphs),
    text: lines(resumeText(resume)),
  };
}

/** The lines of entries that have one line each. */
const rowsOf = ({ sections }: ResumeDocument): string[] =>
  sections.flatMap(({ groups }) =>
    groups.flatMap((group) =>
      group.kind === 'entries' && group.rows
        ? group.entries.map(({ title, by, place, dates }) => [title, by, place, dates].filter(Boolean).join(', '))
        : [],
    ),
  );

/** With all undecided lines moved to sections of their own. */
function decided(content: ResumeContent): ResumeContent {
  const group = content.more[0];
  return group
    ? decided(
        moveMore(
          content,
          0,
          group.lines.map((_, index) => index),
          'custom',
        ),
      )
    : content;
}

const inWords = (text: string) => ` ${(text.match(/[\p{L}\p{M}\d]+/gu) ?? []).join(' ')} `;
/** Whether a text has these words. `RE` is part of `PREVIOUS` and not one of its words. */
const hasWords = (text: string, words: string) => inWords(text).includes(inWords(words));

test('imported CVs print no debris and no line before the person has decided on it', async () => {
  const found: string[] = [];
  let undecided = 0;
  for (const cv of cvs) {
    const content = contentOfFile({ cv: await readFile(cv.format, cv.bytes()), resume: null });
    const resume = printable(content);
    const document = resumeDocument(content, resume.design, resume.kind, resume.country);
    const texts = [...wordsOf(document), ...rowsOf(document)].map(bare);
    const outputs = await linesOf(resume);
    for (const [format, lines] of Object.entries(outputs)) {
      // A long text has several lines in a PDF. One of them can look like debris.
      const isPart = (line: string) => texts.some((text) => text !== bare(line) && text.includes(bare(line)));
      const whole = format === 'pdf' ? lines.filter((line) => !isPart(line)) : lines;
      for (const line of debrisIn(cv, whole)) found.push(`${cv.id}, ${format}: ${line}`);
      for (const line of content.more.flatMap((group) => [group.title, ...group.lines]))
        if (line !== '' && !texts.some((text) => text.includes(bare(line))) && lines.some((printed) => hasWords(printed, line)))
          found.push(`${cv.id}, ${format}, undecided: ${line}`);
    }
    const after = resumeText({ ...resume, content: decided(content) });
    for (const line of content.more.flatMap((group) => group.lines)) {
      undecided++;
      if (!bare(after).includes(bare(line))) found.push(`${cv.id}, lost: ${line}`);
    }
  }
  expect(found).toEqual([]);
  expect(undecided).toBeGreaterThan(10);
});
