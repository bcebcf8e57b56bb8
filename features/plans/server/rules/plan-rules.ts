import type { TenantDb } from '#kit/server/database/db.ts';
import { RuleDefinition } from '../../rule-shapes.ts';
import type { PlanRule } from '../../scheduling.ts';
import { STANDARD_RULES } from '../../standard-rules/index.ts';
import { findRuleVersions } from '../transition-queries.ts';

/** Every version of every rule of a country: those that come with the product, then the operators' own. */
export async function findRules(db: TenantDb, countryId: number, key?: string): Promise<PlanRule[]> {
  const own = await findRuleVersions(db, key);
  const standard = STANDARD_RULES.filter((rule) => rule.country_id === countryId && (key === undefined || rule.key === key));
  return [
    ...standard,
    ...own.map(({ rule_key, version, definition }) => ({
      ...RuleDefinition.parse(definition),
      key: rule_key,
      version,
      country_id: countryId,
    })),
  ];
}
