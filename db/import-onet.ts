import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { CannotStart } from '#kit/server/process/cannot-start.ts';

/** The official files, each under the names that O*NET and mirrors of it give them. */
const FILES = {
  occupations: ['Occupation Data.txt', 'onet_occupation_data.tsv'],
  alternates: ['Alternate Titles.txt', 'onet_alternate_titles.tsv'],
  reported: ['Sample of Reported Titles.txt', 'onet_sample_reported_titles.tsv'],
  zones: ['Job Zones.txt', 'onet_job_zones.tsv'],
  tasks: ['Task Statements.txt', 'onet_task_statements.tsv'],
  skills: ['Technology Skills.txt', 'onet_technology_skills.tsv'],
  related: ['Related Occupations.txt', 'onet_related_occupations.tsv'],
} as const;
const NEEDED = ['occupations', 'alternates'] as const;
type File = keyof typeof FILES;
/** Columns without which the rows of a file say nothing; each file has a code as well. */
const COLUMNS: Record<File, readonly string[]> = {
  occupations: ['Title'],
  alternates: ['Alternate Title'],
  reported: ['Reported Job Title'],
  zones: ['Job Zone'],
  tasks: ['Task ID', 'Task'],
  skills: ['Example'],
  related: ['Related O*NET-SOC Code'],
};
type Row = Record<string, string>;
const SOC = 'O*NET-SOC Code';
export type OnetFiles = Record<File, Row[]>;

/**
 * Reads the official tab-separated files of a folder. Occupations and alternate titles are required, others optional.
 * @throws CannotStart naming the missing file or column
 */
export async function readOnetFiles(folder: string): Promise<OnetFiles> {
  const read = async (file: File): Promise<Row[]> => {
    for (const name of FILES[file]) {
      const text = await readFile(join(folder, name), 'utf8').catch(() => null);
      if (text !== null) return rowsOf(text, name, [SOC, ...COLUMNS[file]]);
    }
    if (NEEDED.some((needed) => needed === file)) throw new CannotStart(`${folder} has no file ${FILES[file].join(' or ')}.`);
    return [];
  };
  const occupations = await read('occupations');
  const alternates = await read('alternates');
  const [reported, zones, tasks, skills, related] = await Promise.all([
    read('reported'),
    read('zones'),
    read('tasks'),
    read('skills'),
    read('related'),
  ]);
  return { occupations, alternates, reported, zones, tasks, skills, related };
}

function rowsOf(text: string, file: string, needed: readonly string[]): Row[] {
  const [heading = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = heading.split('\t');
  const missing = needed.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new CannotStart(`${file} has no column ${missing.join(' and no column ')}.`);
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const fields = line.split('\t');
      return Object.fromEntries(names.map((name, index) => [name, (fields[index] ?? '').trim()]));
    });
}

const codeOf = (row: Row) => row[SOC] ?? '';

/** Replaces all imported occupations in one transaction. Military ones (55) are left out. @returns how many rows each table has */
export async function importOnet({ ownerUrl, files }: { ownerUrl: string; files: OnetFiles }): Promise<Record<string, number>> {
  const zones = new Map(files.zones.map((row) => [codeOf(row), Number(row['Job Zone']) || null]));
  const reported = Map.groupBy(files.reported, codeOf);
  const alternates = Map.groupBy(files.alternates, codeOf);
  const occupations = files.occupations
    .filter((row) => /^\d\d-\d{4}\.\d\d$/.test(codeOf(row)) && !codeOf(row).startsWith('55-'))
    .map((row) => {
      const titles = (reported.get(codeOf(row)) ?? []).map((each) => ({
        title: each['Reported Job Title'] ?? '',
        shown: each['Shown in My Next Move'] === 'Y',
      }));
      const shown = titles.filter((each) => each.shown).map((each) => each.title);
      const others = (alternates.get(codeOf(row)) ?? []).flatMap((each) =>
        [each['Alternate Title'], each['Short Title']].filter((title) => title && title !== 'n/a'),
      );
      return {
        onet_soc: codeOf(row),
        title: row.Title ?? '',
        description: row.Description ?? '',
        job_zone: zones.get(codeOf(row)) ?? null,
        titles_in_use: shown,
        alternate_titles: [...new Set([...titles.map((each) => each.title), ...others])].filter(
          (title) => title && !shown.includes(title),
        ),
      };
    });
  const known = new Set(occupations.map(({ onet_soc }) => onet_soc));
  const ofKnown = (rows: Row[]) => rows.filter((row) => known.has(codeOf(row)));
  const tasks = ofKnown(files.tasks).map((row) => ({
    onet_soc: codeOf(row),
    task_id: Number(row['Task ID']),
    task: row.Task,
    task_type: row['Task Type'] || null,
  }));
  const skills = ofKnown(files.skills).map((row) => ({
    onet_soc: codeOf(row),
    example: row.Example,
    commodity_code: row['Commodity Code'] || null,
    commodity_title: row['Commodity Title'] || null,
    is_hot: row['Hot Technology'] === 'Y',
  }));
  const related = ofKnown(files.related).map((row, index) => ({
    onet_soc: codeOf(row),
    related_soc: row['Related O*NET-SOC Code'],
    tier: row['Relatedness Tier'] || null,
    position: Number(row.Index) || index,
  }));

  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    // Tasks, skills and related occupations are deleted with their occupation.
    await client.query('delete from onet_occupations');
    await insert(
      client,
      'onet_occupations',
      'onet_soc text, title text, description text, job_zone int, titles_in_use text[], alternate_titles text[]',
      occupations,
    );
    await insert(client, 'onet_tasks', 'onet_soc text, task_id int, task text, task_type text', tasks);
    await insert(
      client,
      'onet_technology_skills',
      'onet_soc text, example text, commodity_code text, commodity_title text, is_hot boolean',
      skills,
    );
    await insert(client, 'onet_related_occupations', 'onet_soc text, related_soc text, tier text, position int', related);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
  return {
    occupations: occupations.length,
    tasks: tasks.length,
    technology_skills: skills.length,
    related_occupations: related.length,
  };
}

async function insert(client: pg.Client, table: string, columns: string, rows: object[]): Promise<void> {
  const names = columns
    .split(', ')
    .map((column) => column.split(' ')[0])
    .join(', ');
  for (let from = 0; from < rows.length; from += 2000)
    await client.query(
      `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as r (${columns}) on conflict do nothing`,
      [JSON.stringify(rows.slice(from, from + 2000))],
    );
}
