import pg from 'pg';
import { readSkills } from '#features/occupations/server/index.ts';
import { plainLetters } from '#kit/contract/fold.ts';
import { jsonRows } from '#kit/server/database/json-rows.ts';
import { csvRows } from '#kit/server/files/csv-rows.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';

type ImportedSkill = { code: string; name: string; kind: 'plain' | 'common' | 'licence'; aliases: string[] };
type SkillList = { skills: ImportedSkill[]; refused: { line: number; reason: string }[] };
export type SkillSummary = { added: string[]; changed: string[]; unchanged: number };

const KINDS = ['plain', 'common', 'licence'] as const;
const LONGEST = 80;
const MOST_ALIASES = 60;
const MOST_ROWS = 100_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '');
const codeOf = (name: string) =>
  plainLetters(name)
    .replace(/[^a-z0-9+#]+/g, '-')
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/**
 * Reads a list of skills: CSV with the column `name` and, optionally, `code`, `kind` and `aliases` (separated by `;`), or a JSON array of objects
 * with the same keys.
 * @throws CannotStart with a sentence when the file is neither
 */
export async function readSkillList(text: string): Promise<SkillList> {
  const plain = text.replace(/^\uFEFF/, '');
  const rows = plain.trimStart().startsWith('[') ? readJson(plain) : await readTable(plain);
  const skills = new Map<string, ImportedSkill>();
  const refused: SkillList['refused'] = [];
  const shipped = readSkills();
  const codes = new Map(shipped.map((skill) => [skill.code, skill]));
  const owners = new Map(
    shipped.flatMap(({ code, name, aliases, abbreviations = [] }) =>
      [name, ...aliases, ...abbreviations].map((alias) => [alias.toLowerCase(), code]),
    ),
  );
  for (const { line, fields } of rows) {
    const name = textOf(fields.name);
    const code = textOf(fields.code) || codeOf(name);
    const kind = KINDS.find((one) => one === (textOf(fields.kind).toLowerCase() || 'plain'));
    const given = Array.isArray(fields.aliases) ? fields.aliases.map(textOf) : textOf(fields.aliases).split(';').map(textOf);
    const aliases = [...new Set(given.filter((alias) => alias !== ''))];
    const taken = [name, ...aliases].find((alias) => (owners.get(alias.toLowerCase()) ?? code) !== code);
    const known = codes.get(code);
    if (name.length < 2 || name.length > LONGEST)
      refused.push({ line, reason: `The name must have 2 to ${LONGEST} characters.` });
    else if (!/^[a-z0-9][a-z0-9-]{1,59}$/.test(code))
      refused.push({ line, reason: `“${code}” is no code: use small letters, digits and hyphens.` });
    else if (!kind) refused.push({ line, reason: `The kind “${textOf(fields.kind)}” is none of ${KINDS.join(', ')}.` });
    else if (aliases.length > MOST_ALIASES || aliases.some((alias) => alias.length > LONGEST))
      refused.push({ line, reason: `Give up to ${MOST_ALIASES} aliases of ${LONGEST} characters or fewer.` });
    else if (skills.has(code)) refused.push({ line, reason: `${code} is in the file twice.` });
    else if (taken !== undefined)
      refused.push({ line, reason: `“${taken}” already names the skill ${owners.get(taken.toLowerCase())}.` });
    else {
      skills.set(code, {
        code,
        name: known?.name ?? name,
        kind: known?.kind ?? kind,
        aliases: known ? [name, ...aliases] : aliases,
      });
      for (const alias of [name, ...aliases]) owners.set(alias.toLowerCase(), code);
    }
  }
  return { skills: [...skills.values()], refused };
}

type Row = { line: number; fields: Record<string, unknown> };

function readJson(text: string): Row[] {
  return [...jsonRows(text, [], MOST_ROWS)].map((read) => {
    const value = 'value' in read ? read.value : null;
    return {
      line: read.row,
      fields: typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {},
    };
  });
}

async function readTable(text: string): Promise<Row[]> {
  const rows: { line: number; fields: string[] }[] = [];
  for await (const row of csvRows(one(text), MOST_ROWS)) if (!('broken' in row)) rows.push(row);
  const heading = (rows.shift()?.fields ?? []).map((name) => name.trim().toLowerCase());
  if (!heading.includes('name'))
    throw new CannotStart('The file needs a heading with the column name; code, kind and aliases may follow.');
  return rows.map(({ line, fields }) => ({
    line,
    fields: Object.fromEntries(heading.map((name, at) => [name, fields[at] ?? ''])),
  }));
}

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}

/** Adds and changes skills in one transaction; with `preview` only returns what it would do. Running it again changes nothing. */
export async function importSkills(options: {
  ownerUrl: string;
  skills: ImportedSkill[];
  preview?: boolean;
}): Promise<SkillSummary> {
  const client = new pg.Client({ connectionString: options.ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table imported_skill_versions in exclusive mode');
    const { rows } = await client.query<{ code: string; is_new: boolean }>(
      `insert into imported_skills as s (code, name, kind, aliases)
       select code, name, kind, aliases from jsonb_to_recordset($1::jsonb) as r (code text, name text, kind text, aliases text[])
       on conflict (code) do update set name = excluded.name, kind = excluded.kind, aliases = excluded.aliases
         where (s.name, s.kind, s.aliases) is distinct from (excluded.name, excluded.kind, excluded.aliases)
       returning code, xmax = 0 as is_new`,
      [JSON.stringify(options.skills)],
    );
    if (rows.length > 0)
      await client.query(
        'insert into imported_skill_versions (version) select coalesce(max(version), 0) + 1 from imported_skill_versions',
      );
    await client.query(options.preview ? 'rollback' : 'commit');
    const of = (isNew: boolean) => rows.filter(({ is_new }) => is_new === isNew).map(({ code }) => code);
    return { added: of(true), changed: of(false), unchanged: options.skills.length - rows.length };
  } finally {
    await client.end();
  }
}
