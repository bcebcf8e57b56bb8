import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { adviceOn } from '../../../advice/advice.ts';
import { emptyResume, ResumeContent, ResumeDesign } from '../../../content.ts';
import { suggestCivilianWording } from '../../../military-words/civilian-wording.ts';
import { dismissTip, findDismissedTips, rewriteText, suggestWording } from '../../../resumes-contract.ts';
import { textsOf } from '../../../wording/placed-texts.ts';
import { FieldToolsContext } from '../../sections/field-tools.tsx';
import { MilitarySection } from '../../sections/MilitarySection.tsx';
import { openDraft } from '../resume-draft.ts';
import { useDraftHistory } from '../useDraft.ts';
import { useTermReview } from './useTermReview.tsx';
import { useWordingTools } from './useWordingTools.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The military section of a resume with these lines, as the editor shows it. */
const show = (...highlights: string[]) => showFor([], ...highlights);

function showFor(asWritten: readonly string[], ...highlights: string[]) {
  const server = stubServer();
  const dismissed: string[] = [];
  server.answer(findDismissedTips, () => Response.json({ status: true, data: dismissed }));
  server.answer(dismissTip, ({ body }) => {
    dismissed.push(dismissTip.body.parse(body).tip);
    return Response.json({ status: true, message: 'Dismissed.' });
  });
  const content = ResumeContent.parse({
    basics: {},
    military: [
      { id: 'm', country: null, service: 'British Army', rank: 'Sergeant', startDate: '2010-01', endDate: '2020-01', highlights },
    ],
  });
  server.answer(suggestWording, ({ body }) => {
    const { texts } = suggestWording.body.parse(body);
    return Response.json({ status: true, data: texts.map((text) => suggestCivilianWording(text, { country: 'UK' })) });
  });
  const draft = openDraft(
    { title: 'CV', content, design: ResumeDesign.parse({}), revision: 1 },
    {
      load: () => Promise.reject(new Error('not asked')),
      save: async () => ({ revision: 2 }),
      keep: async () => {},
      failureOf: () => ({ kind: 'away' }),
    },
    { read: () => null, write: () => {} },
  );
  function Shown() {
    const history = useDraftHistory(draft);
    const tools = useWordingTools(draft, { textsOf, advice: adviceOn(history.now.content, '2026-11'), asWritten });
    const review = useTermReview(draft, {
      texts: tools.termsToReview,
      textsOf,
      word: 'CV',
      isRequested: false,
      onClosed: () => {},
    });
    return (
      <FieldToolsContext value={tools.toolsOf('military')}>
        <p>{tools.countIn('military')} in all</p>
        <MilitarySection content={history.now.content} onChange={(next) => draft.edit((now) => ({ ...now, content: next }))} />
        {review.notice}
        {tools.dialog}
        {review.dialog}
      </FieldToolsContext>
    );
  }
  renderScreen(() => <Shown />);
  return { server, dismissed, user: userEvent.setup(), lines: () => draft.state().history.now.content.military[0]?.highlights };
}

const mark = (line: number) => screen.findByRole('button', { name: new RegExp(`on What you did, line ${line}:`) });

it('a tip is collapsed at its line, describes the field, and disappears when the line is fixed', async () => {
  const { user } = show('Led 12 mechanics', 'Responsible for the stores');
  const second = await mark(2);
  expect(second.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText(/^Start with/).closest('[hidden]')).not.toBeNull();
  const line = screen.getByLabelText('What you did, line 2');
  const described = line
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described?.join(' ')).toContain('Start with what you did');
  expect(screen.getByLabelText('What you did, line 1').getAttribute('aria-describedby')).not.toContain('notes');
  await user.click(second);
  expect(second.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText(/^Start with/).closest('[hidden]')).toBeNull();
  await user.clear(line);
  await user.type(line, 'Ran the stores');
  await expect.poll(() => screen.queryByText(/^Start with/)).toBeNull();
});

it('a military term has its civilian wording at its line: accepted, undone or dismissed', async () => {
  const { dismissed, user, lines } = show('Ran stores as CQMS for 120', 'Served as 2IC');
  await user.click(await mark(1));
  await user.click(screen.getByRole('button', { name: 'Replace CQMS with supply manager' }));
  expect(lines()?.[0]).toBe('Ran stores as supply manager for 120');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('What you did, line 1');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(lines()?.[0]).toBe('Ran stores as CQMS for 120');

  await screen.findByText('2 in all');
  await user.click(await mark(2));
  await user.click(screen.getByRole('button', { name: 'Dismiss: 2IC' }));
  await screen.findByText('1 in all');
  expect(lines()?.[1]).toBe('Served as 2IC');
  // Stored with the account, without text of the resume in the browser.
  await expect.poll(() => dismissed).toEqual([expect.stringMatching(/^[0-9a-f]{14}$/)]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('2IC');
});

it('a line is rewritten while others change, and undone only if it was not edited since', async () => {
  const { server, user, lines } = show('Led 12 mechanics', 'Ran the stores');
  server.reply(rewriteText, {
    data: { proposal: 'Kept the stores', engine: 'built_in', notice: null, unchanged: ['persuasive'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Rewrite Sergeant, line 2' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByDisplayValue('Kept the stores');
  // A tone that would change nothing says so instead of being offered.
  const none = dialog.getByRole('button', { name: 'Persuasive: no change for this text' });
  expect(none.getAttribute('aria-disabled')).toBe('true');
  expect(lines()?.[1]).toBe('Ran the stores');
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(lines()).toEqual(['Led 12 mechanics', 'Kept the stores']);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByLabelText('What you did, line 1'));
  await user.paste(' abroad');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(lines()).toEqual(['Led 12 mechanics abroad', 'Ran the stores']);
});

it('an empty resume has nothing to rewrite', () => {
  expect(textsOf(emptyResume())).toEqual([]);
});

it('military terms in the title of the advert stay unmarked, the same terms elsewhere are marked', async () => {
  showFor(['Platoon Sergeant Instructor'], 'Applied as platoon sergeant instructor', 'Led a platoon');
  expect(await mark(2)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /on What you did, line 1: .*platoon/i })).toBeNull();
});

it('military terms are reviewed one at a time with the keyboard: accepted, skipped, undone', async () => {
  const { user, lines } = show('Ran stores as CQMS for 120', 'Served as 2IC', 'Wrote the SITREP');
  await screen.findByText(/^We found 3 military terms in this CV/);
  await user.click(screen.getByRole('button', { name: 'Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review military terms' }));
  expect(dialog.getByText('1 of 3')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(lines()?.[0]).toBe('Ran stores as supply manager for 120');
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByText('3 of 3')).toBeTruthy();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(lines()?.[0]).toBe('Ran stores as CQMS for 120');
  await user.keyboard('{Enter}{ArrowRight}{Enter}');
  expect(dialog.getByText('2 terms in plain words')).toBeTruthy();
  expect(lines()).toEqual(['Ran stores as supply manager for 120', 'Served as 2IC', expect.not.stringContaining('SITREP')]);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(lines()).toEqual(['Ran stores as CQMS for 120', 'Served as 2IC', 'Wrote the SITREP']);
});

it('all military terms are accepted at once', async () => {
  const { user, lines } = show('Ran stores as CQMS for 120', 'Served as 2IC');
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  await user.click(await screen.findByRole('button', { name: 'Accept all 2' }));
  expect(lines()?.join(' ')).not.toMatch(/CQMS|2IC/);
});
