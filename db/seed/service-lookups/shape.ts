/** [name, last year of it] */
export type FormerName = readonly [name: string, until?: number];

/**
 * A row of a list that all tenants share. Its key is made of what it is called when it is first written here, and never changes:
 * give `key` when the title changes later, so that the row and what refers to it stay one.
 */
export type SeedLookup = {
  title: string;
  key?: string;
  abbreviation?: string;
  nato_code?: string;
  pay_grade?: string;
  category?: string;
  code?: string;
  code_type?: string;
  help?: string;
  former?: readonly FormerName[];
  children?: readonly SeedLookup[];
};

/** Rows of one kind, with where they come from. */
export type SeedList = {
  kind:
    | 'rank'
    | 'navy_service'
    | 'branch'
    | 'corps'
    | 'profession'
    | 'badged_role'
    | 'occupation'
    | 'clearance'
    | 'language'
    | 'military_question'
    | 'civilian_question';
  country_id?: number;
  military_service_id?: number;
  /** Key of the row that they belong to. */
  parent?: string;
  source: string;
  /** The day that it was so. */
  as_of: string;
  rows: readonly SeedLookup[];
};

export const BRITISH_ARMY = 1;
export const ROYAL_NAVY = 2;
export const ROYAL_AIR_FORCE = 3;
export const US_ARMY = 4;
export const US_NAVY = 5;
export const US_MARINE_CORPS = 6;
export const US_AIR_FORCE = 7;
export const US_SPACE_FORCE = 8;
export const US_COAST_GUARD = 9;

/** `King’s Royal Hussars` as `king-s-royal-hussars`. */
export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
