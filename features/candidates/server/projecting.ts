import type { TranslatedOccupation } from '#features/occupations/contract.ts';
import type { skillVocabulary } from '#features/occupations/server/index.ts';
import { levelOfRank } from '#features/resumes/military-words/rank-scope.ts';
import type { ResumeSummary } from '#features/resumes/summary.ts';
import type { CandidateFacts } from '../contract.ts';
import { areaOf, TERM, yearsServed } from '../rules.ts';
import type { LookupRow, Projection, SourceRow } from './projection-queries.ts';

const MOST_SKILLS = 40;
const MOST_OCCUPATIONS = 3;

const unique = (values: readonly (string | null | undefined)[]) => [
  ...new Set(values.filter((value): value is string => value !== null && value !== undefined && value !== '')),
];

/**
 * What employers may read of a veteran: only words of lists and vocabularies, because free text may name the person. The exception is the
 * headline, which was checked when it was saved.
 */
export function projectVeteran(
  source: SourceRow,
  /** Of the resumes that changed last, the newest first. */
  resumes: readonly ResumeSummary[],
  known: {
    lookups: readonly LookupRow[];
    vocabulary: Awaited<ReturnType<typeof skillVocabulary>>;
    occupations: readonly TranslatedOccupation[];
    today: Date;
  },
): Projection {
  const { periods, wished_places } = source;
  const [newest] = resumes;
  const byId = new Map(known.lookups.map((row) => [row.id, row]));
  const trades = unique(
    periods.map((period) => {
      const row = byId.get(period.occupation_id ?? period.badged_role_id ?? period.profession_id ?? period.corps_id ?? -1);
      return row && (row.code ? `${row.code} ${row.title}` : row.title);
    }),
  );
  const codes = unique(periods.map((period) => byId.get(period.occupation_id ?? -1)?.code));
  const services = unique(periods.map(({ service_name }) => service_name));
  const skills = known.vocabulary
    .recogniseStated(
      resumes.flatMap(({ skill_texts }) => skill_texts),
      'record',
    )
    .slice(0, MOST_SKILLS);
  const languages = unique(
    resumes.flatMap(({ languages: spoken }) => spoken.map((language) => findNamed(known.lookups, 'language', language)?.title)),
  );
  const level = source.shows_clearance ? (resumes.find(({ clearance }) => clearance)?.clearance ?? '') : '';
  const held = findNamed(known.lookups, 'clearance', level);
  const clearance = held ? (held.abbreviation ?? held.title) : null;
  const available =
    [source.start_date, source.discharge_date]
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null;
  const occupations = known.occupations.slice(0, MOST_OCCUPATIONS);
  const summary: CandidateFacts = {
    headline: source.headline,
    services,
    trades: trades.slice(0, 3),
    level: levelOfRank(periods[0]?.nato_code ?? null),
    years_served: yearsServed(periods, known.today),
    occupations: occupations.map(({ title, titles }) => titles[0] ?? title),
    skills: skills.map(({ name }) => name),
    languages,
    clearance,
    job_types: source.job_types,
    work_types: source.work_types,
    // Many British authorities are one town: its name would be an exact place.
    areas: unique(wished_places.map(({ state, city }) => (state.toLowerCase() === city.toLowerCase() ? null : state))),
    available_on: available && `${available.slice(0, 7)}-01`,
  };
  const terms = unique([
    ...skills.map(({ code }) => TERM.skill + code),
    ...occupations.map(({ onet_soc }) => TERM.occupation + onet_soc),
    ...codes.map((code) => TERM.code + code.toUpperCase()),
    ...services.map((name) => TERM.service + name),
    ...languages.map((name) => TERM.language + name),
    clearance && TERM.clearance + clearance,
    ...summary.job_types.map((type) => TERM.job_type + type),
    ...summary.work_types.map((type) => TERM.work_type + type),
  ]);
  const areas = unique(
    wished_places.map(({ latitude, longitude }) =>
      latitude === null || longitude === null ? null : areaOf(latitude, longitude),
    ),
  );
  return { terms, areas, available_on: newest || periods.length > 0 ? summary.available_on : null, summary };
}

/** A service period as it was sent with an application. */
export type SentService = { service: string; nato_code: string | null; trade: string };

/** What an application says of somebody who tells the company nothing else. It stays the same whatever the person changes. */
export const factsSent = (service: readonly SentService[], skills: string[]): CandidateFacts => ({
  headline: null,
  services: unique(service.map((period) => period.service)),
  // The trade may follow its corps: `REME: Vehicle Mechanic`.
  trades: unique(service.map(({ trade }) => trade.split(': ').at(-1))).slice(0, 3),
  level: levelOfRank(service[0]?.nato_code ?? null),
  years_served: null,
  occupations: [],
  skills,
  languages: [],
  clearance: null,
  job_types: [],
  work_types: [],
  areas: [],
  available_on: null,
});

/** What a veteran's record says, and where it names no service or skill, what the application says of them. */
export function withFactsSent(own: CandidateFacts | null, sent: CandidateFacts): CandidateFacts {
  if (own === null) return sent;
  const { services, trades, level } = own.services.length + own.trades.length > 0 ? own : sent;
  return { ...own, services, trades, level: own.level ?? level, skills: own.skills.length > 0 ? own.skills : sent.skills };
}

function findNamed(lookups: readonly LookupRow[], kind: 'language' | 'clearance', name: string): LookupRow | undefined {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return undefined;
  const rows = lookups.filter((row) => row.kind === kind);
  return rows.find(({ title, abbreviation }) => title.toLowerCase() === wanted || abbreviation?.toLowerCase() === wanted);
}
