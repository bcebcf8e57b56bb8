import { jobPostingsIn, pageParts } from '#features/jobs/import/index.ts';
import { BrokenText, decoded } from '#kit/server/files/broken-text.ts';
import { xmlElements } from '#kit/server/files/xml-elements.ts';
import type { Adapter, Source } from './adapter.ts';
import { isRecord, type Json, listAt, otherPlaces, textAt } from './values.ts';

const MOST_PAGES = 2000;
const LONGEST_PAGE = 5_000_000;

/** Jobs as search engines read them: pages with a JobPosting of schema.org, listed or found through a sitemap. */
export const schemaOrg: Adapter = {
  kind: 'schema_org',
  label: 'Pages with schema.org JobPosting',
  asks_for: 'addresses',
  hint: 'The address of a page, of several (one in each line), or of a sitemap that lists them.',
  hosts: null,
  async *read(source) {
    const addresses = source.address
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    const waiting = [...addresses];
    const seen = new Set(waiting);
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const { text, isXml } = await pageOf(source, address);
      if (isXml) for (const found of await locationsIn(text, address)) add(found);
      else yield* draftsOf(text, address);
    }
    function add(address: string): void {
      if (seen.has(address)) return;
      if (seen.size >= MOST_PAGES) throw new Error(`The sitemap lists more than ${MOST_PAGES} pages.`);
      seen.add(address);
      waiting.push(address);
    }
  },
};

async function pageOf({ get }: Source, address: string): Promise<{ text: string; isXml: boolean }> {
  let text = '';
  for await (const piece of decoded((await get(address)).bytes)) {
    text += piece;
    if (text.length > LONGEST_PAGE) throw new BrokenText(`The page ${address} is longer than 5 million characters.`);
  }
  return { text, isXml: /<(?:\w+:)?(?:urlset|sitemapindex)\b/i.test(text.slice(0, 2000)) };
}

/** The addresses of a sitemap on its own website. */
async function locationsIn(text: string, address: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { fields } of xmlElements(pieces(text), new Set(['url', 'sitemap']))) {
    const location = fields?.get('loc')?.trim() ?? '';
    if (URL.canParse(location) && new URL(location).host === new URL(address).host) found.push(location);
  }
  return found;
}

async function* pieces(text: string) {
  yield text;
}

function* draftsOf(text: string, address: string) {
  const blocks = /^\s*[[{]/.test(text) ? [text] : pageParts(text).data;
  const postings = blocks.flatMap(jobPostingsIn);
  if (postings.length === 0) yield { external_id: address, reason: 'The page has no JobPosting' };
  for (const posting of postings) yield draftOf(posting, postings.length === 1 ? address : null);
}

function draftOf(posting: Json, address: string | null) {
  const places = [posting.jobLocation].flat().filter(isRecord);
  const [place] = places.map((one) => (isRecord(one.address) ? one.address : {}));
  const namesOf = (one: unknown) => [textAt(one, 'addressLocality'), textAt(one, 'addressRegion')].filter(Boolean).join(', ');
  const salary = isRecord(posting.baseSalary) ? posting.baseSalary : {};
  const value = isRecord(salary.value) ? salary.value : salary;
  const single = textAt(value, 'value');
  const types = [posting.employmentType].flat().filter((type) => typeof type === 'string');
  return {
    external_id: textAt(posting, 'identifier', 'value') ?? textAt(posting, 'identifier') ?? textAt(posting, 'url') ?? address,
    title: textAt(posting, 'title') ?? textAt(posting, 'name'),
    company: textAt(posting, 'hiringOrganization', 'name') ?? textAt(posting, 'hiringOrganization'),
    place: namesOf(place) || null,
    country: textAt(place, 'addressCountry', 'name') ?? textAt(place, 'addressCountry'),
    postcode: textAt(place, 'postalCode'),
    latitude: textAt(places[0], 'geo', 'latitude'),
    longitude: textAt(places[0], 'geo', 'longitude'),
    type: textAt(posting, 'jobLocationType'),
    job_type: types.length === 1 ? types[0] : null,
    industry: textAt(posting, 'industry') ?? textAt(listAt(posting, 'industry')[0]),
    description: (textAt(posting, 'description') ?? '') + otherPlaces(places.map((one) => namesOf(one.address)).filter(Boolean)),
    salary_from: textAt(value, 'minValue') ?? single,
    salary_to: textAt(value, 'maxValue') ?? single,
    currency: textAt(salary, 'currency') ?? textAt(posting, 'salaryCurrency'),
    salary_per: textAt(value, 'unitText'),
    posted_on: textAt(posting, 'datePosted'),
    closes_on: textAt(posting, 'validThrough'),
    apply_url: textAt(posting, 'url') ?? address,
  };
}
