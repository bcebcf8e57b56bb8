import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { getApplicantMatch } from '../contract.ts';
import { ApplicantMatch } from './ApplicantMatch.tsx';

afterEach(cleanup);

const MATCH = {
  score: 81,
  reasons: [
    {
      kind: 'occupation' as const,
      text: 'Their background leads to this work: HGV technician',
      evidence: 'Vehicle Mechanic, British Army',
    },
  ],
  gaps: [{ kind: 'skills' as const, text: 'Not in their record: Welding', course_id: 7, course_title: 'Welding in a week' }],
};
const show = () => renderScreen(() => <ApplicantMatch applicationId={5} />);

test('recruiters read why an applicant fits and what is missing, without links to the veteran’s courses', async () => {
  const server = stubServer();
  server.reply(getApplicantMatch, { data: { match: MATCH, no_match: null, match_score: 81 } });
  show();
  expect(await screen.findByRole('heading', { name: 'Match with the advert', level: 4 })).toBeDefined();
  expect(screen.getByText('Strong match · 81%')).toBeDefined();
  const fits = within(screen.getByRole('list', { name: 'What fits' }));
  expect(fits.getByText('Vehicle Mechanic, British Army')).toBeDefined();
  expect(within(screen.getByRole('list', { name: 'What’s missing' })).getByText('Not in their record: Welding')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/when they applied/)).toBeNull();
});

test('says when lists use another score, because the record or the job changed after the application', async () => {
  const server = stubServer();
  server.reply(getApplicantMatch, { data: { match: MATCH, no_match: null, match_score: 72 } });
  show();
  expect(await screen.findByText('72% when they applied. Lists show and sort by that score.')).toBeDefined();
});

test('says why there is nothing to compare', async () => {
  const server = stubServer();
  server.reply(getApplicantMatch, { data: { match: null, no_match: 'We found no trade in this record.', match_score: null } });
  show();
  expect(await screen.findByText('We found no trade in this record.')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a match that could not be loaded can be loaded again', async () => {
  const server = stubServer();
  server.refuse(getApplicantMatch, { status: 503 });
  server.reply(getApplicantMatch, { data: { match: MATCH, no_match: null, match_score: 81 } });
  show();
  await userEvent.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await screen.findByText('Strong match · 81%')).toBeDefined();
});
