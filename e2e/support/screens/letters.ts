import type { Page } from '@playwright/test';
import { callAs, createAccount } from '../api.ts';
import { LETTER } from '../documents.ts';
import { openDialog, type Screen, screenGroup } from './screen.ts';

const WRITER = 'screens.letters.veteran@example.test';
/** Has no letter yet. */
const BEGINNER = 'screens.no.letters.veteran@example.test';

type Prepared = { letter: number; job: number };

async function make(): Promise<Prepared> {
  await createAccount(WRITER, 'veteran');
  await createAccount(BEGINNER, 'veteran');
  const [letter, old] = await Promise.all(
    ['Mine', 'Old'].map((title) => callAs(WRITER, 'POST', '/api/cover-letters', { title, content: LETTER })),
  );
  await callAs(WRITER, 'DELETE', `/api/cover-letters/${old.id}`);
  const [job] = await callAs(WRITER, 'GET', '/api/jobs?search=welfare+caseworker');
  return { letter: letter.id, job: job.id };
}

const LETTERS = '/veteran/cover-letters';
const pages = (page: Page) => page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
const body = (page: Page) => page.getByRole('textbox', { name: 'Your letter' });

const letters: Screen<Prepared>[] = [
  { route: LETTERS, as: BEGINNER, shows: (page) => page.getByRole('button', { name: 'Write your first letter' }) },
  { route: LETTERS, shows: (page) => page.getByRole('heading', { name: 'Mine' }) },
  {
    route: LETTERS,
    at: `${LETTERS}?trash=true`,
    state: 'deleting permanently',
    shows: (page) => page.getByRole('heading', { name: 'Old' }),
    open: (page) => openDialog(page, 'Delete permanently: Old'),
  },
  { route: `${LETTERS}/build`, at: ({ job }) => `${LETTERS}/build?job_id=${job}`, shows: 'Write a letter for this job' },
  { route: `${LETTERS}/$letterId`, at: ({ letter }) => `${LETTERS}/${letter}`, shows: body },
  {
    route: `${LETTERS}/$letterId`,
    at: ({ letter }) => `${LETTERS}/${letter}`,
    state: 'rewriting a paragraph',
    shows: body,
    open: (page) => openDialog(page, 'Rewrite your letter'),
  },
  { route: `${LETTERS}/$letterId`, at: ({ letter }) => `${LETTERS}/${letter}?view=preview`, shows: pages },
  { route: `${LETTERS}/$letterId`, at: `${LETTERS}/2000000000`, state: 'not found', shows: /./ },
];

export const COVER_LETTERS = screenGroup({ name: 'cover letters', as: WRITER, make, screens: letters });
