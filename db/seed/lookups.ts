import { getAllCitiesInWorld, getAllCitiesOfCountry, getCountries, getStatesOfCountry } from '@countrystatecity/countries';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import pg from 'pg';
import { announcementOf } from '#kit/server/process/cache.ts';
import { INDUSTRIES } from './industries.ts';
import { MILITARY_SERVICES } from './military-services.ts';
import { lookupRows } from './service-lookups/index.ts';

/**
 * Fills countries, states, cities, industries and service lookups where they are empty, and brings the last two up to date. Places come from the library @countrystatecity/countries,
 * whose ids are fixed (232 United Kingdom, 233 United States).
 * @param options.citiesOf ISO codes of the countries to load states and cities for; all if omitted
 */
export async function loadLookups(options: { ownerUrl: string; citiesOf?: string[] }): Promise<void> {
  const client = new pg.Client({ connectionString: options.ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    // Two processes that start at the same time load only once.
    await client.query("select pg_advisory_xact_lock(hashtext('muster lookups'))");
    const { rowCount } = await client.query('select from countries limit 1');
    if (!rowCount) await insertPlaces(client, options.citiesOf);
    await updateCallingCodes(client);
    await updateCountryNames(client);
    await insertRows(
      client,
      'industries',
      ['id int', 'name text'],
      INDUSTRIES,
      'on conflict (id) do update set name = excluded.name',
    );
    const services = ['id int', 'country_id int', 'name text', 'short_name text', 'components text[]'];
    const componentsOf = 'on conflict (id) do update set components = excluded.components';
    await insertRows(client, 'military_services', services, MILITARY_SERVICES, componentsOf);
    await insertServiceLookups(client);
    await client.query(announcementOf('lookups'));
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}

/** Names that the library spells unlike everybody else. */
const COUNTRY_NAMES: Record<string, string> = {
  FJ: 'Fiji',
  HK: 'Hong Kong',
  MO: 'Macao',
  IM: 'Isle of Man',
};

async function insertPlaces(client: pg.Client, citiesOf?: string[]): Promise<void> {
  const countries = await getCountries();
  const wanted = citiesOf ?? countries.map((country) => country.iso2);
  await insertRows(
    client,
    'countries',
    ['id int', 'name text', 'iso2 text', 'phone_code text', 'currency text'],
    countries.map((country) => ({ ...country, name: COUNTRY_NAMES[country.iso2] ?? country.name, phone_code: '' })),
  );
  const states = (await Promise.all(wanted.map((code) => getStatesOfCountry(code)))).flat();
  await insertRows(
    client,
    'states',
    ['id int', 'country_id int', 'name text', 'code text'],
    states.map((state) => ({ ...state, code: state.iso2 ?? '' })),
  );
  const cities = citiesOf
    ? (await Promise.all(citiesOf.map((code) => getAllCitiesOfCountry(code)))).flat()
    : await getAllCitiesInWorld();
  const known = new Set(states.map((state) => state.id));
  await insertRows(
    client,
    'cities',
    ['id int', 'country_id int', 'state_id int', 'name text', 'latitude real', 'longitude real'],
    // The library lists a few cities twice, and a few in states it does not list.
    [...new Map(cities.map((city) => [city.id, city])).values()].filter((city) => known.has(city.state_id)),
  );
}

async function updateCountryNames(client: pg.Client): Promise<void> {
  await client.query(
    `update countries c set name = r.name from jsonb_to_recordset($1::jsonb) as r (iso2 text, name text)
      where c.iso2 = r.iso2 and c.name <> r.name`,
    [JSON.stringify(Object.entries(COUNTRY_NAMES).map(([iso2, name]) => ({ iso2, name })))],
  );
}

/** The calling codes that phone numbers are checked with. A territory without telephone service of its own has none. */
async function updateCallingCodes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ iso2: string }>('select iso2 from countries');
  const codes = rows.map(({ iso2 }) => ({ iso2, code: isSupportedCountry(iso2) ? getCountryCallingCode(iso2) : '' }));
  await client.query(
    `update countries c set phone_code = r.code from jsonb_to_recordset($1::jsonb) as r (iso2 text, code text)
      where c.iso2 = r.iso2 and c.phone_code <> r.code`,
    [JSON.stringify(codes)],
  );
}

const SERVICE_LOOKUP = [
  'key text',
  'kind text',
  'country_id int',
  'military_service_id int',
  'title text',
  'abbreviation text',
  'nato_code text',
  'pay_grade text',
  'category text',
  'code text',
  'code_type text',
  'help text',
  'former_names jsonb',
  'position int',
  'source text',
  'as_of date',
];

/** Updates rows that have changed. Rows that were removed from the lists stay, because records refer to them. */
async function insertServiceLookups(client: pg.Client): Promise<void> {
  const rows = lookupRows();
  const changing = SERVICE_LOOKUP.map((column) => column.split(' ')[0]).filter((name) => name !== 'key');
  const listed = (prefix: string) => changing.map((name) => `${prefix}.${name}`).join(', ');
  await insertRows(
    client,
    'service_lookups',
    SERVICE_LOOKUP,
    rows,
    `on conflict (key) do update set ${changing.map((name) => `${name} = excluded.${name}`).join(', ')}
       where (${listed('service_lookups')}) is distinct from (${listed('excluded')})`,
  );
  await client.query(
    `update service_lookups l set parent_id = p.id
       from jsonb_to_recordset($1::jsonb) as r (key text, parent_key text) left join service_lookups p on p.key = r.parent_key
      where l.key = r.key and l.parent_id is distinct from p.id`,
    [JSON.stringify(rows.map(({ key, parent_key }) => ({ key, parent_key })))],
  );
}

async function insertRows(client: pg.Client, table: string, columns: string[], rows: object[], onConflict = ''): Promise<void> {
  const names = columns.map((column) => column.split(' ')[0]).join(', ');
  await client.query(
    `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as r (${columns.join(', ')}) ${onConflict}`,
    [JSON.stringify(rows)],
  );
}
