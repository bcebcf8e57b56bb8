import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Day, Flag, Id, many, Page } from './shapes.ts';
import { searchFields } from './url-search.ts';

describe('searchFields', () => {
  it('describes each kind of parameter as plain data', () => {
    const fields = searchFields(
      z.object({
        search: z.string().trim().max(200).default(''),
        status: z.enum(['draft', 'open']).optional(),
        sorted_by: z.enum(['newest', 'title']).default('newest'),
        step: z.literal([1, 2]).optional(),
        from: Day.optional(),
        city: many(z.string().max(120)),
        company_id: many(Id, 5),
        with_closed: Flag,
        latitude: z.preprocess((value) => Number(value), z.number().min(-90).max(90).optional()).optional(),
        page: Page,
      }),
    );
    expect(fields).toEqual({
      search: { kind: 'text', max: 200, default: '' },
      status: { kind: 'choice', of: ['draft', 'open'] },
      sorted_by: { kind: 'choice', of: ['newest', 'title'], default: 'newest' },
      step: { kind: 'choice', of: [1, 2] },
      from: { kind: 'day' },
      city: { kind: 'list', item: { kind: 'text', max: 120 }, max: 50, default: [] },
      company_id: { kind: 'list', item: { kind: 'number', whole: true, min: 1, max: 2_147_483_647 }, max: 5, default: [] },
      with_closed: { kind: 'flag', default: false },
      latitude: { kind: 'number', whole: false, min: -90, max: 90 },
      page: { kind: 'number', whole: true, min: 1, max: 10_000, default: 1 },
    });
    // The build ships it as JSON.
    expect(JSON.parse(JSON.stringify(fields))).toEqual(fields);
  });

  it('refuses a parameter that an address may not leave out', () => {
    expect(() => searchFields(z.object({ kind: z.enum(['rank']) }))).toThrow(/kind needs a default/);
  });

  it('refuses a type that has no form in an address', () => {
    expect(() => searchFields(z.object({ near: z.object({ name: z.string() }).optional() }))).toThrow(/near is of type object/);
  });
});
