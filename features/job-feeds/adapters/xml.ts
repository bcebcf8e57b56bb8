import { BrokenText, decoded } from '#kit/server/files/broken-text.ts';
import { xmlElements } from '#kit/server/files/xml-elements.ts';
import type { Adapter } from './adapter.ts';
import { countryOf } from './values.ts';

/** Names of a job's element in feeds that are made for job boards. */
const JOBS = new Set(['job', 'item', 'position', 'vacancy']);

/** XML in the shape that job boards take: a list of jobs with title, referencenumber, company, description and others. */
export const xml: Adapter = {
  kind: 'xml',
  label: 'XML feed for job boards',
  asks_for: 'address',
  hint: 'The address of the XML file that you give to job boards.',
  hosts: null,
  is_one_request: true,
  async *read({ address, get }) {
    const reply = await get(address);
    let hasJobs = false;
    for await (const { fields } of xmlElements(decoded(reply.bytes), JOBS)) {
      hasJobs = true;
      if (fields === null) {
        yield { external_id: null, reason: 'The entry is longer than a million characters' };
        continue;
      }
      const first = (...names: string[]) => names.map((name) => fields.get(name)?.trim()).find(Boolean) ?? null;
      const place = [first('city', 'location'), first('state', 'region')].filter(Boolean).join(', ') || null;
      yield {
        external_id: first('referencenumber', 'partnerjobid', 'requisitionid', 'id', 'guid'),
        title: first('title', 'jobtitle'),
        company: first('company', 'employer', 'sourcename'),
        place,
        country: first('country') ?? countryOf(place),
        postcode: first('postalcode', 'postcode', 'zip'),
        type: first('remotetype', 'workplacetype')?.replace(/^fully /i, '') ?? null,
        job_type: first('jobtype', 'employmenttype')?.split(/[,|\n]/)[0] ?? null,
        industry: first('category', 'industry'),
        description: first('description', 'content'),
        ...payOf(first('salary')),
        posted_on: dayOf(first('date', 'pubdate', 'dateposted')),
        closes_on: dayOf(first('expirationdate', 'validthrough', 'closingdate')),
        apply_url: first('url', 'applyurl', 'link'),
      };
    }
    if (!hasJobs) throw new BrokenText('It has no jobs.');
  },
};

/** `£30,000 - £35,000 a year` is two amounts, of which the last one has the period. */
function payOf(text: string | null) {
  const [from = '', to = '', ...more] = (text ?? '').split(/\s+(?:to|[-–—])\s+|[–—]/i);
  return more.length > 0 ? {} : { salary_from: from, salary_to: to };
}

/** `Mon, 24 Nov 2026 08:00:00 GMT` as ISO 8601. Other text is returned as it is, to be refused with its words. */
function dayOf(text: string | null): string | null {
  if (text === null || !/[a-z]{3}/i.test(text)) return text;
  const time = Date.parse(text);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}
