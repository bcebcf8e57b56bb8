import type { Funding, LengthUnit, Level } from '#features/courses/rules.ts';

/** A course of the demonstration. Its web and email addresses follow from the provider. */
export type SeedCourse = {
  title: string;
  provider: string;
  description: string;
  category: 'employment' | 'education' | 'healthcare' | 'finance' | 'housing';
  /** A name of the industries list. */
  industry: string;
  level: Level;
  service_type: 'hybrid' | 'online' | 'in_person';
  availability: '24/7_support' | 'business_hours' | 'extended_hours';
  mode: 'full_time' | 'part_time' | 'self_paced';
  length: [amount: number, unit: LengthUnit];
  cost: number;
  cost_note?: string;
  funding: Funding[];
  skills: string[];
  qualifications: string[];
  requirements?: string;
  /** Towns of the lookup list, the main one first; `Austin, Texas` where several states have one of the name. */
  places?: string[];
  /** Days from the day of seeding. */
  starts?: number[];
  starts_any_time?: boolean;
};
