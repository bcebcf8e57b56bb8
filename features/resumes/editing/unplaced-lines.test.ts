import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyResume } from '../content.ts';
import { MORE_TARGETS, moveMore, withoutMore } from './unplaced-lines.ts';

const content = {
  ...emptyResume(),
  more: [
    { title: 'Hobbies', lines: ['Climbing', 'Bees'] },
    { title: '', lines: ['References on request'] },
  ],
};

test.each(MORE_TARGETS)('a line moved to %s stands there, and the other stays', (target) => {
  const moved = moveMore(content, 0, [1], target);
  expect(JSON.stringify({ ...moved, more: [] })).toContain('Bees');
  expect(moved.more).toEqual([{ title: 'Hobbies', lines: ['Climbing'] }, content.more[1]]);
});

test.each([
  ['Security clearance: DV (2022)', { level: 'DV', year: '2022' }],
  ['SC cleared, granted 2021', { level: 'SC cleared', year: '2021' }],
  ['2019', { level: '2019', year: '' }],
])('%s moved to the security clearance is hidden from employers, with its year', (line, clearance) => {
  const held = { ...content, more: [{ title: '', lines: [line] }], clearance: { level: 'BPSS', year: '2015', shown: true } };
  const moved = moveMore(held, 0, [0], 'clearance');
  expect(moved.clearance).toEqual({ ...clearance, shown: false });
  expect(moved.more).toEqual([{ title: 'Security clearance', lines: ['BPSS, 2015'] }]);
});

test('a line that is too long for a security clearance stays', () => {
  const held = { ...content, more: [{ title: '', lines: ['x'.repeat(201)] }] };
  expect(moveMore(held, 0, [0], 'clearance')).toBe(held);
});

test('removes a group with its last line', () => {
  expect(moveMore(content, 1, [0], 'summary')).toMatchObject({
    basics: { summary: 'References on request' },
    more: [content.more[0]],
  });
  expect(withoutMore(content, 0, [0, 1]).more).toEqual([content.more[1]]);
});

test('nothing is lost, whatever is moved', () =>
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
      fc.nat(5),
      fc.array(fc.nat(5)),
      fc.constantFrom(...MORE_TARGETS),
      (groups, group, lines, target) => {
        const before = { ...emptyResume(), more: groups.map((texts) => ({ title: 'Group', lines: texts })) };
        const text = JSON.stringify(moveMore(before, group, lines, target));
        for (const line of groups.flat()) expect(text).toContain(JSON.stringify(line).slice(1, -1));
      },
    ),
  ));
