import type { Adapter } from './adapter.ts';
import { countryOf, isRecord, jsonList, listAt, otherPlaces, placeIn, textAt, workplaceOf } from './values.ts';

const HOST = 'api.ashbyhq.com';

/** The public job boards of Ashby. */
export const ashby: Adapter = {
  kind: 'ashby',
  label: 'Ashby',
  asks_for: 'board',
  hint: 'The last part of your board’s address: “acme” in jobs.ashbyhq.com/acme. Capitals count.',
  hosts: [HOST],
  is_one_request: true,
  async *read({ address, get }) {
    const reply = await get(`https://${HOST}/posting-api/job-board/${encodeURIComponent(address)}?includeCompensation=true`);
    for await (const job of jsonList(reply, ['jobs'])) {
      const external_id = textAt(job, 'id');
      if (isRecord(job) && job.isListed === false) {
        yield { external_id, reason: 'Its employer does not list it' };
        continue;
      }
      const location = textAt(job, 'location');
      const others = listAt(job, 'secondaryLocations').flatMap((one) => textAt(one, 'location') ?? []);
      const place = placeIn(location);
      yield {
        external_id,
        title: textAt(job, 'title'),
        place,
        country: textAt(job, 'address', 'postalAddress', 'addressCountry') ?? countryOf(place),
        postcode: textAt(job, 'address', 'postalAddress', 'postalCode'),
        type: textAt(job, 'workplaceType') ?? (isRecord(job) && job.isRemote === true ? 'remote' : workplaceOf(location)),
        job_type: textAt(job, 'employmentType'),
        description:
          (textAt(job, 'descriptionHtml') ?? textAt(job, 'descriptionPlain') ?? '') + otherPlaces([location ?? '', ...others]),
        ...payOf(job),
        posted_on: textAt(job, 'publishedAt'),
        apply_url: textAt(job, 'jobUrl'),
      };
    }
  },
};

/** The salary, where the employer shows it. Bonuses and shares are other components. */
function payOf(job: unknown) {
  if (!isRecord(job) || job.shouldDisplayCompensationOnJobPostings !== true) return {};
  const salary = listAt(job.compensation, 'summaryComponents').find((one) => textAt(one, 'compensationType') === 'Salary');
  const interval = textAt(salary, 'interval');
  return {
    salary_from: textAt(salary, 'minValue'),
    salary_to: textAt(salary, 'maxValue'),
    currency: textAt(salary, 'currencyCode'),
    // `1 YEAR`. Other multiples are left out as unclear.
    salary_per: interval?.replace(/^1 /, '') ?? null,
  };
}
