import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ResumeContent } from '#features/resumes/content.ts';
import { getResumeById } from '#features/resumes/resumes-contract.ts';
import { query } from '#kit/ui/data/query.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { GapNotice } from './GapNotice.tsx';

afterEach(cleanup);

const year = new Date().getUTCFullYear();
const post = (id: string, startDate: string, endDate: string) => ({ id, position: 'Fitter', name: 'Acme', startDate, endDate });

async function show(work: ReturnType<typeof post>[], before = '') {
  const server = stubServer();
  const resume = { id: 5, content: ResumeContent.parse({ basics: {}, work }) };
  server.answer(getResumeById, () => Response.json({ status: true, data: resume }));
  function Shown() {
    const [letter, setLetter] = useState(before);
    const { isSuccess } = useQuery(query(getResumeById, { params: { id: 5 } }));
    return (
      <>
        <GapNotice resumeId={5} cv="CV" letter={letter} onLetter={setLetter} />
        {isSuccess && <output aria-label="Letter">{letter}</output>}
      </>
    );
  }
  renderScreen(() => <Shown />);
  await screen.findByLabelText('Letter');
  return { user: userEvent.setup(), letter: () => screen.getByLabelText('Letter').textContent };
}

const WITH_GAP = [post('a', `${year - 4}-01`, `${year - 3}-03`), post('b', `${year - 2}-02`, 'Present')];

test('a gap of more than six months is named, and one press adds a sentence about it to the letter', async () => {
  const { user, letter } = await show(WITH_GAP, 'Dear Ms Okafor,');
  const notice = await screen.findByRole('note');
  expect(notice.textContent).toMatch(new RegExp(`April ${year - 3}.*January ${year - 2}.*your CV has no entry`));
  await user.click(within(notice).getByRole('button', { name: 'Studying' }));
  expect(letter()).toMatch(new RegExp(`^Dear Ms Okafor,\\s+.*April ${year - 3}.*I studied for my next career\\.$`));
  // The letter explains the period now.
  expect(screen.queryByRole('note')).toBeNull();
});

test('the notice can be left, and the letter stays as it is', async () => {
  const { user, letter } = await show(WITH_GAP, 'Dear Ms Okafor,');
  await user.click(within(await screen.findByRole('note')).getByRole('button', { name: 'Leave it as it is' }));
  expect([screen.queryByRole('note'), letter()]).toEqual([null, 'Dear Ms Okafor,']);
});

test('nothing is said about six months or less', async () => {
  await show([post('a', `${year - 4}-01`, `${year - 2}-03`), post('b', `${year - 2}-10`, 'Present')]);
  expect(screen.queryByRole('note')).toBeNull();
});
