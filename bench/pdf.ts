import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import {
  Document,
  type DocumentProps,
  Font,
  Page,
  renderToBuffer,
  StyleSheet,
  Text,
  type TextProps,
  View,
} from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { getDocumentProxy } from 'unpdf';
import { ResumeContent, ResumeDesign } from '#features/resumes/content.ts';
import { resumeDocument } from '#features/resumes/output/document.ts';
import { type Printable, resumePages, resumePdf } from '#features/resumes/output/output.ts';
import { longResume } from '#features/resumes/output/testing.ts';
import type { Entry, Group, ResumeDocument, ResumeKind } from '#features/typesetting/document.ts';
import { templates } from '#features/typesetting/server/templates.ts';
import { typesetters } from '#features/typesetting/server/typesetting.ts';

/**
 * Renders one resume of two pages as PDF: by Muster, by headless Chromium printing the same text as HTML, and by
 * @react-pdf/renderer, alternately within one run. Chromium prints twice: started for each document, as a server does that shares
 * nothing between people, and kept open with one page for all. The first call is listed separately. Each call has the words of
 * every text in another order, so no layout is reused from the previous one. A second table prints every template: as PDF, as PDF that must be set
 * closer, and as pages for the preview after a change of one text, when the rest is reused.
 */

const ROUNDS = 30;
const AIMS = { milliseconds: 60, chromium: 10, reactPdf: 1 };

const require = createRequire(import.meta.url);
const face = (name: string) => require.resolve(`@expo-google-fonts/source-sans-3/${name}`);

const content = longResume();
Object.assign(content, { military: content.military.slice(0, 3), work: [], volunteer: [] });
/** The same words, each text begun at another one. */
function written(round: number, of: ResumeContent = content): ResumeContent {
  const rotated = (text: string) => {
    const words = text.split(' ');
    const from = round % words.length;
    return [...words.slice(from), ...words.slice(0, from)].join(' ');
  };
  return ResumeContent.parse(
    JSON.parse(JSON.stringify(of), (_key, value) => (typeof value === 'string' ? rotated(value) : value)),
  );
}
const edited = (round: number): ResumeContent => ({
  ...content,
  basics: { ...content.basics, summary: `${content.basics.summary} Round ${round} of many.` },
});
const design = ResumeDesign.parse({ template: 'column' });
const printable = (round: number): Printable => ({ content: written(round), design, kind: 'resume', country: 'UK', photo: null });
const document = (round: number) => resumeDocument(written(round), design, 'resume', 'UK');

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const launch = () => chromium.launch(existsSync(executablePath) ? { executablePath } : {});
const browser = await launch();
const page = await browser.newPage();
Font.register({
  family: 'Source Sans 3',
  fonts: [
    { src: face('400Regular/SourceSans3_400Regular.ttf') },
    { src: face('700Bold/SourceSans3_700Bold.ttf'), fontWeight: 700 },
  ],
});
// Words are not hyphenated, as in the others.
Font.registerHyphenationCallback((word) => [word]);

const makers: Record<string, (round: number) => Promise<Uint8Array>> = {
  Muster: async (round) => (await resumePdf(printable(round))).pdf,
  'Chromium, started for each': async (round) => {
    const own = await launch();
    const printed = await printIn(await own.newPage(), round);
    await own.close();
    return printed;
  },
  'Chromium, kept open': (round) => printIn(page, round),
  '@react-pdf/renderer': async (round) => new Uint8Array(await renderToBuffer(pdfOf(document(round)))),
};

async function printIn(open: typeof page, round: number): Promise<Uint8Array> {
  await open.setContent(htmlOf(document(round)));
  return open.pdf({ format: 'A4', printBackground: true, tagged: true });
}

const times: Record<string, number[]> = {};
const first: Record<string, number> = {};
const created: Record<string, Uint8Array> = {};
for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, make] of Object.entries(makers)) {
    const begin = performance.now();
    created[name] = await make(round);
    const taken = performance.now() - begin;
    if (round === 0) first[name] = taken;
    else times[name] = [...(times[name] ?? []), taken];
  }
}
await browser.close();

