import { readCsv } from '#features/jobs/import/index.ts';
import type { Adapter } from './adapter.ts';

/** A table of jobs, as `npm run import -- jobs` reads it. The mapping names its columns. */
export const csv: Adapter = {
  kind: 'csv',
  label: 'CSV',
  asks_for: 'address',
  hint: 'The address of a table in UTF-8 with one job in each row. The first row names the columns.',
  hosts: null,
  takes_mapping: true,
  is_one_request: true,
  async *read({ address, mapping, is_of_one_company, get }) {
    yield* readCsv((await get(address)).bytes, { mapping, is_of_one_company });
  },
};
