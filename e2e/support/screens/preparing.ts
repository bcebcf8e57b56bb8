import type { Page } from '@playwright/test';
import { cvPdf } from '#db/seed/demonstration/cv-pdf.ts';
import { CAREER_PARTS, CV_SECTIONS } from '#features/onboarding/rules.ts';
import { callAs, createAccount } from '../api.ts';
import { openDialog, type Screen, screenGroup, shownDialog } from './screen.ts';

const VETERAN = 'veteran@muster.test';
const MIDWAY = 'midway.veteran@muster.test';
const NEW = 'screens.onboarding.veteran@example.test';
const HALFWAY = 'screens.halfway.veteran@example.test';

const ONBOARDING = '/veteran/onboarding';
const PLAN = '/veteran/transition-plan-vx';

const cv = () =>
  cvPdf({
    name: 'Megan Lloyd',
    headline: 'Vehicle mechanic and workshop sergeant',
    contact: ['Leeds', 'megan.lloyd@example.test'],
    paper: 'a4',
    sections: [
      { title: 'Military experience', lines: ['British Army, Sergeant', 'September 2010 - March 2022', '- Ran a workshop.'] },
    ],
  });

async function makeOnboarding(): Promise<{ resume: number }> {
  await createAccount(NEW, 'veteran');
  await createAccount(HALFWAY, 'veteran');
  const file = new FormData();
  file.set('file', new File([new Uint8Array(cv())], 'Megan Lloyd CV.pdf', { type: 'application/pdf' }));
  const { resume_id } = await callAs(HALFWAY, 'POST', '/api/onboarding/upload-cv', file);
  return { resume: resume_id };
}

const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' });

const onboarding: Screen<{ resume: number }>[] = [
  {
    route: ONBOARDING,
    state: 'personal details with errors',
    stays: true,
    shows: 'Personal Details',
    open: async (page) => {
      await save(page).click();
      await page.getByText('3 things need your attention').waitFor();
      return null;
    },
  },
  {
    route: ONBOARDING,
    state: 'with restored input',
    stays: true,
    shows: 'Personal Details',
    open: async (page) => {
      if (await page.getByText('We restored your unsaved changes').isVisible()) return null;
      await page.getByRole('textbox', { name: 'Phone number' }).fill('07911 123456');
      await page.getByText('Not saved yet').waitFor();
      await page.reload();
      await page.getByText('We restored your unsaved changes').waitFor();
      return null;
    },
  },
  {
    route: ONBOARDING,
    state: 'asking before it is skipped',
    shows: 'Personal Details',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Skip', exact: true }).click();
      return shownDialog(page);
    },
  },
  { route: ONBOARDING, at: `${ONBOARDING}?step=2`, shows: 'Upload your CV' },
  ...[4, 5].map((step) => ({ route: ONBOARDING, at: `${ONBOARDING}?step=${step}`, shows: /./ })),
  ...CAREER_PARTS.map((part) => ({ route: ONBOARDING, at: `${ONBOARDING}?step=3&part=${part}`, shows: 'Career Direction' })),
  ...CV_SECTIONS.map((_, index) => ({
    route: ONBOARDING,
    at: ({ resume }: { resume: number }) => `${ONBOARDING}?step=2&cvStep=${index}&resume_id=${resume}`,
    as: HALFWAY,
    shows: (page: Page) => page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]'),
  })),
];

export const ONBOARDING_STEPS = screenGroup({ name: 'onboarding', as: NEW, make: makeOnboarding, screens: onboarding });

type Prepared = { plan: number; provider: number; course: number };

async function makePlans(): Promise<Prepared> {
  const [plan] = await callAs(VETERAN, 'GET', '/api/transition-plans');
  const [provider] = await callAs(VETERAN, 'GET', '/api/service-providers');
  const [course] = await callAs(VETERAN, 'GET', '/api/courses');
  return { plan: plan.id, provider: provider.id, course: course.id };
}

const WHOLE = `${PLAN}?view=calendar`;
const CREATE = '/veteran/create-transition-plan-vx';

/** Opens an entry of the menu of a plan. */
const fromPlan = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Share and export' }).click();
  await page.getByRole('menuitem', { name }).click();
  return shownDialog(page);
};

