import { namesOf, openJobs } from '#features/occupations/trade-rules.ts';
import { countryOf, resumeInText } from '#kit/country/country.ts';
import { gradeOf } from '#kit/country/grade.ts';
import { paths } from '#kit/ui/paths.ts';
import { formatMoney } from '#kit/ui/text/money.ts';
import type { Briefing } from '../../briefing-contract.ts';
import { countdown } from '../../next-action.ts';

/** A year after leaving a rank is no longer how to address somebody. */
const ADDRESSED_DAYS = -365;

/** `Sergeant, your briefing`; by the first name without a rank, or long after leaving. */
export function briefingTitle({ rank, days_to_leaving: days }: Briefing, firstName: string): string {
  const isAddressed = rank && rank.rank !== '' && rank.rank.length <= 40 && (days === null || days >= ADDRESSED_DAYS);
  return `${isAddressed ? rank.rank : firstName}, your briefing`;
}

/** `Sergeant (OR-6), British Army, Vehicle Mechanic`. */
export function serviceInWords({ rank, nato_code, service, trade }: NonNullable<Briefing['rank']>, countryId: number): string {
  const grade = gradeOf(nato_code, countryId);
  return [rank && grade ? `${rank} (${grade})` : rank, service, trade].filter(Boolean).join(', ');
}

/** What the rank is comparable to outside; null for a rank that is not known. */
export function levelSentence(rank: Briefing['rank']): string | null {
  return rank?.level ? `About the level of ${rank.level}.` : null;
}

/** How many people such a rank usually leads; null where that is none, or not known. */
export function peopleSentence(rank: Briefing['rank']): string | null {
  return rank?.people && rank.people !== 'none as a rule' ? `People usually led: ${rank.people}.` : null;
}

export type RoleWords = { name: string; pay: string | null; jobs: string | null; href: string };

/** A role as people of the country call it. Pay only where enough open jobs state it. */
export function roleInWords(role: Briefing['roles'][number], countryId: number): RoleWords {
  const country = countryOf(countryId);
  const { name } = namesOf(role, country.forces);
  const { typical_pay: pay } = role;
  return {
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    pay: pay && `${formatMoney(pay.amount, country.currency, country.language)} a year`,
    jobs: role.open_jobs > 0 ? openJobs(role.open_jobs) : null,
    href: paths.jobs({ occupation: role.onet_soc }),
  };
}

/** What would fill the parts of a briefing that are not known yet, and where. */
export function missingParts(briefing: Briefing, countryId: number): { words: string; href: string }[] {
  const country = countryOf(countryId);
  const cv = resumeInText(country.words.resume);
  const { leaves_on, wording, rank, actions, contact } = briefing;
  return [
    leaves_on === null && {
      words: 'Add your leaving date to see how long you have',
      href: paths.veteran.profile({ profile_section: 'wishes' }),
    },
    wording === null
      ? {
          words: `Add your ${cv} to see your rank and ${country.words.trade} in civilian words`,
          href: paths.veteran.resumeBuild(),
        }
      : !(rank?.rank && rank.trade) && {
          words: `Add your rank and ${country.words.trade} to your ${cv} to see where they lead`,
          href: paths.veteran.resumeEdit(wording.resume_id),
        },
    actions.length === 0 && { words: 'Make a plan to get dated next steps', href: paths.veteran.createTransitionPlan() },
    contact === null && { words: 'Say what you need help with to see who to call', href: paths.veteran.refineActionPlan() },
  ].filter((part) => part !== false);
}

/** What may be shared: neither name, contact, unit and employer nor the person's own lines. */
export function shareLines(briefing: Briefing, { countryId, siteName }: { countryId: number; siteName: string }) {
  const days = briefing.days_to_leaving === null ? null : countdown(briefing.days_to_leaving);
  const level = briefing.rank?.level ?? null;
  const roles = briefing.roles.map((role) => {
    const { name, pay } = roleInWords(role, countryId);
    return pay ? `${name}: ${pay}` : name;
  });
  return {
    headline: days ?? 'What my service is worth outside',
    level: level && `My rank is about the level of ${level}`,
    roles,
    source: roles.some((role) => role.includes(':')) ? `Typical pay in open jobs on ${siteName}` : siteName,
  };
}
export type ShareLines = ReturnType<typeof shareLines>;

/** The shared lines as one text. */
export const shareText = ({ headline, level, roles, source }: ShareLines): string =>
  [headline, level, roles.length > 0 ? ['Where it leads:', ...roles].join('\n') : null, source].filter(Boolean).join('\n\n');
