import { plainLetters } from '#kit/contract/fold.ts';

/** Open jobs from which on a role, a place or both have a page. */
export const LEAST_JOBS = 3;
/** Jobs of a page are counted up to this many. */
export const MOST_COUNTED = 1000;
/** How many jobs must state their pay before the page says what they pay. */
export const LEAST_PAID = 5;

/** What a page is about. At most one of the role and the trade. */
export type LandingTopic = { role?: string; trade?: string; place?: string };

/** `Stoke-on-Trent, England` is `stoke-on-trent-england`. */
export const slugOf = (name: string): string =>
  plainLetters(name)
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120);

/** The address of a page, from the names of its role and place and the key of its trade. */
export function landingPath({ role, trade, place }: LandingTopic): string {
  const of = role === undefined ? '' : `/role/${slugOf(role)}`;
  const by = trade === undefined ? '' : `/for/${trade}`;
  return `/jobs${of}${by}${place === undefined ? '' : `/in/${slugOf(place)}`}`;
}

/** The list of these pages. */
export const BROWSE_PATH = '/jobs/browse';

/** A name within a sentence: `HGV technician` and `IT manager` keep their capitals. */
const within = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);

/**
 * The jobs of a page as a heading and within a sentence. British names of roles are singular, American ones plural.
 * @param people of the trade, in the plural
 */
export function landingWords(
  { role, people, place }: { role?: string | null; people?: string | null; place?: string | null },
  forces: 'UK' | 'US',
): { title: string; jobs: (count: number) => string } {
  const where = place ? ` in ${place}` : '';
  const noun = (count: number) => (count === 1 ? 'job' : 'jobs');
  if (people) return { title: `Jobs for ${people}${where}`, jobs: noun };
  if (!role) return { title: `Jobs${where}`, jobs: noun };
  return forces === 'UK'
    ? { title: `${role} jobs${where}`, jobs: (count) => `${within(role)} ${noun(count)}` }
    : { title: `Jobs for ${role}${where}`, jobs: (count) => `${noun(count)} for ${role}` };
}