const plans: Screen<Prepared>[] = [
  {
    route: '/veteran',
    shows: (page) => page.getByRole('region', { name: 'Recommended jobs' }).getByRole('listitem'),
  },
  {
    route: '/veteran',
    as: MIDWAY,
    shows: (page) => page.getByRole('heading', { name: 'Continue where you left off' }),
  },
  { route: '/veteran', at: '/veteran?dashboard_tab=explore', shows: (page) => page.getByRole('tabpanel').getByRole('listitem') },
  {
    route: '/veteran',
    at: '/veteran?dashboard_tab=explore&show=courses',
    shows: (page) => page.getByRole('tabpanel').getByRole('listitem'),
  },
  { route: '/veteran/briefing', shows: (page) => page.getByRole('heading', { name: 'Your next actions' }) },
  { route: '/veteran/briefing', as: MIDWAY, shows: (page) => page.getByRole('heading', { name: 'Add to your briefing' }) },
  {
    route: '/veteran/briefing',
    state: 'sharing a card',
    shows: (page) => page.getByRole('heading', { name: 'Your next actions' }),
    open: (page) => openDialog(page, 'Share card'),
  },
  { route: '/veteran/refine-action-plan', shows: 'Refine your action plan' },
  {
    route: '/veteran/refine-action-plan',
    state: 'asking before it is left',
    stays: true,
    shows: 'Refine your action plan',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Cancel' }).click();
      return shownDialog(page);
    },
  },
  { route: '/veteran/transition-plan', shows: (page) => page.getByRole('list', { name: 'Your plans' }).getByRole('listitem') },
  { route: PLAN, shows: (page) => page.getByRole('list', { name: 'Tasks by category and date' }) },
  { route: PLAN, at: WHOLE, shows: (page) => page.getByRole('table') },
  { route: PLAN, at: ({ plan }) => `${PLAN}?plan_id=${plan}`, shows: (page) => page.getByRole('checkbox') },
  {
    route: PLAN,
    at: ({ plan }) => `${PLAN}?plan_id=${plan}`,
    state: 'reminders',
    shows: (page) => page.getByRole('checkbox'),
    open: fromPlan('Set reminders'),
  },
  {
    route: PLAN,
    at: ({ plan }) => `${PLAN}?plan_id=${plan}`,
    state: 'changing the leaving date',
    shows: (page) => page.getByRole('checkbox'),
    open: async (page) => {
      const dialog = await openDialog(page, 'Change leaving date');
      await dialog.getByLabel('What is, or was, your last day of service?').fill('2028-03-15');
      await dialog.getByRole('button', { name: 'Show what changes' }).click();
      await dialog.getByRole('row').first().waitFor();
      return dialog;
    },
  },
  ...[1, 2, 3].map((step) => ({
    route: CREATE,
    at: `${CREATE}?step=${step}`,
    shows: (page: Page) => page.getByText(`Step ${step} of 5`),
  })),
  {
    route: CREATE,
    at: `${CREATE}?step=4`,
    state: 'with an error',
    shows: (page) => page.getByText('Step 4 of 5'),
    open: async (page) => {
      if (await page.getByRole('checkbox', { checked: true }).count()) return null;
      await page.getByRole('button', { name: 'Show my plan' }).click();
      await page.getByText('Choose one plan or more.').waitFor();
      return null;
    },
  },
  {
    route: CREATE,
    at: `${CREATE}?category=finance&step=5`,
    shows: (page) => page.getByRole('heading', { name: /^\d+ tasks in one plan$/ }),
  },
];

export const PLANS = screenGroup({ name: 'dashboard and plans of a veteran', as: VETERAN, make: makePlans, screens: plans });

const results = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('listitem');
const COURSES = '/veteran/courses';
const PROVIDERS = '/veteran/service-providers';

const support: Screen<Prepared>[] = [
  { route: PROVIDERS, shows: results },
  { route: PROVIDERS, at: `${PROVIDERS}?category_id=housing&proximity=near_me`, shows: results },
  {
    route: PROVIDERS,
    state: 'filters on a phone',
    shows: results,
    open: (page) => openDialog(page, /^Filters/),
    layout: 'narrow',
  },
  {
    route: `${PROVIDERS}/$serviceProviderId`,
    at: ({ provider }) => `${PROVIDERS}/${provider}`,
    shows: (page) => page.getByRole('button', { name: 'Print card' }),
  },
  {
    route: `${PROVIDERS}/$serviceProviderId`,
    at: ({ provider }) => `${PROVIDERS}/${provider}`,
    state: 'reporting something out of date',
    shows: (page) => page.getByRole('button', { name: 'Print card' }),
    open: (page) => openDialog(page, 'Report out of date'),
  },
  { route: `${PROVIDERS}/$serviceProviderId`, at: `${PROVIDERS}/2000000000`, state: 'not found', shows: /./ },
  { route: COURSES, shows: (page) => page.getByRole('list', { name: 'Courses' }).getByRole('listitem') },
  {
    route: COURSES,
    at: `${COURSES}?search=underwater+basket`,
    state: 'without matches',
    shows: (page) => page.getByRole('heading', { name: /^No / }),
  },
  {
    route: `${COURSES}/$courseId`,
    at: ({ course }) => `${COURSES}/${course}`,
    shows: (page) => page.getByRole('button', { name: 'I’m interested' }),
  },
  {
    route: `${COURSES}/$courseId`,
    at: ({ course }) => `${COURSES}/${course}`,
    state: 'showing interest, with an error',
    shows: (page) => page.getByRole('button', { name: 'I’m interested' }),
    open: async (page) => {
      const dialog = await openDialog(page, 'I’m interested');
      await dialog.getByRole('button', { name: 'Send' }).click();
      await dialog.getByText('Agree to share them, or cancel.').waitFor();
      return dialog;
    },
  },
  {
    route: `${COURSES}/compare`,
    at: COURSES,
    state: 'two side by side',
    shows: (page) => page.getByRole('list', { name: 'Courses' }).getByRole('listitem'),
    open: async (page) => {
      if (page.url().endsWith('/compare')) return null;
      const boxes = page.getByRole('list', { name: 'Courses' }).getByRole('checkbox', { name: /^Compare / });
      for (const index of [0, 1]) await boxes.nth(index).check();
      await page.getByRole('region', { name: 'Compare' }).getByRole('link', { name: 'Compare' }).click();
      await page.getByRole('table', { name: 'Courses side by side' }).waitFor();
      return null;
    },
  },
];

export const SUPPORT = screenGroup({ name: 'support and courses for a veteran', as: VETERAN, make: makePlans, screens: support });
