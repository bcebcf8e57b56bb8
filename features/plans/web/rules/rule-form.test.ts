import { describe, expect, test } from 'vitest';
import { STANDARD_RULES } from '../../standard-rules/index.ts';
import { definitionOf, readOffset, valuesOfRule } from './rule-form.ts';

const TODAY = '2026-11-21';

describe('the form of a rule', () => {
  test('gives back every rule of the product as it was, but for the days of the new version', () => {
    for (const rule of STANDARD_RULES) {
      const { key: _, version: _version, country_id: _country, ...definition } = rule;
      const listed = { ...rule, is_own: false, recheck_reason: null };
      expect(definitionOf(valuesOfRule(listed, TODAY))).toEqual({ ...definition, checked_on: TODAY, effective_from: TODAY });
    }
  });

  test('leaves out alternatives that name nothing', () => {
    const values = valuesOfRule(null, TODAY);
    const condition = { services: [], component: null, reasons: [], rank_bands: [], min_months: null, below_months: null };
    const rule = { ...values.rule, conditions: [condition, { ...condition, min_months: 72 }] };
    expect(definitionOf({ ...values, rule }).conditions).toEqual([{ min_months: 72 }]);
  });

  test.each([
    ['-9 months', { months: -9 }],
    ['−1 month', { months: -1 }],
    [' 60 days ', { days: 60 }],
    ['+0 days', { days: 0 }],
    ['nine months', null],
    ['9', null],
    ['', null],
  ])('reads %j as an offset', (text, offset) => {
    expect(readOffset(text)).toEqual(offset);
  });
});
