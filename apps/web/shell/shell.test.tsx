// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Appearance } from '#kit/ui/theme/Appearance.tsx';
import { isCurrent, navOf } from './nav.ts';
import { profileLinks } from './ProfilePopover.tsx';
import { Shell } from './Shell.tsx';
import { isWatched } from './TopProgress.tsx';
import type { ShellTask, ShellTenant, Viewer } from './viewer.ts';

const VETERAN: Viewer = {
  role: 'veteran',
  full_name: 'Sarah Okafor',
  email: 'sarah@example.test',
  picture: null,
  company_name: null,
  is_admin: false,
  country_id: 232,
  onboarding_complete: true,
  has_access: true,
};
const RECRUITER: Viewer = {
  ...VETERAN,
  role: 'recruiter',
  full_name: 'Tom Ashworth',
  email: 'tom@calder.example',
  company_name: 'Calder Rail Engineering',
  is_admin: true,
};

const TENANT = {
  name: 'Muster',
  country_id: 232,
  marketing_site_url: 'https://forces.example/',
  logo_url: null,
  crisis_line: [{ name: 'Samaritans', number: '116 123', note: 'day and night' }],
};

type Setup = {
  viewer: Viewer | null;
  tenant?: ShellTenant;
  path?: string;
  /** A URL without a page. */
  withoutPage?: string;
  task?: ShellTask;
  onLogout?: () => void | Promise<void>;
};

async function renderShell({ viewer, tenant = TENANT, path = '/', withoutPage = '/nowhere', task, onLogout = () => {} }: Setup) {
  const root = createRootRoute({
    component: () => (
      <Shell viewer={viewer} tenant={tenant} task={task} onLogout={onLogout}>
        <Outlet />
      </Shell>
    ),
  });
  const any = createRoute({ getParentRoute: () => root, path: '$', component: () => <h1>Content</h1> });
  const index = createRoute({ getParentRoute: () => root, path: '/', component: () => <h1>Content</h1> });
  const nothing = createRoute({ getParentRoute: () => root, path: withoutPage, staticData: { noPage: true } });
  const router = createRouter({
    routeTree: root.addChildren([index, any, nothing]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <Appearance>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Appearance>,
  );
  await screen.findByRole('heading', { name: 'Content' });
  return { router };
}

const bar = () => within(screen.getByRole('banner'));
const barLinks = () =>
  within(bar().getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the top bar', () => {
  it('shows a veteran five links, with CV in the United Kingdom', async () => {
    await renderShell({ viewer: VETERAN, path: '/veteran/jobs/42' });
    expect(barLinks()).toEqual([
      'Dashboard /veteran',
      'Jobs /veteran/jobs?jobType=jobs',
      'Courses /veteran/courses',
      'CV /veteran/resume',
      'Transition Plans /veteran/transition-plan',
    ]);
    expect(bar().getByRole('link', { name: 'Jobs' }).getAttribute('aria-current')).toBe('page');
    expect(bar().getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBeNull();
  });

  it('shows Resume elsewhere', async () => {
    await renderShell({ viewer: { ...VETERAN, country_id: 233 } });
    expect(bar().getByRole('link', { name: 'Resume' })).toBeTruthy();
  });

  it('shows a recruiter four links; Messages, and Companies for company admins, are in the mobile menu', async () => {
    await renderShell({ viewer: RECRUITER });
    expect(barLinks()).toEqual([
      'Dashboard /recruiter',
      'Jobs /recruiter/jobs',
      'Candidates /recruiter/candidate-list',
      'Interviews /recruiter/interviews',
    ]);

    // Hidden at this width, shown on a phone.
    await userEvent.click(bar().getByLabelText('Open menu'));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: 'Companies' }).getAttribute('href')).toBe('/recruiter/company/details');
    expect(menu.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe('/recruiter/messages');
    const labels = ['Dashboard', 'Jobs', 'Candidates', 'Interviews', 'Messages'];
    expect(navOf({ ...RECRUITER, is_admin: false }).map(({ label }) => label)).toEqual(labels);
  });

  it('shows a visitor the links of the marketing site and Login/Signup', async () => {
    await renderShell({ viewer: null });
    expect(barLinks()).toEqual([
      'Home https://forces.example/',
      'Jobs /jobs',
      'Your trade /trade',
      'About us https://forces.example/about-us',
      'For employers /recruiters',
    ]);
    expect(bar().getByRole('link', { name: 'Login/Signup' }).getAttribute('href')).toBe('/auth/login');
    expect(bar().getByRole('link', { name: 'Muster' }).getAttribute('href')).toBe('https://forces.example/');

    await userEvent.click(bar().getByRole('button', { name: 'Services' }));
    const services = within(await screen.findByRole('dialog', { name: 'Services' }));
    expect(services.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Healthcare',
      'Education',
      'Discounts',
      'Housing',
      'Finance',
    ]);
  });

  it('shows a visitor of a tenant without a marketing site only links to existing pages, and marks one of them', async () => {
    await renderShell({ viewer: null, tenant: { ...TENANT, marketing_site_url: null }, path: '/recruiters' });
    expect(barLinks()).toEqual([
      'Home /home',
      'Jobs /jobs',
      'Your trade /trade',
      'About us /about-us',
      'For employers /recruiters',
    ]);
    expect(bar().getByRole('button', { name: 'Services' }).hasAttribute('aria-current')).toBe(false);
    const current = bar()
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['For employers']);
  });

  it('leaves out links to areas without a page', async () => {
    await renderShell({ viewer: VETERAN, withoutPage: '/veteran/courses' });
    expect(barLinks().map((link) => link.split(' /')[0])).toEqual(['Dashboard', 'Jobs', 'CV', 'Transition Plans']);
  });

  it.each([
    [VETERAN, '/veteran'],
    [RECRUITER, '/recruiter'],
  ])('leads from the logo to the dashboard of the role', async (viewer, home) => {
    await renderShell({ viewer });
    expect(bar().getByRole('link', { name: 'Muster' }).getAttribute('href')).toBe(home);
  });

  it('follows a link without a page load', async () => {
    const { router } = await renderShell({ viewer: VETERAN });
    await userEvent.click(bar().getByRole('link', { name: 'Jobs' }));
    await waitFor(() => expect(router.state.location.href).toBe('/veteran/jobs?jobType=jobs'));
  });

  it('shows only Skip during onboarding, and the logo asks the same question', async () => {
    const onSkip = vi.fn();
    await renderShell({
      viewer: VETERAN,
      task: { at: 'onboarding', onSkip, skip_disabled: false, skip_hidden: false, logo_skips: true },
    });
    expect(bar().queryByRole('navigation')).toBeNull();
    expect(bar().queryAllByRole('link')).toEqual([]);
    await userEvent.click(bar().getByRole('button', { name: 'Skip' }));
    await userEvent.click(bar().getByRole('button', { name: /^Muster/ }));
    expect(onSkip).toHaveBeenCalledTimes(2);
  });

  it('disables Skip at step 4 and hides it while something is saved', async () => {
    const step4 = { at: 'onboarding', onSkip: () => {}, skip_disabled: true, skip_hidden: false, logo_skips: false } as const;
    await renderShell({ viewer: VETERAN, task: step4 });
    expect(bar().getByRole<HTMLButtonElement>('button', { name: 'Skip' }).disabled).toBe(true);
    cleanup();
    await renderShell({ viewer: VETERAN, task: { ...step4, skip_hidden: true } });
    expect(bar().queryByRole('button', { name: 'Skip' })).toBeNull();
  });

  it('shows only Cancel while an action plan is refined', async () => {
    const onCancel = vi.fn();
    await renderShell({ viewer: VETERAN, task: { at: 'refine-action-plan', onCancel } });
    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cancel']);
    await userEvent.click(bar().getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('moves the links into a rail in the layout mini', async () => {
    localStorage.setItem('settings', '{"themeLayout":"mini"}');
    await renderShell({ viewer: VETERAN });
    expect(bar().queryByRole('navigation')).toBeNull();
    const rail = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(rail.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Dashboard',
      'Jobs',
      'Courses',
      'CV',
      'Transition Plans',
    ]);
  });
});

