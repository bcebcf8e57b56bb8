import { type OccupationReference, occupationReference, type TradePage, tradePages } from '#features/occupations/server/index.ts';
import { presetNamed } from '#kit/contract/colour-presets.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { SharePicture } from '#kit/server/files/share-picture.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import type { JobLanding, PageLink } from '../../landing-contract.ts';
import { BROWSE_PATH, LEAST_JOBS, landingWords, MOST_COUNTED } from '../../landing-rules.ts';
import type { Job } from '../../shapes.ts';
import { findJobCards } from '../queries.ts';
import {
  findLandingFigures,
  findLandingJobs,
  findLandingLinks,
  findLandingRow,
  findLandingsOfJob,
  type LandingFigures,
  type LandingRow,
  type Scope,
  type TradeCodes,
} from './queries.ts';

const LISTED = 20;
const LINKS = 12;
/** Links of each kind on the page that lists these pages. */
const BROWSED = 60;

type Site = Pick<Tenant, 'country_id' | 'name'>;

type Context = {
  db: TenantDb;
  tenant: Site;
  forces: 'UK' | 'US';
  reference: OccupationReference;
  trades: ReadonlyMap<string, TradePage>;
  codes: TradeCodes;
};

async function contextOf(db: TenantDb, tenant: Site): Promise<Context> {
  const { forces } = countryOf(tenant.country_id);
  const trades = new Map(tradePages(forces).map((trade) => [trade.key, trade]));
  const codes = new Map([...trades].map(([key, { directions }]) => [key, directions.map(({ onet_soc }) => onet_soc)]));
  return { db, tenant, forces, reference: await occupationReference(db), trades, codes };
}

function wordsOf({ tenant, forces, reference, trades }: Context, row: LandingRow) {
  const role = row.occupation_id === null ? null : reference.nameOf(row.occupation_id, tenant.country_id);
  const people = row.trade === null ? null : (trades.get(row.trade)?.people ?? null);
  return landingWords({ role, people, place: row.place }, forces);
}

function scopeOf({ codes }: Context, row: LandingRow): Scope {
  const occupations = row.trade !== null ? (codes.get(row.trade) ?? []) : row.occupation_id !== null ? [row.occupation_id] : null;
  return { occupations, city: row.city, region: row.region };
}

const linkOf = (context: Context, row: LandingRow): PageLink => ({ href: row.path, label: wordsOf(context, row).title });

/** Links to pages about the role and the place of a job. */
export async function landingLinksOfJob(
  db: TenantDb,
  tenant: Site,
  { occupation, city, state }: Pick<Job, 'occupation' | 'city' | 'state'>,
): Promise<PageLink[]> {
  const rows = await findLandingsOfJob(db, { occupation_id: occupation?.onet_soc ?? null, city, region: state });
  if (rows.length === 0) return [];
  const context = await contextOf(db, tenant);
  return rows.map((row) => linkOf(context, row));
}

/** A page with its jobs; null where there is none, or fewer than three of its jobs are still open. */
export async function findLanding(
  db: TenantDb,
  tenant: Site,
  path: string,
  veteranId: number | null,
): Promise<JobLanding | null> {
  if (path === BROWSE_PATH) return browse(await contextOf(db, tenant));
  const row = await findLandingRow(db, path);
  if (!row) return null;
  const context = await contextOf(db, tenant);
  const scope = scopeOf(context, row);
  if (scope.occupations?.length === 0) return null;
  const figures = await findLandingFigures(db, scope);
  if (figures.jobs < LEAST_JOBS) return null;
  const words = wordsOf(context, row);
  const lead = sentences(context, row, words, figures);
  const trade = row.trade === null ? undefined : context.trades.get(row.trade);
  const nameOf = (code: string) => context.reference.nameOf(code, tenant.country_id);
  return {
    title: words.title,
    description: lead.join(' '),
    lead,
    work: trade?.directions.map(({ onet_soc, why }) => ({ name: nameOf(onet_soc), why })) ?? [],
    jobs: await findJobCards(db, await findLandingJobs(db, scope, LISTED), veteranId),
    search: { href: searchHref(scope, row.place), label: 'See them all in the job search' },
    parents: await parentsOf(context, row),
    groups: await groupsOf(context, row, figures, trade),
  };
}

/** The job search with these jobs. */
function searchHref({ occupations, city, region }: Scope, place: string | null): string {
  const query = new URLSearchParams();
  for (const code of occupations ?? []) query.append('occupation', code);
  if (city !== null) query.append('city', city);
  // The town of another state has the same name.
  if (region !== null && place !== city) query.append('state', region);
  return `/jobs?${query}`;
}

