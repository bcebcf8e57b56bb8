import { BRITISH_ARMY_CORPS, BRITISH_ARMY_ROLES } from './british-army.ts';
import { CLEARANCES } from './clearances.ts';
import { LANGUAGES } from './languages.ts';
import { EXPERIENCE_QUESTIONS } from './questions.ts';
import { RANKS } from './ranks.ts';
import { RAF_BADGED_ROLES, RAF_PROFESSIONS } from './royal-air-force.ts';
import { NAVY_BRANCHES, NAVY_ROLES, NAVY_SERVICES } from './royal-navy.ts';
import { type SeedList, type SeedLookup, slug } from './shape.ts';
import { US_BRANCHES } from './us-branches.ts';
import { US_OCCUPATIONS } from './us-occupations.ts';

export const SERVICE_LOOKUPS: readonly SeedList[] = [
  NAVY_SERVICES,
  ...RANKS,
  ...NAVY_BRANCHES,
  ...US_BRANCHES,
  BRITISH_ARMY_CORPS,
  RAF_PROFESSIONS,
  ...BRITISH_ARMY_ROLES,
  ...NAVY_ROLES,
  RAF_BADGED_ROLES,
  ...US_OCCUPATIONS,
  ...CLEARANCES,
  LANGUAGES,
  ...EXPERIENCE_QUESTIONS,
];

/** A row of the table `service_lookups`, with its parent named by key. */
export type LookupRow = Omit<SeedLookup, 'key' | 'former' | 'children'> &
  Pick<SeedList, 'kind' | 'country_id' | 'military_service_id' | 'source' | 'as_of'> & {
    key: string;
    parent_key: string | null;
    position: number;
    former_names: { name: string; until: number | null }[];
  };

/** The lists as rows of the table, each behind its parent. */
export function lookupRows(lists: readonly SeedList[] = SERVICE_LOOKUPS): LookupRow[] {
  const rows: LookupRow[] = [];
  const add = (list: SeedList, seeds: readonly SeedLookup[], prefix: string, parent_key: string | null): void => {
    for (const { children = [], former = [], key: own, ...seed } of seeds) {
      const { kind, country_id, military_service_id, source, as_of } = list;
      const key = `${prefix}/${own ?? slug(seed.title)}`;
      const former_names = former.map(([name, until]) => ({ name, until: until ?? null }));
      const of = { kind, source, as_of, ...(country_id && { country_id }), ...(military_service_id && { military_service_id }) };
      rows.push({ ...seed, ...of, key, parent_key, position: rows.length, former_names });
      add(list, children, key, key);
    }
  };
  for (const list of lists) {
    const scope = list.military_service_id ?? list.country_id;
    // The key of a badged role, branch or rank includes its parent: two arms have a branch with the same name.
    const of = list.parent?.split('/').slice(2) ?? [];
    add(list, list.rows, [list.kind, ...(scope ? [scope] : []), ...of].join('/'), list.parent ?? null);
  }
  return rows;
}
