import { foldName } from '#kit/contract/fold.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { sharedCache } from '#kit/server/process/cache.ts';
import { findEmployerNames, findHiring } from './suggestion-queries.ts';

/*
 * The names of a tenant's active employers, folded. Folding all of them for each typed letter took most of the time of a suggestion.
 * Whether they have open jobs is read for each reply, so an employer that has closed is not suggested.
 */

type Employer = { id: number; name: string; folded: string };

const cached = sharedCache<number, readonly Employer[]>({ name: 'employer_names', of: ['companies'], ms: 30_000, most: 50 });

const employersOf = (db: TenantDb): Promise<readonly Employer[]> =>
  cached(
    db.tenant_id,
    db.tenant_id,
    async () => (await findEmployerNames(db)).map((row) => ({ ...row, folded: ` ${foldName(row.name)}` })),
    db.reads_replica,
  );

/** Matches that are checked for open jobs at a time, and in all: a word that thousands of names have says little. */
const CHECKED = 50;
const MOST_CHECKED = 500;

/** Employers whose name, or a later word of it, begins with the folded text, and that have open jobs; those whose name begins with it first. */
export async function findOpenEmployers(db: TenantDb, text: string, limit: number): Promise<{ id: number; name: string }[]> {
  const matches = (await employersOf(db))
    .map((employer) => ({ ...employer, at: employer.folded.indexOf(` ${text}`) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => Number(one.at > 0) - Number(other.at > 0) || (one.name < other.name ? -1 : 1));
  const open: { id: number; name: string }[] = [];
  for (let from = 0; from < Math.min(matches.length, MOST_CHECKED) && open.length < limit; from += CHECKED) {
    const some = matches.slice(from, from + CHECKED);
    const hiring = await findHiring(
      db,
      some.map(({ id }) => id),
    );
    open.push(...some.filter(({ id }) => hiring.has(id)).map(({ id, name }) => ({ id, name })));
  }
  return open.slice(0, limit);
}

/** Active employers whose whole name the folded text contains, at most 20. */
export async function findEmployersIn(db: TenantDb, text: string): Promise<string[]> {
  const padded = ` ${text} `;
  return (await employersOf(db))
    .filter(({ folded }) => padded.includes(`${folded} `))
    .slice(0, 20)
    .map(({ name }) => name);
}
