import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { Employer, type SeedCompany, type SeedJob } from './shapes.ts';

/**
 * The demonstration's employers of a country and their jobs, one JSON file per employer.
 * @throws Error naming the file and the field of one that does not fit the shape
 */
export function readEmployers(country: 'gb' | 'us'): { companies: SeedCompany[]; jobs: SeedJob[] } {
  const folder = new URL(`employers/${country}/`, import.meta.url);
  const companies: SeedCompany[] = [];
  const jobs: SeedJob[] = [];
  for (const name of readdirSync(folder).sort()) {
    const { data, error } = Employer.safeParse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    if (!data) throw new Error(`${country}/${name}: ${z.prettifyError(error)}`);
    const key = name.replace('.json', '');
    companies.push({ ...data.company, key });
    jobs.push(...data.jobs.map((job) => ({ ...job, company: key })));
  }
  return { companies, jobs };
}
