import type { Adapter } from './adapter.ts';
import { countryOf, isRecord, jsonList, listAt, otherPlaces, placeIn, textAt, workplaceOf } from './values.ts';

const HOSTS = ['api.lever.co', 'api.eu.lever.co'] as const;
const PER_PAGE = 100;
/** Pages of one site. An endless one is not read for ever. */
const MOST_PAGES = 200;

/** The public postings of Lever, page by page. They have no time of change. */
export const lever: Adapter = {
  kind: 'lever',
  label: 'Lever',
  asks_for: 'board',
  hint: 'The last part of your site’s address: “acme” in jobs.lever.co/acme. Write “eu:acme” for jobs.eu.lever.co.',
  hosts: HOSTS,
  async *read({ address, get }) {
    const isEu = /^eu:/i.test(address);
    const site = encodeURIComponent(address.replace(/^eu:/i, '').trim());
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const reply = await get(
        `https://${HOSTS[isEu ? 1 : 0]}/v0/postings/${site}?mode=json&skip=${page * PER_PAGE}&limit=${PER_PAGE}`,
      );
      let count = 0;
      for await (const job of jsonList(reply, [])) {
        count += 1;
        yield draftOf(job);
      }
      if (count < PER_PAGE) return;
    }
    throw new Error(`The site has more than ${MOST_PAGES * PER_PAGE} jobs.`);
  },
};

function draftOf(job: unknown) {
  const location = textAt(job, 'categories', 'location');
  const all = listAt(isRecord(job) ? job.categories : null, 'allLocations').filter((place) => typeof place === 'string');
  // A town says more than the country that is named first.
  const places = [...new Set([location ?? '', ...all])]
    .filter(Boolean)
    .sort((a, b) => Number(b.includes(',')) - Number(a.includes(',')));
  const place = placeIn(places[0] ?? null);
  const workplace = textAt(job, 'workplaceType');
  const created = Number(textAt(job, 'createdAt'));
  return {
    external_id: textAt(job, 'id'),
    title: textAt(job, 'text'),
    place,
    country: textAt(job, 'country') ?? countryOf(place),
    type: workplace === 'unspecified' ? workplaceOf(location) : workplace,
    job_type: textAt(job, 'categories', 'commitment')?.replace(/\s+(?:employee|regular|permanent)\b.*$/i, '') ?? null,
    description: [
      textAt(job, 'description'),
      ...listAt(job, 'lists').map((list) => `<h3>${textAt(list, 'text') ?? ''}</h3><ul>${textAt(list, 'content') ?? ''}</ul>`),
      textAt(job, 'additional'),
      otherPlaces(places),
    ].join(''),
    salary_from: textAt(job, 'salaryRange', 'min'),
    salary_to: textAt(job, 'salaryRange', 'max'),
    currency: textAt(job, 'salaryRange', 'currency'),
    salary_per: PERIODS[textAt(job, 'salaryRange', 'interval') ?? ''] ?? textAt(job, 'salaryRange', 'interval'),
    posted_on: Number.isFinite(created) && created > 0 ? new Date(created).toISOString() : null,
    apply_url: textAt(job, 'hostedUrl'),
  };
}

const PERIODS: Record<string, string> = {
  'per-year-salary': 'year',
  'per-month-salary': 'month',
  'per-week-salary': 'week',
  'per-day-wage': 'day',
  'per-hour-wage': 'hour',
};
