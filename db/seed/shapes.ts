/**
 * Shapes of the demonstration data. Everything in this folder is written for the demonstration:
 * places, services, ranks and trades are real; people and companies are invented.
 */
export type SeedCompany = {
  /** Stable handle other seed files refer to, e.g. `harbourlight-energy`. */
  key: string;
  name: string;
  legal_name: string;
  /** Ends in `.test`, so that no real mail can ever leave. */
  domain: string;
  company_type: 'startup' | 'SMEs' | 'MNC' | 'Government' | 'Non-Profit';
  size: '0-10' | '11-50' | '51-500' | '501-1000' | '>1001';
  /** Name of a row in `industries.ts`. */
  industry: string;
  about: string;
  city: string;
  /** State or constituent country: `England`, `Texas`. */
  state: string;
  address: string;
  benefits: string[];
  /** UK: Armed Forces Covenant (Defence Employer Recognition Scheme) level. */
  covenant_level?: 'bronze' | 'silver' | 'gold';
  /** US: HIRE Vets Medallion. */
  hire_vets_medallion?: 'gold' | 'platinum';
  guaranteed_interview: boolean;
  /** SkillBridge host (US) or civilian work attachment host (UK). */
  placement_host: boolean;
  pledge_hires?: number;
};

export type SeedJob = {
  company: string;
  title: string;
  /** Occupation in plain words, e.g. `Maintenance engineer`. */
  job_role: string;
  industry: string;
  /** HTML: p, ul, li, strong only. */
  description: string;
  responsibilities: string[];
  requirements: string[];
  skills: string[];
  job_type: 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship' | 'apprenticeship' | 'volunteer';
  type: 'on_site' | 'hybrid' | 'remote';
  experience: 'entry' | 'junior' | 'mid' | 'senior' | 'lead' | 'executive';
  city: string;
  state: string;
  postcode?: string;
  latitude: number;
  longitude: number;
  salary_from?: number;
  salary_to?: number;
  salary_per: 'hour' | 'day' | 'week' | 'month' | 'year';
  openings: number;
  /** UK: BPSS, CTC, SC, DV. US: Public Trust, Secret, Top Secret, TS/SCI. */
  security_clearance?: string;
  military_skills_accepted: boolean;
  guaranteed_interview: boolean;
  placement: boolean;
  /** Days before the day of seeding on which it was published. */
  published_days_ago: number;
  /** Days after the day of seeding on which it closes. */
  closes_in_days: number;
  screening_questions?: {
    question: string;
    kind: 'yes_no' | 'choice' | 'number' | 'text';
    choices?: string[];
    /** Smallest number that passes a knockout of kind `number`. */
    minimum?: number;
    /** A knockout of kind `yes_no` is passed by yes; a `choice` or `text` is never a knockout here. */
    knockout?: boolean;
  }[];
};
