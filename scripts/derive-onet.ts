import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * node_modules/.bin/node scripts/derive-onet.ts FOLDER: writes features/occupations/data/onet.tsv from the tab-separated text files of the O*NET 27.0
 * database in FOLDER (https://www.onetcenter.org/dl_files/database/db_27_0_text.zip). Codes, titles, alternate titles and job zones only: no
 * descriptions, no tasks.
 */
const folder = process.argv[2];
if (!folder) {
  console.error('Name the folder with the text files of O*NET: node_modules/.bin/node scripts/derive-onet.ts FOLDER');
  process.exit(2);
}

const rowsOf = (name: string) =>
  readFileSync(join(folder, name), 'utf8')
    .replaceAll('\r', '')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'));

const zones = new Map(rowsOf('Job Zones.txt').map(([code, zone]) => [code, zone]));
const alternates = Map.groupBy(rowsOf('Alternate Titles.txt'), ([code]) => code);
const reported = Map.groupBy(rowsOf('Sample of Reported Titles.txt'), ([code]) => code);

const lines = rowsOf('Occupation Data.txt')
  // 55 is military, and people should not be shown the job they left.
  .filter(([code]) => code && !code.startsWith('55-'))
  .map(([code, title]) => {
    const shown = (reported.get(code) ?? []).filter(([, , inMyNextMove]) => inMyNextMove === 'Y').map(([, name]) => name);
    const others = (reported.get(code) ?? []).map(([, name]) => name);
    const alternate = (alternates.get(code) ?? []).flatMap(([, name, short]) => (short === 'n/a' ? [name] : [name, short]));
    const rest = [...new Set([...others, ...alternate])].filter((name) => name && !shown.includes(name));
    return [code, title, zones.get(code) ?? '', shown.join('|'), rest.join('|')].join('\t');
  });

writeFileSync(
  new URL('../features/occupations/data/onet.tsv', import.meta.url),
  [
    '# O*NET 27.0 Database, U.S. Department of Labor, Employment and Training Administration, CC BY 4.0; selected and combined for Muster (NOTICE).',
    ['code', 'title', 'job_zone', 'titles_in_use', 'alternate_titles'].join('\t'),
    ...lines,
    '',
  ].join('\n'),
);
console.log(`${lines.length} occupations written`);
