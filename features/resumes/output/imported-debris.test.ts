import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Case, corpus } from '../../../bench/corpus/corpus.ts';
import { debrisIn } from '../../../bench/corpus/debris.ts';
import { fifthBatch } from '../../../bench/corpus/fifth-batch.ts';
import { filesOf } from '../../../bench/corpus/files.ts';
import { fourthBatch } from '../../../bench/corpus/fourth-batch.ts';
import { postingsBatch } from '../../../bench/corpus/postings-batch.ts';
import { readFile } from '../../../bench/corpus/read.ts';
import { secondBatch } from '../../../bench/corpus/second-batch.ts';
import { serviceBatch } from '../../../bench/corpus/service-batch.ts';
import { thirdBatch } from '../../../bench/corpus/third-batch.ts';
import type { ResumeContent } from '../content.ts';
import { moveMore } from '../editing/unplaced-lines.ts';
import { contentOfFile } from '../read-content.ts';
import { type ResumeDocument, resumeDocument } from './document.ts';
import { textOfPdf, wordsOf } from './mirror.ts';
import { type Printable, resumeDocx, resumePdf, resumeText } from './output.ts';
import { printable } from './testing.ts';

/** The first visible CV of each kind in each batch. */
const cases: Case[] = [
  corpus(),
  secondBatch(),
  thirdBatch(),
  fourthBatch(),
  fifthBatch(),
  serviceBatch(),
  postingsBatch(),
].flatMap((batch) => {
  const visible = batch.filter(({ held }) => !held);
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

test('imported CVs print no debris and no line before the person has decided on it', async () => {
  let files = await filesOf(cases);
  if (!files) {
    console.warn('SKIPPED: imported PDFs that a browser prints, because none is installed');
    files = await filesOf(cases.filter(({ file }) => !('html' in file)));
  }
  const found: string[] = [];
  let undecided = 0;
  for (const [one, bytes] of files ?? []) {
    const content = contentOfFile({ cv: await readFile(one.file.format, bytes), resume: null });
    const resume = printable(content);
    const document = resumeDocument(content, resume.design, resume.kind, resume.country);
    const texts = [...wordsOf(document), ...rowsOf(document)].map(bare);
    const outputs = await linesOf(resume);
    for (const [format, lines] of Object.entries(outputs)) {
      // A long text has several lines in a PDF. One of them can look like debris.
      const isPart = (line: string) => texts.some((text) => text !== bare(line) && text.includes(bare(line)));
      const whole = format === 'pdf' ? lines.filter((line) => !isPart(line)) : lines;
      for (const line of debrisIn(one, whole)) found.push(`${one.id}, ${format}: ${line}`);
      for (const line of content.more.flatMap((group) => [group.title, ...group.lines]))
        if (line !== '' && !texts.some((text) => text.includes(bare(line))) && lines.some((printed) => printed.includes(line)))
          found.push(`${one.id}, ${format}, undecided: ${line}`);
    }
    const after = resumeText({ ...resume, content: decided(content) });
    for (const line of content.more.flatMap((group) => group.lines)) {
      undecided++;
      if (!bare(after).includes(bare(line))) found.push(`${one.id}, lost: ${line}`);
    }
  }
  expect(found).toEqual([]);
  expect(undecided).toBeGreaterThan(10);
});
