import type { Page } from '@playwright/test';
import { textPdf } from '#features/cv-import/testing.ts';
import { callAs, createAccount } from '../api.ts';
import { RESUME } from '../documents.ts';
import { openDialog, type Screen, screenGroup, shownDialog } from './screen.ts';

const WRITER = 'screens.writer.veteran@example.test';
/** Has no CV yet. */
const BEGINNER = 'screens.beginner.veteran@example.test';

const LINES = 80;

type Prepared = { resume: number; long: number; imported: number; tailored: number; federal: number; job: number };

const pages = (page: Page) => page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
const ready = (page: Page) => page.getByLabel('Full name');

async function makeResumes(): Promise<Prepared> {
  await createAccount(WRITER, 'veteran');
  await createAccount(BEGINNER, 'veteran');
  const post = async (path: string, body: object) => (await callAs(WRITER, 'POST', path, body)).id as number;
  const resume = await post('/api/resumes', { title: 'Mine', content: RESUME });
  const highlights = Array.from(
    { length: LINES },
    (_, index) => `Led exercise number ${index + 1} for 24 people over two weeks.`,
  );
  const [military] = RESUME.military;
  const long = await post('/api/resumes', { title: 'Long', content: { ...RESUME, military: [{ ...military, highlights }] } });
  const trashed = await post('/api/resumes', { title: 'Old', content: RESUME });
  await callAs(WRITER, 'DELETE', `/api/resumes/${trashed}`);
  const [job] = await callAs(WRITER, 'GET', '/api/jobs?search=welfare+caseworker');
  const file = new FormData();
  file.set(
    'file',
    new File([new Uint8Array(textPdf([['Megan Lloyd', 'Sergeant, British Army']]))], 'cv.pdf', { type: 'application/pdf' }),
  );
  const { id: imported } = await callAs(WRITER, 'POST', '/api/resumes/import', file);
  return {
    resume,
    long,
    imported,
    tailored: await post('/api/resumes', { copy_of: resume, job_id: job.id }),
    federal: await post('/api/resumes', { title: 'Federal', kind: 'federal', content: RESUME }),
    job: job.id,
  };
}

/** Opens an entry of the menu More and waits for its dialog. */
const fromMore = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
  return shownDialog(page);
};

const EDIT = '/veteran/resume/edit/$resumeId';
const editor = ({ resume }: Prepared) => `/veteran/resume/edit/${resume}`;
const military = ({ resume }: Prepared) => `/veteran/resume/edit/${resume}?section=military`;
const firstLine = (page: Page) => page.getByLabel('What you did, line 1', { exact: true });

const resumes: Screen<Prepared>[] = [
  { route: '/veteran/resume', as: BEGINNER, shows: (page) => page.getByRole('heading', { name: 'No CV yet' }) },
  { route: '/veteran/resume', shows: (page) => page.getByRole('heading', { name: 'Mine' }) },
  { route: '/veteran/resume', at: '/veteran/resume?trash=true', shows: (page) => page.getByRole('heading', { name: 'Old' }) },
  { route: '/veteran/resume/build', shows: 'New CV' },
  {
    route: '/veteran/resume/build',
    at: ({ job }) => `/veteran/resume/build?job_id=${job}`,
    shows: 'Tailor a CV for this job',
  },
  {
    route: EDIT,
    at: military,
    state: 'with a tip and the scope of the rank open',
    shows: firstLine,
    open: async (page) => {
      await page.getByRole('button', { name: '1 tip on What you did, line 1: Wording' }).click();
      await page.getByText('Start with what you did').waitFor();
      await page.getByRole('button', { name: 'Sergeant: about the level of a first-line manager' }).click();
      await page.getByRole('group', { name: 'A line with your own figures' }).waitFor();
      return null;
    },
  },
  {
    route: EDIT,
    at: military,
    state: 'rewriting a line',
    shows: firstLine,
    open: (page) => openDialog(page, /^Rewrite .*line 1$/),
  },
  {
    route: EDIT,
    at: military,
    state: 'with an impossible date',
    stays: true,
    shows: firstLine,
    open: async (page) => {
      await page.getByLabel('From: year').fill('2030');
      await page.getByRole('button', { name: 'Go to the field' }).waitFor();
      return null;
    },
  },
  {
    route: EDIT,
    at: ({ long }) => `/veteran/resume/edit/${long}`,
    state: 'too long for one page',
    shows: ready,
    open: async (page) => {
      await page.getByLabel('Fit to').selectOption('1 page');
      await page
        .getByText(/too long to fit 1 page/)
        .first()
        .waitFor();
      return null;
    },
  },
  {
    route: EDIT,
    at: editor,
    state: 'comparing templates',
    shows: ready,
    open: async (page) => {
      const gallery = await openDialog(page, 'Compare templates');
      await gallery.locator('img').nth(7).waitFor();
      return gallery;
    },
  },
  { route: EDIT, at: editor, state: 'versions', shows: ready, open: fromMore('Versions') },
  {
    route: EDIT,
    at: editor,
    state: 'shared by link',
    shows: ready,
    open: async (page) => {
      const dialog = await fromMore('Share by link')(page);
      await dialog.getByRole('button', { name: 'Create link' }).click();
      await dialog.getByText(/\/shared\//).waitFor();
      return dialog;
    },
  },
  { route: EDIT, at: editor, state: 'as parsers read it', shows: ready, open: fromMore('ATS view') },
  {
    route: EDIT,
    at: ({ imported }) => `/veteran/resume/edit/${imported}`,
    state: 'beside the file it was parsed from',
    shows: ready,
    open: async (page) => {
      await page.getByRole('button', { name: 'Your file' }).click();
      await page.getByRole('img', { name: 'Page 1 of 1' }).waitFor();
      return null;
    },
  },
  {
    route: EDIT,
    at: ({ tailored }) => `/veteran/resume/edit/${tailored}`,
    state: 'beside the job advert',
    shows: (page) => page.getByText(/^Your CV shows \d+ of \d+$/),
  },
  { route: EDIT, at: ({ resume }) => `/veteran/resume/edit/${resume}?view=preview`, shows: pages },
  { route: '/veteran/resume/preview/$resumeId', at: ({ resume }) => `/veteran/resume/preview/${resume}`, shows: pages },
  { route: '/veteran/resume/preview/$resumeId', at: '/veteran/resume/preview/2000000000', state: 'not found', shows: /./ },
  { route: '/veteran/federal-resume', shows: (page) => page.getByRole('heading', { name: 'Federal' }) },
  {
    route: '/veteran/federal-resume/edit/$resumeId',
    at: ({ federal }) => `/veteran/federal-resume/edit/${federal}`,
    shows: (page) => page.getByRole('region', { name: 'Federal rules' }),
  },
];

export const RESUMES = screenGroup({ name: 'CVs', as: WRITER, make: makeResumes, screens: resumes });
