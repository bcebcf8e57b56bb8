import type { Page } from '@playwright/test';
import { callAs } from '../api.ts';
import { nothing, openDialog, type Screen, screenGroup } from './screen.ts';

/** Of a tenant whose content few journeys change. */
const OPERATOR = 'operator@homefront.test';

const CONTENT = '/operator/content';
const section = (name: string) => `${CONTENT}?section=${name}`;
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });

/** Opens the dialog of a file to import, and shows what it found in it. */
const importing = (name: string, file: string) => async (page: Page) => {
  const dialog = await openDialog(page, 'Import');
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(file) });
  await dialog.getByText(/left out$/).waitFor();
  return dialog;
};

const screens: Screen<void>[] = [
  { route: CONTENT, shows: /./ },
  { route: CONTENT, at: section('questions'), shows: button('Edit: Why are you leaving?') },
  {
    route: CONTENT,
    at: section('questions'),
    state: 'adding one, with an error and its preview',
    shows: button('Add a question to Action plan'),
    open: async (page) => {
      const dialog = await openDialog(page, 'Add a question to Action plan');
      await dialog.getByLabel('Question').fill('Where will you live?');
      await dialog.getByRole('button', { name: 'Show what a veteran sees' }).click();
      await dialog.getByRole('button', { name: 'Add question' }).click();
      await dialog.getByText('Write each answer', { exact: true }).waitFor();
      return dialog;
    },
  },
  {
    route: CONTENT,
    at: section('questions'),
    state: 'changed by somebody else',
    stays: true,
    shows: button('Edit: Why are you leaving?'),
    open: async (page) => {
      const dialog = await openDialog(page, 'Edit: Why are you leaving?');
      await dialog.getByLabel('Question').fill('What makes you leave?');
      await page.route('**/api/operator/master-questions/*', (route) =>
        route.fulfill({ status: 409, json: { status: false, message: 'Changed' } }),
      );
      const stored: { question: string; revision: number }[] = await callAs(OPERATOR, 'GET', '/api/operator/master-questions');
      const data = stored.map((one) =>
        one.question === 'Why are you leaving?' ? { ...one, question: 'Why do you leave?', revision: one.revision + 1 } : one,
      );
      await page.route(/\/api\/operator\/master-questions(\?|$)/, (route) => route.fulfill({ json: { status: true, data } }));
      await dialog.getByRole('button', { name: 'Save question' }).click();
      await dialog.getByText('Somebody else saved changes while you were editing').waitFor();
      return dialog;
    },
  },
  { route: CONTENT, at: section('suggestions'), shows: button('Edit: Check your GI Bill entitlement') },
  {
    route: CONTENT,
    at: section('suggestions'),
    state: 'changing one',
    shows: button('Edit: Check your GI Bill entitlement'),
    open: (page) => openDialog(page, 'Edit: Check your GI Bill entitlement'),
  },
  { route: CONTENT, at: section('providers'), shows: button('Edit Hire Heroes USA') },
  {
    route: CONTENT,
    at: section('providers'),
    state: 'changing one, with an error',
    shows: button('Edit Hire Heroes USA'),
    open: async (page) => {
      const dialog = await openDialog(page, 'Edit Hire Heroes USA');
      await dialog.getByLabel('Website').fill('hire heroes');
      await dialog.getByRole('button', { name: 'Save provider' }).click();
      await dialog.getByText('Enter a web address starting with https://').waitFor();
      return dialog;
    },
  },
  {
    route: CONTENT,
    at: section('providers'),
    state: 'two chosen',
    shows: button('Edit Hire Heroes USA'),
    open: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
      for (const index of [0, 1]) await boxes.nth(index).check();
      await page.getByRole('group', { name: 'Selected providers' }).waitFor();
      return page.getByRole('main');
    },
    layout: 'wide',
  },
  {
    route: CONTENT,
    at: section('providers'),
    state: 'importing a file with errors',
    shows: button('Import'),
    open: importing(
      'providers.csv',
      'name,description,category,website,country\n,Nobody knows who.,housing,https://who.example.org,US\n',
    ),
  },
  { route: CONTENT, at: section('courses'), shows: (page) => page.getByRole('table', { name: 'Courses' }) },
  { route: CONTENT, at: section('lookups'), shows: button('Rename Private') },
  {
    route: CONTENT,
    at: section('lookups'),
    state: 'renaming an entry',
    shows: button('Rename Private'),
    open: (page) => openDialog(page, 'Rename Private'),
  },
  {
    route: CONTENT,
    at: section('lookups'),
    state: 'adding an entry, with errors',
    shows: button('Add an entry'),
    open: async (page) => {
      const dialog = await openDialog(page, 'Add an entry');
      await dialog.getByLabel('Name').press('Enter');
      await dialog.getByText('Write what it is called').waitFor();
      return dialog;
    },
  },
  { route: CONTENT, at: section('reports'), shows: /./ },
  { route: CONTENT, at: section('pages'), shows: button('Edit Discounts') },
  {
    route: CONTENT,
    at: section('pages'),
    state: 'changing a page',
    shows: button('Edit Discounts'),
    open: (page) => openDialog(page, 'Edit Discounts'),
  },
  { route: CONTENT, at: section('plan-rules'), shows: button('Add a rule') },
  {
    route: CONTENT,
    at: section('plan-rules'),
    state: 'a new rule for a group, on sample people',
    shows: button('Add a rule'),
    open: async (page) => {
      const dialog = await openDialog(page, 'Add a rule');
      await dialog.getByLabel('What to do').fill('Order copies of your medical file');
      await dialog.getByLabel('Why', { exact: true }).fill('Your next surgery asks for it.');
      await dialog.getByLabel('Key', { exact: true }).fill('us-own-medical-copies');
      await dialog.getByRole('button', { name: 'Limit it to a group' }).click();
      await dialog.getByLabel('Months of service, at least').fill('72');
      await dialog.getByLabel('Source', { exact: true }).fill('Our clinic');
      await dialog.getByRole('button', { name: 'Preview on sample people' }).click();
      await dialog
        .getByText(/^Left out/)
        .first()
        .waitFor();
      return dialog;
    },
  },
];

export const CONTENT_SCREENS = screenGroup({ name: 'the content of an operator', as: OPERATOR, make: nothing, screens });
