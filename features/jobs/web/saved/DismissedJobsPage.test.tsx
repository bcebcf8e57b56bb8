import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { dismissJob, findDismissedJobs, restoreJob } from '../../match-contract.ts';
import { DismissedJobsPage } from './DismissedJobsPage.tsx';

afterEach(cleanup);

const DRIVER = {
  job_id: 7,
  title: 'HGV driver',
  company_name: 'Northgate Rail',
  reason: 'place' as const,
  given_at: '2026-11-01T09:00:00.000Z',
};

test('lists each dismissed job with its reason, puts one back, and undoes that with the same reason', async () => {
  const server = stubServer();
  server.reply(findDismissedJobs, { data: [DRIVER] });
  server.reply(findDismissedJobs, { data: [] });
  server.reply(findDismissedJobs, { data: [DRIVER] });
  server.reply(restoreJob, {});
  server.reply(dismissJob, {});
  const user = userEvent.setup();
  renderScreen(DismissedJobsPage);
  expect((await screen.findByRole('link', { name: 'HGV driver' })).getAttribute('href')).toBe('/veteran/jobs/7');
  expect(screen.getByText(/^Northgate Rail\. Too far away/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Restore: HGV driver' }));
  await screen.findByText('No dismissed jobs');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('link', { name: 'HGV driver' });
  const writes = server.requests.filter(({ route }) => !route.startsWith('GET'));
  expect(writes.map(({ route, url, body }) => [route.split(' ')[0], url.pathname, body])).toEqual([
    ['DELETE', '/api/jobs/7/dismiss', undefined],
    ['POST', '/api/jobs/7/dismiss', { reason: 'place' }],
  ]);
});

test('says that the list could not be loaded, and loads it again', async () => {
  const server = stubServer();
  server.refuse(findDismissedJobs, { status: 422, message: 'No' });
  const user = userEvent.setup();
  renderScreen(DismissedJobsPage);
  await screen.findByText('The jobs could not be loaded');
  server.forget(findDismissedJobs);
  server.reply(findDismissedJobs, { data: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('link', { name: 'See jobs for you' })).getAttribute('href')).toContain('recommended');
});
