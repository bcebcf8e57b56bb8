import { sql } from 'kysely';
import { foldName } from '#kit/contract/fold.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { beginsWithName, hasName } from '#kit/server/database/names.ts';

export const allCountries = (db: TenantDb) => db.selectFrom('countries').selectAll().orderBy('name').execute();

/** All industries, with whether the tenant shows them. */
export const allIndustries = (db: TenantDb) =>
  db
    .selectFrom('industries as i')
    .select(['i.id', 'i.name'])
    .select(
      sql<boolean>`not exists (select from hidden_industries h where h.tenant_id = ${db.tenant_id} and h.industry_id = i.id)`.as(
        'is_shown',
      ),
    )
    .orderBy('i.name')
    .execute();

/** All industries, also those that the tenant hides: what is stored may name any of them. */
export const allIndustryNames = (db: TenantDb) => db.selectFrom('industries').select(['id', 'name']).orderBy('id').execute();

/** The industries that the tenant hides. */
export const hiddenIndustries = async (db: TenantDb): Promise<ReadonlySet<number>> => {
  const rows = await db.prepared
    .selectFrom('hidden_industries')
    .where('tenant_id', '=', db.tenant_id)
    .select('industry_id')
    .execute();
  return new Set(rows.map(({ industry_id }) => industry_id));
};

export const countryExists = async (db: TenantDb, id: number) =>
  (await db.selectFrom('countries').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const stateExists = async (db: TenantDb, id: number) =>
  (await db.selectFrom('states').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** The states of a country, without those of military post (`Armed Forces Europe`), where nobody has an office. */
export const statesOf = (db: TenantDb, countryId: number) =>
  db
    .selectFrom('states')
    .select(['id', 'name', 'code'])
    .where('country_id', '=', countryId)
    .where('name', 'not like', 'Armed Forces %')
    .orderBy('name')
    .execute();

/** British counties and council areas that the list of places contains among the towns. All that end in "shire" are left out too. */
const AREAS = [
  ...['Angus', 'Anglesey', 'Argyll and Bute', 'Bath and North East Somerset', 'Blaenau Gwent', 'Calderdale', 'Cheshire East'],
  ...[
    'Cheshire West and Chester',
    'Cornwall',
    'County Durham',
    'Cumbria',
    'Devon',
    'Dorset',
    'Dumfries and Galloway',
    'East Lothian',
  ],
  ...[
    'East Riding of Yorkshire',
    'East Sussex',
    'Eilean Siar',
    'Essex',
    'Fife',
    'Greater London',
    'Gwynedd',
    'Highland',
    'Inverclyde',
  ],
  ...[
    'Isle of Wight',
    'Kent',
    'Kirklees',
    'Medway',
    'Mid and East Antrim',
    'Mid Ulster',
    'Midlothian',
    'Moray',
    'Neath Port Talbot',
  ],
  ...['Norfolk', 'North Somerset', 'Northumberland', 'Perth and Kinross', 'Rhondda Cynon Taf', 'Sandwell', 'Shetland Islands'],
  ...['Somerset', 'South Tyneside', 'Suffolk', 'Surrey', 'Trafford', 'Vale of Glamorgan', 'West Lothian', 'West Sussex'],
];
const UNITED_KINGDOM = 232;
/** The town in the name of an administration: "York" in "City of York". */
const ADMINISTERED =
  '^(?:(?:city|city and borough|city and county|county|borough|district|royal borough|metropolitan borough) of (.+)|(.+) county borough)$';

/** Whether a place is a town, not a county, a census area or the administration of a town that is in the list too. */
const isTown = sql<boolean>`not (
  (cities.country_id = ${UNITED_KINGDOM} and (cities.name like '%shire' or cities.name = any(${sql.val(AREAS)}::text[])))
  or cities.name like '%Census Area'
  or (cities.name ~* ${ADMINISTERED} and exists (select from cities town where town.country_id = cities.country_id
    and town.name = (select coalesce(part[1], part[2]) from regexp_matches(cities.name, ${ADMINISTERED}, 'i') part))))`;

const cities = (db: TenantDb) =>
  db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.state_id')
    .where(isTown)
    .select(['cities.id', 'cities.name', 'cities.state_id', 'states.name as state_name', 'cities.latitude', 'cities.longitude']);

export const citiesOf = (db: TenantDb, stateId: number) =>
  cities(db).where('cities.state_id', '=', stateId).orderBy('cities.name').execute();

/** What the two countries are also called, and the nations, which the list of places does not have. */
const NATIONS: Partial<Record<number, readonly string[]>> = {
  [UNITED_KINGDOM]: ['uk', 'great britain', 'britain', 'england', 'scotland', 'wales', 'northern ireland'],
  233: ['usa', 'united states of america'],
};

/**
 * Cities by name, of which a state or the country may follow: "Washington, DC", "London, UK". Names that start with the text come first.
 * `limit` bounds the list.
 */
export function citiesNamed(db: TenantDb, countryId: number, text: string, limit = 50) {
  const [name = '', ...areas] = text.split(',');
  let query = cities(db)
    .where('cities.country_id', '=', countryId)
    .where(hasName(sql.ref('cities.name'), name));
  for (const area of areas.map(foldName).filter((part) => !NATIONS[countryId]?.includes(part) && part !== ''))
    query = query.where(
      sql<boolean>`(fold_name(states.name) like ${`${area.replace(/[\\%_]/g, '\\$&')}%`} or fold_name(states.code) = ${area} or exists (
        select from countries c where c.id = cities.country_id and ${area} in (fold_name(c.name), fold_name(c.iso2))))`,
    );
  return query
    .orderBy(beginsWithName(sql.ref('cities.name'), name), 'desc')
    .orderBy('cities.name')
    .limit(limit)
    .execute();
}

export const militaryServicesOf = (db: TenantDb, countryId: number) =>
  db
    .selectFrom('military_services')
    .select(['id', 'name', 'short_name', 'components'])
    .where('country_id', '=', countryId)
    .orderBy('id')
    .execute();
