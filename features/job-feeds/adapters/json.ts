import { type Draft, FIELDS, fieldNamed } from '#features/jobs/import/index.ts';
import type { Adapter } from './adapter.ts';
import { isRecord, jsonList, textAt } from './values.ts';

/** A list of jobs in JSON. The mapping names their fields, with dots for those inside others: `location.city`. */
export const json: Adapter = {
  kind: 'json',
  label: 'JSON',
  asks_for: 'address',
  hint: 'The address of a list of jobs in JSON. Fields named as in schema.org’s JobPosting need no mapping.',
  hosts: null,
  takes_mapping: true,
  is_one_request: true,
  async *read({ address, mapping, get }) {
    const list = mapping.list?.trim();
    const path = list ? list.split('.') : null;
    for await (const job of jsonList(await get(address), path)) yield draftOf(job, mapping);
  },
};

function draftOf(job: unknown, mapping: Readonly<Record<string, string>>): Draft {
  const own = isRecord(job) ? Object.keys(job) : [];
  return Object.fromEntries(
    FIELDS.map((field) => {
      const path = mapping[field]?.trim();
      const name = own.find((key) => fieldNamed(key) === field);
      return [field, path ? textAt(job, ...stepsOf(path)) : name === undefined ? null : textAt(job, name)];
    }),
  );
}

const stepsOf = (path: string) => path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