function sentences(
  { tenant, forces }: Context,
  row: LandingRow,
  words: ReturnType<typeof landingWords>,
  figures: LandingFigures,
): string[] {
  const { language, currency } = countryOf(tenant.country_id);
  const number = (count: number) => count.toLocaleString(language);
  const money = (amount: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
  const { jobs, companies, guaranteed, remote, hybrid, newest_at, pay } = figures;
  const where = row.place ? ` in ${row.place}` : '';
  const count = jobs > MOST_COUNTED ? `More than ${number(MOST_COUNTED)}` : number(jobs);
  const kind = `${words.jobs(jobs)}${where}`;
  const first =
    row.trade === null
      ? `${count} open ${kind}`
      : `${count} open ${kind} in work that people with this background often move into`;
  const employers = companies === null ? '' : `, from ${companies === 1 ? 'one employer' : `${number(companies)} employers`}`;
  const places = [remote ? `${number(remote)} remote` : '', hybrid ? `${number(hybrid)} hybrid` : ''].filter(Boolean);
  const day = (instant: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
  return [
    `${first}${employers}.`,
    guaranteed
      ? `${guaranteed === jobs ? 'All' : number(guaranteed)} of them ${guaranteed === 1 ? 'guarantees' : 'guarantee'} an interview to ${forces === 'UK' ? 'people who served and' : 'veterans who'} meet the requirements.`
      : '',
    pay
      ? `The ${number(pay.jobs)} that state their pay offer ${money(pay.from)} to ${money(pay.to)} for a full year; the middle is ${money(pay.middle)}.`
      : '',
    places.length > 0 ? `${places.join(' and ')}.` : '',
    newest_at ? `The newest was posted on ${day(newest_at)}.` : '',
  ].filter(Boolean);
}

/** The pages above this one that exist. */
async function parentsOf(context: Context, row: LandingRow): Promise<PageLink[]> {
  const { db, codes } = context;
  const above = [{ href: BROWSE_PATH, label: 'Browse jobs' }];
  if (row.occupation_id !== null && row.city !== null) {
    const [role] = await findLandingLinks(db, codes, { kind: 'role', beside: row, same: 'role', limit: 1 });
    if (role) above.push(linkOf(context, role));
  } else if (row.trade !== null) {
    const [place] = await findLandingLinks(db, codes, { kind: 'place', beside: row, same: 'place', limit: 1 });
    if (place) above.push(linkOf(context, place));
  }
  return above;
}

type Groups = JobLanding['groups'];

async function groupsOf(
  context: Context,
  row: LandingRow,
  figures: LandingFigures,
  trade: TradePage | undefined,
): Promise<Groups> {
  const { db, codes } = context;
  const linksTo = async (wanted: Omit<Parameters<typeof findLandingLinks>[2], 'beside' | 'limit'>) =>
    (await findLandingLinks(db, codes, { ...wanted, beside: row, limit: LINKS })).map((found) => linkOf(context, found));
  const groups: Groups = [
    {
      heading: 'Employers',
      links: figures.employers.map(({ id, name, jobs }) => ({
        href: `/companies/${id}`,
        label: `${name} (${jobs})`,
      })),
    },
  ];
  if (row.occupation_id !== null)
    groups.push({
      heading: row.city === null ? 'By place' : 'Nearby places',
      links: await linksTo({ kind: 'role_in_place', same: 'role', nearest: row.city !== null }),
    });
  if (row.trade !== null)
    groups.push({ heading: 'Nearby places', links: await linksTo({ kind: 'trade_in_place', same: 'trade', nearest: true }) });
  if (row.occupation_id === null && row.trade === null)
    groups.push({ heading: 'Nearby places', links: await linksTo({ kind: 'place', nearest: true }) });
  if (row.city !== null) {
    groups.push({ heading: `Roles in ${row.place}`, links: await linksTo({ kind: 'role_in_place', same: 'place' }) });
    groups.push({ heading: 'By military background', links: await linksTo({ kind: 'trade_in_place', same: 'place' }) });
  }
  if (trade)
    groups.push({ heading: 'About this work', links: [{ href: tradeHrefOf(trade), label: `What ${trade.people} can do next` }] });
  return groups.filter(({ links }) => links.length > 0);
}

const tradeHrefOf = ({ service, trade }: TradePage) => `/trade?${new URLSearchParams({ service, trade })}`;

/** The page that lists these pages. */
async function browse(context: Context): Promise<JobLanding> {
  const { db, codes } = context;
  const listed = async (heading: string, kind: 'role' | 'place' | 'trade_in_place') => ({
    heading,
    links: (await findLandingLinks(db, codes, { kind, limit: BROWSED }))
      .map((row) => linkOf(context, row))
      .sort((one, other) => one.label.localeCompare(other.label)),
  });
  const groups = [
    await listed('By role', 'role'),
    await listed('By place', 'place'),
    await listed('By military background', 'trade_in_place'),
  ].filter(({ links }) => links.length > 0);
  return {
    title: 'Browse jobs',
    description: `Open jobs on ${context.tenant.name} by role, by place and by military background.`,
    lead: [
      groups.length > 0
        ? 'Roles, places and military backgrounds with at least three open jobs.'
        : 'Roles and places appear here once they have at least three open jobs.',
    ],
    work: [],
    jobs: [],
    search: { href: '/jobs', label: 'Search all open jobs' },
    parents: [],
    groups,
  };
}

/** What the picture of a page for link previews says. */
export function landingPicture(
  { title, lead }: Pick<JobLanding, 'title' | 'lead'>,
  tenant: Pick<Tenant, 'name' | 'colour_preset'>,
): SharePicture {
  return { site: tenant.name, title, detail: lead[0] ?? '', foot: null, colour: presetNamed(tenant.colour_preset).onDark };
}
