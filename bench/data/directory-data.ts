import type pg from 'pg';
import { writeCourseSearch } from '#features/courses/server/course-search-queries.ts';
import { writeProviderSearch } from '#features/services/server/directory/provider-search-queries.ts';
import type { Database } from '#kit/server/database/db.ts';

/* Rows made by arithmetic, so that every run has the same. Words, tags and towns follow a power law, as in real directories. */

export const TENANT = 1;
/** Entries that are written to the search tables at a time. */
const BATCH = 1000;
const OTHER = 2;

const COMMON =
  'training support advice work skills career digital project management health safety security transport logistics housing money business';
const RARER =
  'electrical plumbing welding carpentry gas driving rail aviation marine nursing teaching coaching network cloud data python cyber first aid fire forestry farming catering hospitality retail sales accounting law planning surveying construction plant operator crane scaffolding telecoms mechanic diesel hydraulics engineering design drafting quality inspection audit procurement warehouse fork lift customer service leadership mentoring counselling debt pension benefits family carer addiction recovery fitness sport outdoor drone pilot diving rope access wind turbine solar battery nuclear water waste recycling chemistry laboratory pharmacy dental optical animal veterinary horticulture floristry brewing baking butchery tailoring music media film photography journalism translation library archive museum heritage charity fundraising volunteering police prison probation ambulance coastguard lifeboat';
const WORDS = `${COMMON} ${RARER}`.split(' ');
const TOWNS =
  'London Birmingham Leeds Glasgow Sheffield Bradford Liverpool Edinburgh Manchester Bristol Cardiff Leicester Coventry Nottingham Newcastle Belfast Brighton Hull Plymouth Wolverhampton Stoke Derby Swansea Southampton Salford Aberdeen Portsmouth York Dundee Norwich Oxford Cambridge Exeter Gloucester Bath Lincoln Chester Durham Carlisle Worcester Hereford Truro Perth Inverness Stirling Bangor Newport Lisburn Derry Ripon'.split(
    ' ',
  );

/** An item of a list by a number: the first ones far more often. */
const drawn = (list: string, salt: number, n = 'n') =>
  `(${list})[1 + floor(array_length(${list}, 1) * power((((${n})::bigint * ${7919 * salt + 13} + ${salt}) % 10007) / 10007.0, 2.5))::int]`;
