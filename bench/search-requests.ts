import { kilometres } from '#features/jobs/near-rules.ts';
import type { Advert } from './data/adverts.ts';
import { randomFrom } from './random.ts';

export const KINDS = ['common word', 'two words', 'rare word', 'filters', 'radius', 'no criteria'] as const;
export type Kind = (typeof KINDS)[number];
export type SearchRequest = { kind: Kind; query: Record<string, string | string[]> };

type Town = { name: string; latitude: number; longitude: number };

/**
 * Searches as people send them, each kind equally often, drawn with a seed from the words of the adverts and the towns of the
 * country. A common word is in at least 3 % of the titles, a rare one in at most three of all adverts.
 */
export function drawRequests(options: { adverts: Advert[]; towns: Town[]; count: number; seed: number }): SearchRequest[] {
  const { adverts, towns, count } = options;
  const random = randomFrom(options.seed);
  const one = <T>(of: readonly T[]): T => {
    const drawn = of[Math.floor(random() * of.length)];
    if (drawn === undefined) throw new Error('Nothing to draw from');
    return drawn;
  };
  const sometimes = (chance: number) => random() < chance;

  const wordsOf = (title: string) => [...new Set(title.toLowerCase().match(/[a-z]{4,}/g) ?? [])];
  const titles = adverts.map((advert) => wordsOf(advert.title));
  const times = new Map<string, number>();
  for (const word of titles.flat()) times.set(word, (times.get(word) ?? 0) + 1);
  const common = [...times].filter(([, n]) => n >= adverts.length * 0.03).map(([word]) => word);
  const rare = [...times].filter(([, n]) => n <= 3).map(([word]) => word);
  const pairs = titles.filter((words) => words.length >= 2);
  const places = adverts.flatMap((advert) => (advert.city ? [advert.city] : []));

  const filters = (): Record<string, string | string[]> => {
    const all = {
      job_type: ['full_time', 'part_time', 'contract', 'temporary', 'apprenticeship'],
      type: ['on_site', 'hybrid', 'remote'],
      experience: ['entry', 'junior', 'mid', 'senior', 'lead'],
      industry: Array.from({ length: 48 }, (_, n) => String(n + 1)),
      city: places,
      posted: ['today', 'last_week', 'last_month'],
      salary_min: ['25000', '35000', '50000'],
      guaranteed_interview: ['true'],
    };
    const names = Object.keys(all).sort(() => random() - 0.5);
    return Object.fromEntries(
      Object.entries(all).flatMap(([name, values]) => (names.indexOf(name) < 2 ? [[name, one(values)]] : [])),
    );
  };

  const draw: Record<Kind, () => SearchRequest['query']> = {
    'common word': () => ({ search: one(common), ...(sometimes(0.2) ? { page: one(['2', '3', '5']) } : {}) }),
    'two words': () => {
      const words = one(pairs);
      const first = one(words);
      return { search: `${first} ${one(words.filter((word) => word !== first))}` };
    },
    'rare word': () => ({ search: one(rare) }),
    filters: () => ({
      ...filters(),
      ...(sometimes(0.5) ? { search: one(common) } : {}),
      sorted_by: one(['relevance', 'relevance', 'newest', 'salary', 'closing_soon']),
    }),
    radius: () => {
      const { latitude, longitude } = one(towns);
      return {
        latitude: String(latitude),
        longitude: String(longitude),
        radius_km: String(kilometres(one([5, 10, 25, 50, 100]))),
        ...(sometimes(0.5) ? { search: one(common) } : {}),
        ...(sometimes(0.3) ? { sorted_by: 'distance' } : {}),
      };
    },
    'no criteria': () => ({ ...(sometimes(0.3) ? { page: one(['2', '3', '10']) } : {}) }),
  };
  return Array.from({ length: count }, (_, n) => {
    const kind = KINDS[n % KINDS.length] ?? 'no criteria';
    return { kind, query: draw[kind]() };
  });
}

export function queryText(query: SearchRequest['query']): string {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  ).toString();
}
