import pg from 'pg';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { US_AIR_FORCE, US_ARMY, US_COAST_GUARD, US_MARINE_CORPS, US_NAVY, US_SPACE_FORCE } from './seed/service-lookups/shape.ts';

type RefusedOccupation = { line: number; reason: string };
type OccupationSummary = { rows: number; created: number; changed: number; unchanged: number; refused: RefusedOccupation[] };

const SERVICES: ReadonlyMap<string, { id: number; code_type: string }> = new Map(
  Object.entries({
    Army: { id: US_ARMY, code_type: 'MOS' },
    Navy: { id: US_NAVY, code_type: 'rating' },
    'Marine Corps': { id: US_MARINE_CORPS, code_type: 'MOS' },
    'Air Force': { id: US_AIR_FORCE, code_type: 'AFSC' },
    'Space Force': { id: US_SPACE_FORCE, code_type: 'SFSC' },
    'Coast Guard': { id: US_COAST_GUARD, code_type: 'rating' },
  }),
);
const COLUMNS = ['service', 'code', 'title', 'code_type', 'source'];
const LONGEST_TITLE = 300;

type Occupation = { line: number; key: string; service: number; code: string; code_type: string; title: string; source: string };

/**
 * Adds the occupation codes of a complete list to those shared by all tenants. Codes of the product keep their titles; running it
 * again applies changes in the list.
 */
export async function importOccupations(options: { ownerUrl: string; list: OccupationList }): Promise<OccupationSummary> {
  const { occupations, refused, rows } = options.list;
  const client = new pg.Client({ connectionString: options.ownerUrl });
  await client.connect();
  try {
    const { rows: written } = await client.query<{ is_new: boolean }>(
      `insert into service_lookups as l (key, kind, military_service_id, code, code_type, title, source, position, as_of)
       select r.key, 'occupation', r.service, r.code, r.code_type, r.title, r.source, $2, current_date
         from jsonb_to_recordset($1::jsonb) as r (key text, service int, code text, code_type text, title text, source text)
        where not exists (select from service_lookups known
                           where known.kind = 'occupation' and known.military_service_id = r.service and known.code = r.code
                             and known.position < $2 and (known.code_type = r.code_type or r.service = $3))
       on conflict (key) do update set title = excluded.title, source = excluded.source, as_of = excluded.as_of
         where (l.title, l.source) is distinct from (excluded.title, excluded.source)
       returning xmax = 0 as is_new`,
      // The product's own rows come first, in the order of its lists. The Army's file does not distinguish officers' codes.
      [JSON.stringify(occupations), IMPORTED_POSITION, US_ARMY],
    );
    const created = written.filter(({ is_new }) => is_new).length;
    const changed = written.length - created;
    return { rows, created, changed, unchanged: rows - refused.length - written.length, refused };
  } finally {
    await client.end();
  }
}

const IMPORTED_POSITION = 500_000;

type OccupationList = { occupations: Occupation[]; refused: RefusedOccupation[]; rows: number };

/**
 * Reads tab-separated text with the header `service code title code_type source`.
 * @throws CannotStart with a sentence when the header is another
 */
export function readOccupations(text: string): OccupationList {
  const [heading = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (heading.split('\t').join(' ') !== COLUMNS.join(' '))
    throw new CannotStart(`The file has another heading. It must begin with ${COLUMNS.join(', ')}, separated by tabs.`);
  const occupations = new Map<string, Occupation>();
  const refused: RefusedOccupation[] = [];
  let rows = 0;
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    rows++;
    const line = index + 2;
    const read = readOccupation(text, line);
    if (typeof read === 'string') {
      refused.push({ line, reason: read });
      continue;
    }
    const before = occupations.get(read.key);
    if (before && before.title !== read.title)
      refused.push({ line, reason: `${read.code} stands in line ${before.line} already, with another title.` });
    else occupations.set(read.key, read);
  }
  return { occupations: [...occupations.values()], refused, rows };
}

/** @returns why the row is refused, or null */
function readOccupation(text: string, line: number): Occupation | string {
  const [name = '', code = '', title = '', type = '', source = ''] = text.split('\t').map((field) => field.trim());
  const service = SERVICES.get(name);
  if (text.includes('\0')) return 'It holds a character that no text has.';
  if (!service) return `The service "${name.slice(0, 60)}" is none of ${[...SERVICES.keys()].join(', ')}.`;
  if (!/^[\w./-]{1,20}$/.test(code)) return `"${code.slice(0, 60)}" is no code.`;
  if (title === '') return `${code} has no title.`;
  if (title.length > LONGEST_TITLE) return `The title of ${code} is longer than ${LONGEST_TITLE} characters.`;
  const code_type = codeType(type, service.code_type);
  const key = `occupation/${service.id}/${code_type}-${code}`.toLowerCase();
  return { line, key, service: service.id, code, code_type, title, source: source.slice(0, 300) || 'Imported' };
}

/** `AFSC (DAFECD 31 Oct 24)` as `AFSC`; a list that only calls it a code gets the service's own term. */
function codeType(type: string, usual: string): string {
  const word = type.replace(/ *\(.*$/, '').slice(0, 40);
  if (word === 'officer designator') return 'designator';
  return word === '' || word === 'occupation code' ? usual : word;
}
