// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FilterChips } from '../lists/FilterChips.tsx';
import { Pagination } from '../lists/Pagination.tsx';
import { ResponsiveTable } from '../lists/ResponsiveTable.tsx';
import { LocaleProvider } from '../text/locale.tsx';
import { Appearance } from '../theme/Appearance.tsx';
import { announce } from './announce.tsx';
import { Page } from './Page.tsx';
import { toast } from './toast.tsx';

/** Two screens in the application's frame; `/` shows the given content. */
function renderPage(content: ReactNode) {
  const root = createRootRoute({
    component: () => (
      <main>
        <Outlet />
      </main>
    ),
  });
  const here = createRoute({ getParentRoute: () => root, path: '/', component: () => content });
  const job = createRoute({
    getParentRoute: () => root,
    path: '/jobs/$id',
    component: () => <Page title="Signaller" breadcrumbs={[{ label: 'Jobs', href: '/' }]} />,
  });
  const router = createRouter({ routeTree: root.addChildren([here, job]), history: createMemoryHistory() });
  render(
    <Appearance>
      <LocaleProvider siteName="Homefront" countryId={233}>
        <RouterProvider router={router} />
      </LocaleProvider>
    </Appearance>,
  );
  return router;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('a page', () => {
  it("sets the tab's title, shows breadcrumbs, and takes the focus after a navigation", async () => {
    const router = renderPage(<Page title="Jobs" />);
    await screen.findByRole('heading', { level: 1, name: 'Jobs' });
    expect(document.title).toBe('Jobs · Homefront');

    await act(() => router.navigate({ href: '/jobs/7' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Signaller' });
    expect(document.title).toBe('Signaller · Homefront');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('link', { name: 'Jobs' }).getAttribute('href')).toBe('/');
  });
});

describe('pagination', () => {
  it('consists of real links', async () => {
    renderPage(<Pagination page={2} lastPage={3} what="Jobs" hrefOf={(page) => `/?page=${page}`} />);
    const link = await screen.findByRole('link', { name: 'Go to page 3' });
    expect(link.getAttribute('href')).toBe('/?page=3');
    expect(screen.getByRole('link', { name: 'Go to previous page' }).getAttribute('href')).toBe('/?page=1');
    expect(screen.getByRole('link', { name: 'page 2' }).getAttribute('aria-current')).toBe('page');
  });

  it('has no link beyond the last page', async () => {
    renderPage(<Pagination page={3} lastPage={3} what="Jobs" hrefOf={(page) => `/?page=${page}`} />);
    await screen.findByRole('link', { name: 'Go to page 2' });
    expect(screen.queryByRole('link', { name: 'Go to next page' })).toBeNull();
  });
});

describe('a table', () => {
  it('labels its rows with the first column', async () => {
    renderPage(
      <ResponsiveTable
        caption="Jobs"
        rows={[{ id: 1, title: 'Signaller', applicants: 14 }]}
        rowKey={({ id }) => id}
        columns={[
          { key: 'title', header: 'Job', cell: ({ title }) => title },
          { key: 'applicants', header: 'Applicants', align: 'right', cell: ({ applicants }) => applicants },
        ]}
      />,
    );
    expect(await screen.findByRole('table', { name: 'Jobs' })).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'Signaller' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: '14' })).toBeTruthy();
  });
});

describe('filter chips', () => {
  it('remove one filter each', async () => {
    const removed: string[] = [];
    const filter = (label: string) => ({ key: label, label, onRemove: () => removed.push(label) });
    renderPage(<FilterChips filters={[filter('Leeds'), filter('Full time')]} onClear={() => removed.push('all')} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: Full time' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(removed).toEqual(['Full time', 'all']);
  });
});

describe('messages', () => {
  it('of success disappear by themselves; errors stay until they are closed', async () => {
    renderPage(<p>content</p>);
    await screen.findByText('content');
    act(() => {
      toast.success('Login successful');
      toast.error('There was an error. Please try again');
    });
    const success = await screen.findByText('Login successful');
    expect(success.closest('[role]')?.getAttribute('role')).toBe('status');
    await waitFor(() => expect(screen.queryByText('Login successful')).toBeNull());

    expect(screen.getByRole('alert').textContent).toBe('There was an error. Please try again');
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('for screen readers are written into the live region', async () => {
    renderPage(<p>content</p>);
    await screen.findByText('content');
    act(() => announce('42 jobs found'));
    expect(screen.getByRole('log').textContent).toBe('42 jobs found');
  });
});
