/** A period of military service as its owner wrote it in a resume. */
export type DescribedPeriod = {
  /** The entry of the resume that describes it. */
  entry_id: string;
  country: 'UK' | 'US' | null;
  /** `British Army`, `US Navy`. */
  service: string;
  rank: string;
  trade: string;
  unit: string;
  /** A month `2019-09`, a year `2019`, `present` or empty. */
  started: string;
  ended: string;
  clearance: string;
};

/** A period with the rows of the tenant's lookups (`all_service_lookups`) that its words name; null where they name none. */
export type ServicePeriod = Omit<DescribedPeriod, 'country'> & {
  country_id: number | null;
  military_service_id: number | null;
  rank_id: number | null;
  /** The rank's STANAG 2116 code: `OR-6`, `OF-3`. */
  nato_code: string | null;
  navy_service_id: number | null;
  branch_id: number | null;
  corps_id: number | null;
  profession_id: number | null;
  badged_role_id: number | null;
  occupation_id: number | null;
};

export type ServiceRecord = {
  /** The day the veteran leaves or left the forces, `2026-11-21`. */
  discharge_date: string | null;
  /** The latest first. */
  periods: ServicePeriod[];
};
