/** Ids of the countries a tenant can belong to, as in @countrystatecity/countries. */
export const UNITED_KINGDOM = 232;
export const UNITED_STATES = 233;
/** For zod unions and select options. */
export const TENANT_COUNTRIES = [UNITED_KINGDOM, UNITED_STATES] as const;
export type TenantCountryId = (typeof TENANT_COUNTRIES)[number];

/** Everything that differs between the countries that tenants belong to: formats, units and words. */
export type Country = {
  id: TenantCountryId;
  name: string;
  iso2: 'GB' | 'US';
  /** The key used in resumes for the country of the armed forces. */
  forces: 'UK' | 'US';
  language: 'en-GB' | 'en-US';
  spelling: 'british' | 'american';
  distance: 'miles' | 'kilometres';
  currency: 'GBP' | 'USD';
  currencySymbol: '£' | '$';
  paper: 'a4' | 'letter';
  phoneCode: '+44' | '+1';
  /**
   * The time zone in which a closing day ends. For the United States the easternmost one: the day has then not ended anywhere
   * later.
   */
  closingZone: 'Europe/London' | 'America/New_York';
  words: {
    resume: 'CV' | 'Resume';
    postcode: string;
    /** The label of a place where someone lives or works. */
    town: string;
    /** What a person's location consists of. */
    townAndRegion: string;
    /** The armed forces within a sentence. */
    forces: string;
    /** What someone did in the forces, within a sentence. */
    trade: string;
    /** A civilian job title as an example. */
    exampleRole: string;
    state: string;
    /** A placement before leaving the service, as jobs and searches call it. */
    placement: string;
    /** The same, as a company offers it. */
    placementHost: string;
  };
  /** Crisis lines that a new tenant starts with; its operators may change them. */
  crisisLines: readonly { name: string; number: string; note: string }[];
};

const COUNTRIES: Record<TenantCountryId, Country> = {
  [UNITED_KINGDOM]: {
    id: UNITED_KINGDOM,
    name: 'United Kingdom',
    iso2: 'GB',
    forces: 'UK',
    language: 'en-GB',
    spelling: 'british',
    distance: 'miles',
    currency: 'GBP',
    currencySymbol: '£',
    paper: 'a4',
    phoneCode: '+44',
    closingZone: 'Europe/London',
    words: {
      resume: 'CV',
      postcode: 'Postcode',
      town: 'Town or city',
      townAndRegion: 'Town and county',
      forces: 'the forces',
      trade: 'trade',
      exampleRole: 'Workshop manager',
      state: 'County or area',
      placement: 'Civilian work attachment',
      placementHost: 'Work attachments',
    },
    crisisLines: [
      { name: 'Samaritans', number: '116 123', note: 'Any time, free' },
      { name: 'Combat Stress', number: '0800 138 1619', note: 'Any time, for veterans' },
    ],
  },
  [UNITED_STATES]: {
    id: UNITED_STATES,
    name: 'United States',
    iso2: 'US',
    forces: 'US',
    language: 'en-US',
    spelling: 'american',
    distance: 'miles',
    currency: 'USD',
    currencySymbol: '$',
    paper: 'letter',
    phoneCode: '+1',
    closingZone: 'America/New_York',
    words: {
      resume: 'Resume',
      postcode: 'ZIP code',
      town: 'City',
      townAndRegion: 'City and state',
      forces: 'the military',
      trade: 'military job',
      exampleRole: 'Maintenance supervisor',
      state: 'State',
      placement: 'SkillBridge placement',
      placementHost: 'SkillBridge host',
    },
    crisisLines: [{ name: 'Veterans Crisis Line', number: '988', note: 'Dial 988, then press 1' }],
  },
};

/** The country's word for a CV within a sentence; its plural adds an s. */
export const resumeInText = (word: Country['words']['resume']): 'CV' | 'resume' => (word === 'CV' ? word : 'resume');

export const ALL_COUNTRIES: readonly Country[] = TENANT_COUNTRIES.map((id) => COUNTRIES[id]);

/** The conventions of a country. The United Kingdom's for other countries and for none. */
export function countryOf(id: number | null | undefined): Country {
  return id === UNITED_STATES ? COUNTRIES[UNITED_STATES] : COUNTRIES[UNITED_KINGDOM];
}
