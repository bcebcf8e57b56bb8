import type { Category } from '#features/services/rules.ts';
import { kilometresBetween } from '#kit/country/distance.ts';
import type { Level } from './rules.ts';

/*
 * Which course closes a gap between a record and a job: one that is about the missing skill, at the person's level, where the person can get to.
 * A course that only touches the skill, or that is for life at home, closes nothing.
 */

/** A course that gives the missing skill among others. */
export type GapCourse = {
  category: Category;
  level: Level;
  service_type: string;
  /** Codes of all skills that it gives, in its order. */
  skill_codes: readonly string[];
  /** Codes of the skills that it is about (`aboutOf`). */
  about: readonly string[];
  /** Codes of the skills that its provider lists. */
  listed: readonly string[];
  locations: readonly { latitude: number | null; longitude: number | null }[];
};

export type Learner = {
  level: 'entry' | 'junior' | 'mid' | 'senior' | 'lead' | 'executive' | null;
  places: readonly { latitude: number | null; longitude: number | null; radius_miles: number | null }[];
};

/** Levels of people, from 0, that a course of this level is for. Courses without a formal level are for all. */
const FOR_LEVELS: Partial<Record<Level, readonly [from: number, to: number]>> = {
  rqf_entry: [0, 0],
  rqf_1: [0, 1],
  rqf_2: [0, 2],
  rqf_3: [0, 3],
  rqf_6: [1, 5],
  rqf_7: [2, 5],
  rqf_8: [3, 5],
  scqf_4: [0, 1],
  scqf_5: [0, 2],
  scqf_6: [0, 3],
  scqf_9: [1, 5],
  scqf_10: [1, 5],
  scqf_11: [2, 5],
  us_apprenticeship: [0, 2],
  us_bachelor: [1, 5],
  us_master: [2, 5],
};
const ORDER = ['entry', 'junior', 'mid', 'senior', 'lead', 'executive'];

const fitsLevel = (course: GapCourse, { level }: Learner): boolean => {
  const limits = FOR_LEVELS[course.level];
  const own = level === null ? null : ORDER.indexOf(level);
  return !limits || own === null || (own >= limits[0] && own <= limits[1]);
};

/** People travel at least so far to a course, miles. */
const LEAST_RADIUS = 30;
const KM_OF_A_MILE = 1.609344;

type Place = { latitude: number | null; longitude: number | null };
const pointOf = ({ latitude, longitude }: Place) => (latitude === null || longitude === null ? [] : [{ latitude, longitude }]);

const isReachable = (course: GapCourse, { places }: Learner): boolean =>
  course.service_type === 'online' ||
  places.some(({ radius_miles, ...place }) =>
    pointOf(place).some((home) =>
      course.locations
        .flatMap(pointOf)
        .some((there) => kilometresBetween(home, there) <= KM_OF_A_MILE * Math.max(LEAST_RADIUS, radius_miles ?? LEAST_RADIUS)),
    ),
  );

type NamedSkill = { code: string; name: string; kind: 'plain' | 'common' | 'licence' };

const plain = (text: string) => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;

/**
 * Which of the skills that the title and qualifications of a course name it is about: those named in full, licences, and those that its provider
 * lists too. A part of another name is not enough: a domestic electrician learns no cleaning, and a veterinary nurse no nursing of people.
 */
export const aboutOf = (texts: readonly string[], named: readonly NamedSkill[], listed: readonly string[]): string[] =>
  named
    .filter(
      ({ code, name, kind }) =>
        kind === 'licence' || listed.includes(code) || texts.some((text) => plain(text).includes(plain(name))),
    )
    .map(({ code }) => code);

/** A course for which few skills are listed is about all of them, where its title names none. */
const FEW_SKILLS = 2;
const isAbout = ({ about, listed }: GapCourse, code: string): boolean =>
  about.length > 0 ? about.includes(code) : listed.length <= FEW_SKILLS && listed.includes(code);

/** Whether a course closes the gap of one skill for one person. */
export function closesGap(course: GapCourse, code: string, learner: Learner): boolean {
  return (
    course.skill_codes.includes(code) &&
    isAbout(course, code) &&
    (course.category === 'employment' || course.category === 'education') &&
    fitsLevel(course, learner) &&
    isReachable(course, learner)
  );
}
