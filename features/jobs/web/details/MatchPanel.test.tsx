import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MatchPanel } from './MatchPanel.tsx';

const MATCH = {
  score: 82.4,
  reasons: [{ kind: 'skills' as const, text: 'You have 1 of the 2 skills it names: Welding', evidence: 'Skills: Welding' }],
  gaps: [
    { kind: 'occupation' as const, text: 'The law asks for a registration that your record does not show: Gas engineer' },
    { kind: 'skills' as const, text: 'Not in your record yet: Machining', course_id: 7, course_title: 'CNC in a week' },
  ],
};

test('lists what fits with its evidence, and what is missing with the course that closes it', () => {
  render(<MatchPanel match={MATCH} reason={null} title="Why this fits you" headingLevel="h2" isOwn />);
  expect(screen.getByRole('heading', { name: 'Why this fits you', level: 2 })).toBeDefined();
  expect(screen.getByText('Strong match · 82%')).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'What fits' })).getByText('Skills: Welding')).toBeDefined();
  const missing = within(screen.getByRole('list', { name: 'What’s missing' }));
  expect(missing.getByRole('link', { name: 'Course: CNC in a week' }).getAttribute('href')).toBe('/veteran/courses/7');
  expect(missing.getByRole('link', { name: 'Add your registration' }).getAttribute('href')).toBe(
    '/veteran/profile?profile_section=registrations',
  );
});

test('links to nothing of the veteran’s own for an employer', () => {
  render(<MatchPanel match={MATCH} reason={null} title="Match with the advert" headingLevel="h4" />);
  const missing = screen.getAllByRole('list', { name: 'What’s missing' }).at(-1);
  expect(within(missing as HTMLElement).queryByRole('link')).toBeNull();
});

test('says why there is no match, and nothing where nobody asked', () => {
  const { rerender, container } = render(
    <MatchPanel match={null} reason="Add your service first." title="Why this fits you" headingLevel="h2" />,
  );
  expect(screen.getByText('Add your service first.')).toBeDefined();
  rerender(<MatchPanel match={null} reason={null} title="Why this fits you" headingLevel="h2" />);
  expect(container.textContent).toBe('');
});
