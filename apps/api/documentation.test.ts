import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RECORDS = join(ROOT, 'docs/decisions');
const FOLDERS = ['apps', 'bench', 'db', 'e2e', 'features', 'kit', 'scripts'];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const pages = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}

/** Links to other pages of the repository and to headings, without those in code. */
function localLinks(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^(https?|mailto):/.test(link));
}

function isBroken(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(page), path) : page;
  if (!existsSync(join(ROOT, target))) return true;
  return anchor !== undefined && !anchorsOf(read(target)).has(anchor);
}

/** Where code matches the pattern, as `file: text`. `isWrong` decides by the first group. */
function citations(pattern: RegExp, isWrong: (group: string) => boolean = () => true): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs|cjs|sql)$/.test(name) && !name.endsWith(basename(import.meta.filename)))
      .flatMap((name) =>
        [...read(`${folder}/${name}`).matchAll(pattern)]
          .filter(([, group = '']) => isWrong(group))
          .map(([text]) => `${folder}/${name}: ${text}`),
      ),
  );
}

describe('decision records', () => {
  const records = readdirSync(RECORDS).filter((name) => name !== 'README.md');

  test('state question, decision and consequences in at most 60 lines of 120 characters', () => {
    const wrong = records.filter((name) => {
      const text = readFileSync(join(RECORDS, name), 'utf8');
      const sections = text.match(/^## .+$/gm) ?? [];
      return (
        !/^\d{4}-[a-z0-9-]+\.md$/.test(name) ||
        !text.startsWith(`# ${name.slice(0, 4)} `) ||
        sections.join() !== '## Question,## Decision,## Consequences' ||
        text.trimEnd().split('\n').length > 60 ||
        text.split('\n').some((line) => line.length > 120 && !line.startsWith('|'))
      );
    });
    expect(wrong).toEqual([]);
  });

  test('are listed in their README by their numbers', () => {
    const listed = [...readFileSync(join(RECORDS, 'README.md'), 'utf8').matchAll(/^- \[(\d{4})\]\((\S+\.md)\): \S/gm)];
    expect(listed.map(([, , file]) => file)).toEqual(records.sort());
    expect(listed.filter(([, number = '', file = '']) => !file.startsWith(`${number}-`))).toEqual([]);
    expect(new Set(listed.map(([, number]) => number)).size).toBe(records.length);
  });

  test('that code refers to exist', () => {
    const numbers = new Set(records.map((name) => name.slice(0, 4)));
    expect(citations(/\bdecisions?[ /](\d{4})\b/g, (number) => !numbers.has(number))).toEqual([]);
  });
});

test('no code cites a section of a document that is not here', () => {
  expect(citations(/\bspec(?:ification)?\b,? \(?sections?\b/g)).toEqual([]);
});

test('the map of layers in the architecture is that of the import rules', async () => {
  const rules: { default: { forbidden: { name: string; comment?: string }[] } } = await import(`${ROOT}.dependency-cruiser.js`);
  const layers = rules.default.forbidden
    .filter(({ name }) => name.startsWith('layer-'))
    .map(({ comment = '' }) => comment.slice(0, comment.indexOf(':')));
  const drawn = [...read('docs/architecture.md').matchAll(/^ +L\d+\["(.+)"\]$/gm)].map(([, names]) => names);
  expect(drawn.reverse()).toEqual(layers);
});

test('no folder has more than 30 files besides tests', () => {
  // A list of numbered files needs no sub-folders, and the corpus is data.
  const numbered = /^(db\/migrations|bench\/cv\/corpus|features\/cv-import\/vocabulary\/data)/;
  const folders = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((name) => /\.\w+$/.test(name) && !/(\.test\.tsx?|\.d\.mts)$/.test(name) && !numbered.test(name))
      .map((name) => dirname(name)),
  );
  const large = [...Map.groupBy(folders, (folder) => folder)].filter(([, files]) => files.length > 30);
  expect(large.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
});

test('links between pages lead somewhere', () => {
  const broken = pages
    .flatMap((page) => localLinks(read(page)).map((link) => [page, link] as const))
    .filter(([page, link]) => isBroken(page, link));
  expect(broken).toEqual([]);
});
