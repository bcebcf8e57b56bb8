import type { Onboarding } from '../shapes.ts';
import type { AnswerValues } from './step-values.ts';

export type Career = Onboarding['career'];
export type WishedPlace = Career['wished_places'][number];

/** The form of step 3. */
export type CareerValues = {
  wished_roles: string[];
  wished_places: Career['wished_places'];
  remote_ok: boolean | null;
  salary_from: number | null;
  salary_per: Career['salary_per'];
  work_types: Career['work_types'];
  job_types: Career['job_types'];
  start_date: string;
  discharge_date: string;
  answers: AnswerValues;
};

/** `Leeds, England` */
export const placeName = ({ city, state }: Pick<WishedPlace, 'city' | 'state'>) =>
  state && state !== city ? `${city}, ${state}` : city;

/** `within 25 miles` */
export const radiusText = (miles: number | null) => (miles === null ? 'any distance' : `within ${miles} miles`);