const text = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(',')}]`;
const WORD_LIST = text(WORDS);
const TOWN_LIST = text(TOWNS);
const words = (count: number, salt: number) =>
  Array.from({ length: count }, (_, index) => drawn(WORD_LIST, salt + index)).join(` || ' ' || `);

/** Words that few entries have. */
const terms = (count: number) =>
  `(select string_agg('term' || (n::bigint * 7907 * k + k * k) % 3001, ' ') from generate_series(1, ${count}) k)`;

/** The place of a town by its position in the list, over the whole of Great Britain. */
const degrees = (town: string) => ({
  latitude: `(50.5 + (array_position(${TOWN_LIST}, ${town}) * 37 % 70) / 10.0)`,
  longitude: `(-5 + (array_position(${TOWN_LIST}, ${town}) * 53 % 62) / 10.0)`,
});

const providers = (first: number, count: number) => `
  insert into service_providers (id, name, organisation, description, category, category_tags, website, country_id, service_type, availability,
    cost, places, source_url, checked_on, position)
  select ${first} + n, initcap(${words(3, 1)}) || ' ' || n, initcap(${words(2, 5)}), ${words(10, 11)} || ' ' || ${terms(30)}, tag, array(select distinct unnest(
      array[tag, ${drawn(`array['employment','education','healthcare','finance','housing','online','course']`, 7)}])),
    'https://www.example.org/' || n, 232, ${drawn(`array['hybrid','in_person','online']`, 8)},
    ${drawn(`array['business_hours','extended_hours','24/7_support']`, 9)}, ${drawn(`array['free','low_cost','varies','paid']`, 10)},
    '{}', 'https://www.example.org', date '2026-01-01', n
  from (select n, ${drawn(`array['employment','healthcare','housing','finance','education']`, 6)} as tag from generate_series(1, ${count}) n) n`;

const locations = (first: number, count: number) => `
  insert into service_locations (provider_id, city, country_id, latitude, longitude, position)
  select ${first} + n, town, 232, ${degrees('town').latitude} + (n % 97) / 500.0, ${degrees('town').longitude} + (n % 89) / 500.0, place
  from generate_series(1, ${count}) n, generate_series(0, n % 3) place, lateral (select ${drawn(TOWN_LIST, 3, 'n * 3 + place')} as town) t
  where n % 4 <> 0`;

const courses = (first: number, count: number) => `
  insert into courses (id, title, provider, description, category, category_tags, industry_id, level, service_type, availability, mode,
    length_amount, length_unit, country_id, cost, funding, skills, qualifications, locations, starts_any_time, apply_url, source_url, checked_on)
  select ${first} + n, initcap(${words(3, 21)}), initcap(${words(2, 25)}) || ' College', ${words(30, 31)}, tag,
    array(select distinct unnest(array[tag, 'course', case when service <> 'in_person' then 'online' else tag end])), 1 + n % 20,
    ${drawn(`array['none','rqf_2','rqf_3','rqf_4','rqf_5','rqf_6','scqf_6','rqf_7']`, 22)}, service,
    ${drawn(`array['business_hours','extended_hours','24/7_support']`, 23)}, ${drawn(`array['full_time','part_time','self_paced']`, 24)},
    1 + n % 40, ${drawn(`array['day','week','month']`, 25)}, 232, case when n % 4 = 0 then 0 else n * 37 % 6000 end,
    case when n % 3 = 0 then array['elc'] else '{}' end, string_to_array(${words(5, 26)}, ' '), '{}',
    case when service = 'online' then '[]' else json_build_array(json_build_object('name', '', 'address', '', 'city', town, 'state', '',
      'postcode', '', 'latitude', ${degrees('town').latitude} + (n % 97) / 500.0, 'longitude', ${degrees('town').longitude} + (n % 89) / 500.0))::jsonb end,
    n % 5 = 0, 'https://www.example.org', 'https://www.example.org', date '2026-01-01'
  from (select n, ${drawn(`array['education','employment','finance','healthcare','housing']`, 27)} as tag,
      ${drawn(`array['in_person','hybrid','online']`, 28)} as service, ${drawn(TOWN_LIST, 29)} as town
    from generate_series(1, ${count}) n) n`;

const starts = (first: number, count: number) => `
  insert into course_starts (course_id, starts_on)
  select distinct ${first} + n, current_date + (n * 31 + k * 61) % 400 from generate_series(1, ${count}) n, generate_series(0, n % 3) k`;

/** Fills two tenants: the searched one with `count` providers and courses each, another with half as many. */
export async function fillDirectory(owner: pg.Client, db: Database, count: number): Promise<void> {
  await owner.query(
    `insert into countries (id, name, iso2, phone_code, currency) values (232, 'United Kingdom', 'GB', '44', 'GBP')`,
  );
  await owner.query(`insert into industries (id, name) select n, 'Industry ' || n from generate_series(1, 20) n`);
  for (const [tenant, many, first] of [
    [TENANT, count, 0],
    [OTHER, Math.floor(count / 2), count],
  ] as const) {
    await owner.query(`insert into tenants (id, slug, name, country_id, marketing_site_url) overriding system value
      values (${tenant}, 'bench${tenant}', 'Bench', 232, 'https://www.example.test')`);
    await owner.query(`set app.tenant_id = '${tenant}'`);
    for (const statement of [providers, locations, courses, starts]) await owner.query(statement(first, many));
    await owner.query('analyze');
    for (let from = 1; from <= many; from += BATCH) {
      const ids = Array.from({ length: Math.min(BATCH, many - from + 1) }, (_, index) => first + from + index);
      await db.withTenant(tenant, async (scoped) => {
        await writeProviderSearch(scoped, ids);
        await writeCourseSearch(scoped, ids);
      });
    }
  }
  await owner.query('vacuum (analyze)');
}

export { TOWNS, WORDS };
