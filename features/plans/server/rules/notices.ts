import { notify, postOfJob } from '#features/notifications/server/index.ts';
import { findTenantCountry } from '#features/tenants/server/index.ts';
import { longDay } from '#kit/calendar/days.ts';
import { countryOf } from '#kit/country/country.ts';
import { handleDue, type Work } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { versionsInForce } from '../../scheduling.ts';
import { STANDARD_RULES } from '../../standard-rules/index.ts';
import type { Changes } from '../../transition-shapes.ts';
import { previewChanges, todayOf } from '../transition-actions.ts';
import { findTasks } from '../transition-queries.ts';
import { findUnconsidered, insertNotices, type TakenEffect } from './notice-queries.ts';
import { findRules } from './plan-rules.ts';

const LISTED = 10;
const PLAN_PAGE = '/veteran/transition-plan-vx?show=changes';

/** Rules whose first version came with the product: plans were made from it, so it is no change. */
const FIRST_VERSIONS = new Set(STANDARD_RULES.filter(({ version }) => version === 1).map(({ key }) => key));

/**
 * Tells the people of a tenant whose plans a version of a rule changes that has taken effect: one notification for all of a night, once for each
 * person and version. Nothing moves: their plans show what would, until they apply it.
 */
export const sendRuleNotices = (work: Work, tenantId: number): Promise<void> =>
  handleDue(work, tenantId, [{ find: findPeopleToNotify, handle: noticePeople }]);

async function findPeopleToNotify(db: TenantDb, after: number, limit: number): Promise<number[]> {
  const people = new Set<number>();
  for (const rule of await findTakenEffect(db, await findTenantCountry(db)))
    for (const userId of await findUnconsidered(db, rule, { after, limit })) people.add(userId);
  // The first of all rules are among the first of each.
  return [...people].sort((a, b) => a - b).slice(0, limit);
}

/** The versions of rules that have taken effect since the product's first ones. */
async function findTakenEffect(db: TenantDb, countryId: number): Promise<TakenEffect[]> {
  const rules = versionsInForce(await findRules(db, countryId), todayOf(countryId));
  return rules.filter(({ key, version }) => version > 1 || !FIRST_VERSIONS.has(key));
}

async function noticePeople(db: TenantDb, userIds: number[], work: Work): Promise<void> {
  const countryId = await findTenantCountry(db);
  const ofPerson = new Map<number, TakenEffect[]>();
  for (const rule of await findTakenEffect(db, countryId))
    for (const userId of await findUnconsidered(db, rule, { ids: userIds })) {
      const rules = ofPerson.get(userId) ?? [];
      rules.push(rule);
      ofPerson.set(userId, rules);
    }
  if (ofPerson.size === 0) return;
  const post = await postOfJob(db, work);
  const { language } = countryOf(countryId);
  for (const [userId, rules] of ofPerson) {
    const keys = await insertNotices(db, userId, rules);
    const lines = await changedLines(db, { userId, countryId }, keys, language);
    if (lines.length === 0) continue;
    const rest = lines.length - LISTED;
    await notify(db, post, [userId], {
      kind: 'plan_rule_changed',
      title: lines.length === 1 ? 'A rule of your transition plan has changed' : 'Rules of your transition plan have changed',
      body: [
        ...lines.slice(0, LISTED),
        ...(rest > 0 ? [`And ${rest} more.`] : []),
        'Nothing moves until you apply the changes.',
      ].join('\n'),
      about: [],
      href: PLAN_PAGE,
    });
  }
}

/** What these rules would change in a person's plans, a line each. */
async function changedLines(
  db: TenantDb,
  asker: { userId: number; countryId: number },
  keys: ReadonlySet<string>,
  language: 'en-GB' | 'en-US',
): Promise<string[]> {
  if (keys.size === 0) return [];
  const tasks = await findTasks(db, asker.userId, 'transition');
  const keyOf = new Map(tasks.map(({ id, rule_key }) => [id, rule_key]));
  const isOfRule = ({ task_id }: { task_id: number }) => keys.has(keyOf.get(task_id) ?? '');
  const day = (value: string | null, text: string) => (value === null ? text : longDay(value, language));
  return (await previewChanges(db, asker, {})).flatMap(({ moved, added, removed, reworded, kept: unchanged }: Changes) => [
    ...moved
      .filter(isOfRule)
      .map(({ title, from, from_text, to, to_text }) => `${title}: ${day(from, from_text)} → ${day(to, to_text)}`),
    ...added
      .filter(({ rule_key }) => keys.has(rule_key))
      .map(({ title, due_on, due_text }) => `New: ${title}, ${day(due_on, due_text)}`),
    ...removed.filter(isOfRule).map(({ title }) => `No longer needed: ${title}`),
    ...reworded.filter(isOfRule).map(({ title }) => `New wording: ${title}`),
    ...unchanged.filter(isOfRule).map(({ title }) => `Kept as you left it: ${title}`),
  ]);
}
