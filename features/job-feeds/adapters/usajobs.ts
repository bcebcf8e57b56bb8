import type { Adapter } from './adapter.ts';
import { isRecord, jsonList, listAt, otherPlaces, textAt } from './values.ts';

const HOST = 'data.usajobs.gov';
const PER_PAGE = 500;
const MOST_PAGES = 20;

/** Jobs of the United States government. The search API needs a key, and the email address that it was given to. */
export const usajobs: Adapter = {
  kind: 'usajobs',
  label: 'USAJOBS',
  asks_for: 'search',
  hint: 'A search as in the address of usajobs.gov, such as “Organization=NV27” or “Keyword=mechanic&HiringPath=vet”.',
  hosts: [HOST],
  key_label: 'Your email address and API key, separated by a space',
  async *read({ address, key, get }) {
    const [email = '', secret = ''] = (key ?? '').trim().split(/\s+/);
    const query = new URLSearchParams(address.replace(/^\?/, ''));
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      query.set('ResultsPerPage', String(PER_PAGE));
      query.set('Page', String(page));
      const reply = await get(`https://${HOST}/api/Search?${query}`, { 'user-agent': email, 'authorization-key': secret });
      let count = 0;
      for await (const item of jsonList(reply, ['SearchResult', 'SearchResultItems'])) {
        count += 1;
        yield draftOf(item);
      }
      if (count < PER_PAGE) return;
    }
    throw new Error(`The search finds more than ${MOST_PAGES * PER_PAGE} jobs. Narrow it.`);
  },
};

const section = (heading: string, text: string | null) =>
  text ? `<h3>${heading}</h3><p>${text.replaceAll('\n', '<br>')}</p>` : '';

function draftOf(item: unknown) {
  const job = isRecord(item) ? item.MatchedObjectDescriptor : undefined;
  const details = isRecord(job) && isRecord(job.UserArea) ? job.UserArea.Details : undefined;
  const places = listAt(job, 'PositionLocation');
  const [first] = places;
  const duties = listAt(details, 'MajorDuties').flatMap((duty) => (typeof duty === 'string' ? [`<li>${duty}</li>`] : []));
  const isRemote = isRecord(details) && details.RemoteIndicator === true;
  return {
    external_id: textAt(item, 'MatchedObjectId') ?? textAt(job, 'PositionID'),
    title: textAt(job, 'PositionTitle'),
    company: textAt(job, 'OrganizationName') ?? textAt(job, 'DepartmentName'),
    place: textAt(first, 'LocationName'),
    country: textAt(first, 'CountryCode'),
    latitude: places.length === 1 ? textAt(first, 'Latitude') : null,
    longitude: places.length === 1 ? textAt(first, 'Longitude') : null,
    type: isRemote ? 'remote' : null,
    job_type: SCHEDULES[textAt(job, 'PositionSchedule', 0, 'Code') ?? ''] ?? null,
    description: [
      section('Summary', textAt(details, 'JobSummary')),
      duties.length > 0 ? `<h3>Duties</h3><ul>${duties.join('')}</ul>` : '',
      section('Qualifications', textAt(job, 'QualificationSummary')),
      section('Who may apply', textAt(details, 'WhoMayApply', 'Name')),
      section('Security clearance', textAt(details, 'SecurityClearance')),
      otherPlaces(places.flatMap((place) => textAt(place, 'LocationName') ?? [])),
    ].join(''),
    ...payOf(listAt(job, 'PositionRemuneration')[0]),
    posted_on: textAt(job, 'PublicationStartDate'),
    closes_on: textAt(job, 'ApplicationCloseDate'),
    apply_url: textAt(job, 'PositionURI'),
  };
}

const SCHEDULES: Record<string, string> = { 1: 'full time', 2: 'part time' };
const INTERVALS: Record<string, string> = { PA: 'year', PM: 'month', PH: 'hour', PD: 'day' };

function payOf(pay: unknown) {
  const code = textAt(pay, 'RateIntervalCode') ?? '';
  // Two weeks are no period here, but half of the amount is for one.
  const amount = (name: string) => {
    const written = textAt(pay, name);
    return written !== null && code === 'BW' ? String(Number(written) / 2) : written;
  };
  const salary_per = code === 'BW' ? 'week' : INTERVALS[code];
  return salary_per && Number(textAt(pay, 'MaximumRange')) > 0
    ? { salary_from: amount('MinimumRange'), salary_to: amount('MaximumRange'), currency: 'USD', salary_per }
    : {};
}
