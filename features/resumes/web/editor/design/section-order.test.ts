import { expect, test } from 'vitest';
import { emptyResume, ResumeContent, ResumeDesign } from '../../../content.ts';
import { inOrder, isOwnOrder, moved, sectionOfPath, sectionsInOrder, withIds, withSection } from './section-order.ts';

const plain = ResumeDesign.parse({});
const keysOf = (content: ResumeContent, design = plain) => sectionsInOrder(content, design).map(({ key }) => key);

test('the default order is that of onboarding, and unplaced lines are not a section', () => {
  expect(keysOf(emptyResume())).toEqual(['summary', 'military', 'work', 'education', 'skills', 'misc']);
  expect(keysOf({ ...emptyResume(), more: [{ title: 'Hobbies', lines: ['Sailing'] }] })).not.toContain('more');
});

test('a section outside the stored order comes last', () => {
  const content = ResumeContent.parse({ basics: {}, custom: [{ id: 'x', title: 'Patents' }] });
  const design = inOrder(plain, ['skills', 'summary', 'gone']);
  expect(keysOf(content, design)).toEqual(['skills', 'summary', 'military', 'work', 'education', 'misc', 'custom:x']);
});

test('custom names and hidden sections stay when the order changes', () => {
  const keys = keysOf(emptyResume());
  const design = inOrder(withSection(plain, 'skills', { title: 'What I can do', hidden: true }), keys.toReversed());
  const skills = sectionsInOrder(emptyResume(), design).find(({ key }) => key === 'skills');
  expect(skills).toMatchObject({ name: 'What I can do', usualName: 'Skills', hidden: true });
  const shown = withSection(design, 'skills', { title: null });
  expect(sectionsInOrder(emptyResume(), shown).find(({ key }) => key === 'skills')?.name).toBe('Skills');
});

test('renaming or hiding a section does not change the order', () => {
  const content = ResumeContent.parse({ basics: {}, work: [{ endDate: 'present' }], military: [{ endDate: '2018' }] });
  const renamed = withSection(withSection(plain, 'skills', { title: 'Tools' }), 'education', { hidden: true });
  expect(isOwnOrder(renamed)).toBe(false);
  expect(keysOf(content, renamed)).toEqual(keysOf(content));
  const own = withSection(inOrder(plain, ['misc', 'skills']), 'education', { title: 'School' });
  expect(isOwnOrder(own)).toBe(true);
  expect(keysOf(content, own).slice(0, 2)).toEqual(['misc', 'skills']);
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 9, ['a', 'c', 'b']],
  [1, -1, ['b', 'a', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});

test('entries without an id get the same one each time', () => {
  const content = ResumeContent.parse({ basics: {}, work: [{}, { id: 'kept' }] });
  expect(withIds(content).work.map(({ id }) => id)).toEqual(['w0', 'kept']);
  expect(withIds(withIds(content))).toEqual(withIds(content));
});

test('the path of a refused field leads to the section that shows it', () => {
  const content = ResumeContent.parse({ basics: {}, custom: [{ id: 'own', items: [{ name: 'One' }] }] });
  const sections = ['content.work.1.endDate', 'content.awards.0.endDate', 'content.custom.0.items.0.endDate', 'title'];
  expect(sections.map((path) => sectionOfPath(path, content))).toEqual(['work', 'misc', 'custom:own', null]);
});