describe('a veteran with an incomplete profile', () => {
  it('is asked to complete it before the CV opens', async () => {
    const { router } = await renderShell({ viewer: { ...VETERAN, onboarding_complete: false } });
    await userEvent.click(bar().getByRole('link', { name: 'CV' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Your Profile is incomplete' }));
    expect(
      dialog.getByText("Please complete your profile to access 'Employment' and 'Education' transition plans."),
    ).toBeTruthy();
    expect(router.state.location.pathname).toBe('/');
    await userEvent.click(dialog.getByRole('button', { name: 'Complete Profile' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/veteran/onboarding'));
  });
});

describe('the profile popover', () => {
  it('shows who is signed in', async () => {
    await renderShell({ viewer: RECRUITER });
    await userEvent.click(bar().getByRole('button', { name: 'Your account, Tom Ashworth' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Your account' }));
    for (const text of ['Tom Ashworth', 'tom@calder.example', 'Recruiter, Calder Rail Engineering']) {
      expect(popover.getByText(text)).toBeTruthy();
    }
    expect(popover.getByRole('link', { name: 'Company Details' }).getAttribute('href')).toBe('/recruiter/company/details');
    expect(popover.getByRole('link', { name: 'Profile Details' }).getAttribute('href')).toBe('/recruiter/profile');
  });

  it('has Jobs and CV for a veteran, on a phone only', () => {
    expect(profileLinks(VETERAN).map(({ label, mobileOnly = false }) => [label, mobileOnly])).toEqual([
      ['Profile Details', false],
      ['Who can find you', false],
      ['Your trade', false],
      ['Job alerts', false],
      ['Jobs', true],
      ['CV', true],
    ]);
  });
});

describe('a person without access', () => {
  it('sees no links that lead back to the page with the reason', async () => {
    await renderShell({ viewer: { ...VETERAN, has_access: false } });
    expect(screen.queryByRole('link', { name: 'Jobs' })).toBeNull();
    expect(profileLinks({ ...VETERAN, has_access: false })).toEqual([]);
    expect(profileLinks({ ...RECRUITER, has_access: false }).map(({ label }) => label)).toEqual(['Profile Details']);
  });
});

describe('logging out', () => {
  const askToLogOut = async () => {
    await userEvent.click(bar().getByRole('button', { name: /^Your account/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
    return within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to logout?' }));
  };

  it('asks first, and No cancels', async () => {
    const onLogout = vi.fn();
    await renderShell({ viewer: VETERAN, onLogout });
    const dialog = await askToLogOut();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'No' })));
    await userEvent.click(dialog.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onLogout).not.toHaveBeenCalled();
  });

  it('logs out once on Yes, and closes when done', async () => {
    let finish = () => {};
    const onLogout = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    await renderShell({ viewer: VETERAN, onLogout });
    const dialog = await askToLogOut();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'No' }).disabled).toBe(true);
    expect(onLogout).toHaveBeenCalledOnce();
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('display settings', () => {
  it('open from the top bar, and each can be changed and reset by keyboard', async () => {
    await renderShell({ viewer: VETERAN });
    const button = bar().getByRole('button', { name: 'Display settings' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: 'Display settings' }));

    for (const [group, choice] of [
      ['Mode', 'Dark'],
      ['Contrast', 'Bold'],
      ['Navigation', 'Mini rail'],
      ['Colour', 'Purple'],
    ] as const) {
      within(drawer.getByRole('group', { name: group }))
        .getByRole('radio', { name: choice })
        .focus();
      await userEvent.keyboard(' ');
    }
    drawer.getByRole('switch', { name: 'Stretch' }).focus();
    await userEvent.keyboard(' ');
    expect(JSON.parse(localStorage.getItem('settings') ?? '{}')).toEqual({
      themeMode: 'dark',
      themeLayout: 'mini',
      themeContrast: 'bold',
      themeColorPresets: 'purple',
      themeStretch: true,
    });
    expect(document.documentElement.dataset.mode).toBe('dark');

    await userEvent.click(drawer.getByRole('button', { name: 'Reset' }));
    expect(document.documentElement.dataset.mode).toBe('light');
  });
});

describe('the rest of the frame', () => {
  it('has the year, the crisis line and a skip link', async () => {
    await renderShell({ viewer: null });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(`© ${new Date().getFullYear()} Muster`)).toBeTruthy();
    expect(footer.getByRole('link', { name: 'Licences and sources' }).getAttribute('href')).toBe('/licences.txt');
    expect(footer.getByRole('link', { name: '116 123' }).getAttribute('href')).toBe('tel:116123');
    expect(screen.getByRole('link', { name: 'Skip to main content' }).getAttribute('href')).toBe(
      `#${screen.getByRole('main').id}`,
    );
  });

  it('shows the progress bar for queries of jobs, resumes, candidates, stats and company users', () => {
    const watched = (name: unknown) => isWatched({ queryKey: [name, {}] });
    for (const name of [
      'GET /api/jobs',
      'GET /api/jobs/{id}',
      'GET /api/recruiter/jobs',
      'GET /api/recruiter/jobs/{id}/applications',
      'GET /api/applications',
      'GET /api/candidates',
      'GET /api/resumes',
      'GET /api/onboarding/get-resume',
      'GET /api/recruiter/dashboard',
      'GET /api/operator/figures',
      'POST /api/company-users',
    ]) {
      expect(watched(name), name).toBe(true);
    }
    for (const name of [
      'GET /api/tenant/info',
      'GET /api/user-profile',
      'GET /api/notifications',
      'GET /api/operator/background-jobs',
      'GET /api/resumes/{id}/svg',
      7,
      undefined,
    ])
      expect(watched(name), String(name)).toBe(false);
  });

  it('marks a link for the pages below it, and the dashboard only for itself', () => {
    expect(isCurrent('/veteran/jobs?jobType=jobs', '/veteran/jobs/42/apply', '/veteran')).toBe(true);
    expect(isCurrent('/veteran/jobs', '/veteran/jobs-saved', '/veteran')).toBe(false);
    for (const shown of ['/veteran/resume/edit/4', '/veteran/cover-letters/7', '/veteran/federal-resume', '/veteran/view-resume'])
      expect(isCurrent('/veteran/resume', shown, '/veteran')).toBe(true);
    expect(isCurrent('/veteran/jobs', '/veteran/cover-letters', '/veteran')).toBe(false);
    expect(isCurrent('/veteran', '/veteran/', '/veteran')).toBe(true);
    expect(isCurrent('/veteran', '/veteran/jobs', '/veteran')).toBe(false);
  });
});
