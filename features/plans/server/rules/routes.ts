import type { FastifyInstance } from 'fastify';
import { addDays, addMonths } from '#kit/calendar/days.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import * as calls from '../../rule-contract.ts';
import { explain, type PlanRule, schedule } from '../../scheduling.ts';
import { STANDARD_RULES } from '../../standard-rules/index.ts';
import { NOTHING_KNOWN, situationIn, withAnswers } from '../situation.ts';
import { todayOf } from '../transition-actions.ts';
import { insertRuleVersion } from '../transition-queries.ts';
import { findRules } from './plan-rules.ts';

const RECHECK_MONTHS = 6;
const ENDS_SOON_DAYS = 92;

/** Why somebody should look at a rule's source again; null where nobody has to. */
function recheckReason(rule: PlanRule, today: string): string | null {
  if (rule.is_withdrawn) return null;
  if (rule.effective_to !== null && rule.effective_to <= addDays(today, ENDS_SOON_DAYS)) return 'Ends soon, or has ended';
  if (addMonths(rule.checked_on, RECHECK_MONTHS) < today) return 'Not checked for half a year';
  return rule.is_confirmed ? null : 'Not yet confirmed at its source';
}

const STANDARD = new Map(STANDARD_RULES.map((rule) => [rule.key, rule]));

const listed = (rule: PlanRule, today: string): calls.ListedRule => ({
  ...rule,
  is_own: STANDARD.get(rule.key)?.version !== rule.version,
  recheck_reason: recheckReason(rule, today),
});

/** The latest version of each rule. */
function latest(rules: readonly PlanRule[]): PlanRule[] {
  const byKey = new Map<string, PlanRule>();
  for (const rule of rules) if ((byKey.get(rule.key)?.version ?? 0) <= rule.version) byKey.set(rule.key, rule);
  return [...byKey.values()];
}

/** How many rules of the tenant’s country are due for a re-check. */
export async function countRulesToRecheck(db: TenantDb, countryId: number): Promise<number> {
  const today = todayOf(countryId);
  return latest(await findRules(db, countryId)).filter((rule) => recheckReason(rule, today) !== null).length;
}

/** Whether a rule waits for another, directly or through others. */
function comesAfter(key: string, other: string, dependsOn: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set<string>();
  const open = [key];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === other) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(dependsOn.get(next) ?? []));
  }
  return false;
}

export function ruleRoutes(app: FastifyInstance): void {
  serve(app, calls.findPlanRules, async ({ db, tenant, query }) => {
    const rules = latest(await findRules(db, tenant.country_id));
    const today = todayOf(tenant.country_id);
    return {
      data: rules.filter(({ category }) => !query.category || category === query.category).map((rule) => listed(rule, today)),
    };
  });

  serve(app, calls.getPlanRule, async ({ db, tenant, params }) => {
    const rules = await findRules(db, tenant.country_id, params.key);
    if (rules.length === 0) fail(notFound('Rule'));
    const today = todayOf(tenant.country_id);
    return { data: rules.map((rule) => listed(rule, today)).sort((one, other) => other.version - one.version) };
  });

  serve(app, calls.savePlanRule, async ({ db, tenant, viewer, params, body: { seen, rule }, request }) => {
    const before = await findRules(db, tenant.country_id, params.key);
    const version = Math.max(0, ...before.map((one) => one.version));
    if (version !== seen) fail(conflict('Someone else has changed this rule since you opened it.', { version }));
    if (rule.effective_to !== null && rule.effective_to < rule.effective_from)
      fail(invalid({ 'rule.effective_to': ['Choose a day on or after the first one.'] }));
    const others = new Map(latest(await findRules(db, tenant.country_id)).map((one) => [one.key, one.depends_on]));
    const unknown = rule.depends_on.find((key) => key === params.key || !others.has(key));
    if (unknown) fail(invalid({ 'rule.depends_on': [`There is no other rule with the key ${unknown}.`] }));
    const circular = rule.depends_on.find((key) => comesAfter(key, params.key, others));
    if (circular)
      fail(invalid({ 'rule.depends_on': [`The rule ${circular} comes after this one, so it cannot come before it.`] }));
    const next = { rule_key: params.key, version: version + 1, definition: JSON.stringify(rule) };
    if (!(await insertRuleVersion(db, next))) fail(conflict('Someone else has changed this rule since you opened it.'));
    const about = {
      subject_kind: 'tenant',
      subject_id: db.tenant_id,
      details: { rule: params.key, version: version + 1 },
    } as const;
    await audit(db, { ...about, actor_id: viewer.id, action: 'plan_rule_changed', address: request.ip });
    const saved = (await findRules(db, tenant.country_id, params.key)).at(-1) ?? fail(notFound('Rule'));
    return { message: 'Rule saved.', data: listed(saved, todayOf(tenant.country_id)) };
  });

  serve(app, calls.previewPlanRule, async ({ tenant, body }) => {
    const rule: PlanRule = { ...body.rule, key: 'preview', version: 1, country_id: tenant.country_id };
    const today = todayOf(tenant.country_id);
    return {
      data: body.people.map(({ name, ...given }) => {
        const situation = situationIn(tenant.country_id, withAnswers(NOTHING_KNOWN, given));
        const { applies, sentence } = explain(rule, situation);
        const task = schedule(rule, situation, today);
        return 'reason' in task
          ? { name, applies: 'no' as const, sentence: task.reason, due_on: null, due_text: '' }
          : { name, applies, sentence, due_on: task.due_on, due_text: task.due_text };
      }),
    };
  });
}
