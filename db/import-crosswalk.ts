import pg from 'pg';
import { csvRows } from '#kit/server/files/csv-rows.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { US_AIR_FORCE, US_ARMY, US_COAST_GUARD, US_MARINE_CORPS, US_NAVY, US_SPACE_FORCE } from './seed/service-lookups/shape.ts';

/** Names of services without spaces and punctuation, and the letters of the official file. */
const SERVICES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    army: US_ARMY,
    usarmy: US_ARMY,
    a: US_ARMY,
    navy: US_NAVY,
    usnavy: US_NAVY,
    n: US_NAVY,
    marinecorps: US_MARINE_CORPS,
    usmarinecorps: US_MARINE_CORPS,
    marines: US_MARINE_CORPS,
    m: US_MARINE_CORPS,
    airforce: US_AIR_FORCE,
    usairforce: US_AIR_FORCE,
    f: US_AIR_FORCE,
    spaceforce: US_SPACE_FORCE,
    usspaceforce: US_SPACE_FORCE,
    s: US_SPACE_FORCE,
    coastguard: US_COAST_GUARD,
    uscoastguard: US_COAST_GUARD,
    c: US_COAST_GUARD,
  }),
);
/** The accepted names of each column, without spaces and punctuation. */
const HEADINGS = {
  service: ['service', 'svc', 'branch'],
  code: ['code', 'moc', 'moccode', 'militarycode', 'mos'],
  title: ['title', 'moctitle', 'militarytitle', 'militaryoccupation'],
  onet_soc: ['onetsoc', 'onetsoccode', 'onetcode', 'onetsoc2019code', 'onetoccupationcode'],
};
/** The official file has about 30,000. */
const MOST_ROWS = 500_000;
const COLUMNS = ['service', 'code', 'title', 'onet_soc'] as const;

type CrosswalkEntry = { service: number; code: string; title: string; onet_soc: string; position: number };
type Crosswalk = { entries: CrosswalkEntry[]; refused: { line: number; reason: string }[] };

/**
 * Reads tab- or comma-separated text.
 * @throws CannotStart with a sentence when a column is missing
 */
export async function readCrosswalk(text: string): Promise<Crosswalk> {
  const refused: Crosswalk['refused'] = [];
  const rows: { line: number; fields: string[] }[] = [];
  for await (const row of csvRows(one(text.replace(/^\uFEFF/, '')), MOST_ROWS)) {
    if ('broken' in row) refused.push({ line: row.line, reason: row.broken });
    else rows.push(row);
  }
  const heading = rows.shift()?.fields ?? [];
  const names = heading.map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const places = COLUMNS.map((column) => names.findIndex((name) => HEADINGS[column].includes(name)));
  const missing = COLUMNS.filter((_, index) => places[index] === -1);
  if (missing.length > 0)
    throw new CannotStart(`The file's heading lacks ${missing.join(', ')}. It must name service, code, title and onet_soc.`);
  const entries = new Map<string, CrosswalkEntry>();
  for (const { line, fields } of rows) {
    const [name = '', written = '', title = '', soc = ''] = places.map((place) => (fields[place] ?? '').trim());
    const service = SERVICES.get(name.toLowerCase().replace(/[^a-z]/g, ''));
    const code = written.toUpperCase().replace(/[^A-Z0-9]/g, '');
    const onet_soc = /^\d\d-\d{4}$/.test(soc) ? `${soc}.00` : soc;
    if (service === undefined) refused.push({ line, reason: `"${name.slice(0, 60)}" is not a US service.` });
    else if (code === '' || code.length > 12) refused.push({ line, reason: `"${written.slice(0, 60)}" is not a code.` });
    else if (!/^\d\d-\d{4}\.\d\d$/.test(onet_soc))
      refused.push({ line, reason: `"${soc.slice(0, 60)}" is not an O*NET-SOC code.` });
    else
      entries.set([service, code, title, onet_soc].join('\t'), {
        service,
        code,
        title: title.slice(0, 300),
        onet_soc,
        position: line,
      });
  }
  return { entries: [...entries.values()], refused };
}

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}

/** Replaces all entries in one transaction, so readers see either the old or the new file. */
export async function importCrosswalk({ ownerUrl, entries }: { ownerUrl: string; entries: CrosswalkEntry[] }): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('delete from crosswalk_entries');
    for (let from = 0; from < entries.length; from += 5000)
      await client.query(
        `insert into crosswalk_entries (military_service_id, code, title, onet_soc, position)
         select service, code, title, onet_soc, position
           from jsonb_to_recordset($1::jsonb) as r (service int, code text, title text, onet_soc text, position int)
         on conflict do nothing`,
        [JSON.stringify(entries.slice(from, from + 5000))],
      );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}
