import { withoutEntities } from '#kit/server/text/html-entities.ts';
import type { Adapter } from './adapter.ts';
import { countryOf, isRecord, jsonList, listAt, otherPlaces, placeIn, textAt, workplaceOf } from './values.ts';

const HOST = 'boards-api.greenhouse.io';

/** The public boards of Greenhouse. Their descriptions are HTML in which all tags are written as entities. */
export const greenhouse: Adapter = {
  kind: 'greenhouse',
  label: 'Greenhouse',
  asks_for: 'board',
  hint: 'The last part of your board’s address: “acme” in boards.greenhouse.io/acme.',
  hosts: [HOST],
  is_one_request: true,
  async *read({ address, get }) {
    const reply = await get(`https://${HOST}/v1/boards/${encodeURIComponent(address)}/jobs?content=true`);
    for await (const job of jsonList(reply, ['jobs'])) {
      const external_id = textAt(job, 'id');
      if (isRecord(job) && job.internal_job_id === null) {
        yield { external_id, reason: 'It is a general application, not a job' };
        continue;
      }
      const places = (textAt(job, 'location', 'name') ?? '').split(';').map((place) => place.trim());
      const [first = ''] = places;
      const office = listAt(job, 'offices').length === 1 ? textAt(listAt(job, 'offices')[0], 'location') : null;
      yield {
        external_id,
        title: textAt(job, 'title'),
        company: textAt(job, 'company_name'),
        place: placeIn(first),
        country: countryOf(placeIn(first)) ?? countryOf(office),
        type: workplaceOf(first),
        job_type: employmentOf(job),
        description: withoutEntities(textAt(job, 'content') ?? '') + otherPlaces(places),
        ...payOf(job),
        posted_on: textAt(job, 'first_published') ?? textAt(job, 'updated_at'),
        closes_on: textAt(job, 'application_deadline'),
        apply_url: textAt(job, 'absolute_url'),
      };
    }
  },
};

const metadata = (job: unknown) => listAt(job, 'metadata').filter(isRecord);

const employmentOf = (job: unknown) =>
  metadata(job).flatMap((field) => (/^employment type$/i.test(textAt(field, 'name') ?? '') ? [textAt(field, 'value')] : []))[0] ??
  null;

/** A range that the board shows, or one that the employer named a field for. */
function payOf(job: unknown) {
  const [shown] = listAt(job, 'pay_input_ranges');
  if (isRecord(shown)) {
    const amount = (cents: unknown) => (typeof cents === 'number' ? String(cents / 100) : null);
    return {
      salary_from: amount(shown.min_cents),
      salary_to: amount(shown.max_cents),
      currency: textAt(shown, 'currency_type'),
    };
  }
  const range = metadata(job).find(
    (field) =>
      field.value_type === 'currency_range' &&
      /salary|pay|compensation/i.test(textAt(field, 'name') ?? '') &&
      isRecord(field.value),
  );
  return range
    ? {
        salary_from: textAt(range, 'value', 'min_value'),
        salary_to: textAt(range, 'value', 'max_value'),
        currency: textAt(range, 'value', 'unit'),
      }
    : {};
}