/** Milliseconds at p50 and p95 of ROUNDS calls after a first one. */
async function timed(make: (round: number) => Promise<unknown>): Promise<string> {
  const all: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const begin = performance.now();
    await make(round);
    if (round > 0) all.push(performance.now() - begin);
  }
  return `${quantile(all, 0.5).toFixed(1)} | ${quantile(all, 0.95).toFixed(1)}`;
}

const quantile = (values: number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
const p50 = (name: string) => quantile(times[name] ?? [], 0.5);

console.log(
  `${cpus().length} cores ${cpus()[0]?.model ?? ''}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${loadavg()[0]?.toFixed(1)}; Node ${process.version}, ` +
    `Chromium ${browser.version()}, @react-pdf/renderer ${require('@react-pdf/renderer/package.json').version}, Typst 0.14; ${ROUNDS} rounds in turns`,
);
console.log('| by | pages | kB | tagged | first call ms | p50 ms | p95 ms | times ours |');
console.log('|---|---|---|---|---|---|---|---|');
let everyone = true;
for (const [name, pdf] of Object.entries(created)) {
  const pages = (await getDocumentProxy(new Uint8Array(pdf))).numPages;
  everyone &&= pages === 2;
  const tagged = Buffer.from(pdf).includes('/StructTreeRoot') ? 'yes' : 'no';
  const cells = [
    name,
    pages,
    (pdf.length / 1024).toFixed(0),
    tagged,
    first[name]?.toFixed(0),
    p50(name).toFixed(1),
    quantile(times[name] ?? [], 0.95).toFixed(1),
    (p50(name) / p50('Muster')).toFixed(1),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
/** Content that a template sets on three pages, or on two when it is set closer. */
async function contentToFit(template: string, kind: ResumeKind): Promise<ResumeContent> {
  const longer = longResume();
  const posts = [...longer.military, ...longer.military];
  for (const lines of Array.from({ length: 60 }, (_, index) => index + 10)) {
    const military = posts.map((post, index) => ({
      ...post,
      highlights: post.highlights.slice(0, Math.max(0, lines - index * 6)),
    }));
    const fitting = { ...longer, military: military.filter(({ highlights }) => highlights.length > 0) };
    const pages = async (wanted: '2' | 'auto') => {
      const look = ResumeDesign.parse({ template, pages: wanted });
      const { pdf } = await resumePdf({ content: fitting, design: look, kind, country: 'UK', photo: null });
      return (await getDocumentProxy(new Uint8Array(pdf))).numPages;
    };
    if ((await pages('auto')) === 3 && (await pages('2')) === 2) return fitting;
  }
  throw new Error(`No content for ${template} that needs fitting`);
}

console.log(
  '\n| template | PDF p50 | p95 | PDF set closer to two pages p50 | p95 | preview after an edit p50 | p95 |\n|---|---|---|---|---|---|---|',
);
for (const { key, kind } of templates()) {
  const usual = ResumeDesign.parse({ template: key });
  const closer = ResumeDesign.parse({ template: key, pages: '2' });
  const common = { kind, country: 'UK', photo: null } as const;
  const toFit = await contentToFit(key, kind);
  const cells = [
    await timed((round) => resumePdf({ ...common, design: usual, content: written(round) })),
    await timed((round) => resumePdf({ ...common, design: closer, content: written(round, toFit) })),
    await timed((round) => resumePages({ ...common, design: usual, content: edited(round) })),
  ];
  console.log(`| ${[key, ...cells].join(' | ')} |`);
}
const stored = [
  ['two pages each', everyone],
  [`p50 of at most ${AIMS.milliseconds} ms`, p50('Muster') <= AIMS.milliseconds],
  [`${AIMS.chromium} times as fast as a Chromium for each`, p50('Chromium, started for each') / p50('Muster') >= AIMS.chromium],
  ['faster than a Chromium that is kept open', p50('Chromium, kept open') > p50('Muster')],
  ['not slower than @react-pdf/renderer', p50('@react-pdf/renderer') / p50('Muster') >= AIMS.reactPdf],
] as const;
for (const [aim, reached] of stored) console.log(`${reached ? 'reached' : 'MISSED '}  ${aim}`);
for (const child of typesetters()) child.kill();
process.exitCode = stored.every(([, reached]) => reached) ? 0 : 1;

function htmlOf(resume: ResumeDocument): string {
  const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const entry = (one: Entry) =>
    `<div class="e"><div class="d">${safe(one.dates)}</div><div><h3>${safe(one.title)}</h3><p class="w">${safe([one.by, one.place].filter(Boolean).join(' · '))}</p>` +
    `${one.facts.map((fact) => `<p><b>${safe(fact.label)}:</b> ${safe(fact.text)}</p>`).join('')}${one.paragraphs.map((words) => `<p>${safe(words)}</p>`).join('')}` +
    `<ul>${one.bullets.map((words) => `<li>${safe(words)}</li>`).join('')}</ul></div></div>`;
  const group = (one: Group) => {
    if (one.kind === 'entries') return one.entries.map(entry).join('');
    return `<div class="i">${linesOf(one)
      .map((words) => `<p>${safe(words)}</p>`)
      .join('')}</div>`;
  };
  return `<!doctype html><html lang="en-GB"><head><title>CV</title><style>
    @font-face { font-family: 'Source Sans 3'; src: local('Source Sans 3') }
    @page { size: A4; margin: 16mm 17mm } body { font: 13px/1.25 'Source Sans 3', sans-serif; color: #1C252E; margin: 0 }
    h1 { font-size: 34px; margin: 0 0 4px } h2 { font-size: 17px; margin: 16px 0 6px; break-after: avoid } h3 { font-size: 14px; margin: 0 }
    p { margin: 0 0 2px } ul { margin: 4px 0; padding-left: 16px } .e { display: grid; grid-template-columns: 33mm 1fr; gap: 6mm; margin: 10px 0 }
    .d { text-align: right; color: #55606B } .i { margin-left: 39mm } .w { color: #1E3452 }</style></head><body>
    <h1>${safe(resume.name)}</h1><p>${safe(resume.label)}</p><p>${safe(resume.contact.map((one) => one.text).join(' | '))}</p>
    ${resume.sections.map((section) => `<h2>${safe(section.title)}</h2>${section.groups.map(group).join('')}`).join('')}</body></html>`;
}

function linesOf(group: Group): string[] {
  if (group.kind === 'text') return group.paragraphs;
  if (group.kind === 'skills') return group.skills.map((skill) => [skill.label, skill.text].filter(Boolean).join(': '));
  if (group.kind === 'row') return [group.items.join(' · ')];
  return [];
}

function pdfOf(resume: ResumeDocument): ReactElement<DocumentProps> {
  const style = StyleSheet.create({
    page: {
      fontFamily: 'Source Sans 3',
      fontSize: 10,
      paddingVertical: 45,
      paddingHorizontal: 48,
      lineHeight: 1.15,
      color: '#1C252E',
    },
    h1: { fontSize: 26, fontWeight: 700 },
    h2: { fontSize: 13, fontWeight: 700, marginTop: 14, marginBottom: 6 },
    h3: { fontSize: 10.5, fontWeight: 700 },
    entry: { flexDirection: 'row', marginBottom: 8 },
    dates: { width: 94, marginRight: 17, textAlign: 'right', color: '#55606B' },
    body: { flex: 1 },
    indented: { marginLeft: 111 },
  });
  let count = 0;
  const key = () => String(count++);
  const text = (words: string, look: NonNullable<TextProps['style']> = {}): ReactElement =>
    createElement(Text, { key: key(), style: look }, words);
  const entry = (one: Entry): ReactElement =>
    createElement(
      View,
      { key: key(), style: style.entry },
      text(one.dates, style.dates),
      createElement(
        View,
        { style: style.body },
        text(one.title, style.h3),
        text([one.by, one.place].filter(Boolean).join(' · ')),
        ...one.facts.map((fact) => text(`${fact.label}: ${fact.text}`)),
        ...one.paragraphs.map((words) => text(words)),
        ...one.bullets.map((words) => text(`• ${words}`)),
      ),
    );
  return createElement(
    Document,
    { language: 'en-GB', title: 'CV' },
    createElement(
      Page,
      { size: 'A4', style: style.page },
      text(resume.name, style.h1),
      text(resume.label),
      text(resume.contact.map((one) => one.text).join(' | ')),
      ...resume.sections.flatMap((section) => [
        text(section.title, style.h2),
        ...section.groups.flatMap((group) =>
          group.kind === 'entries'
            ? group.entries.map((one) => entry(one))
            : linesOf(group).map((words) => text(words, style.indented)),
        ),
      ]),
    ),
  );
}
