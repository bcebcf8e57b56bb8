import { callAs } from './support/api.ts';
import { apply, CV, inDays, postJob } from './support/hiring.ts';
import { hiringAccounts } from './support/hiring-accounts.ts';
import { originOf } from './support/hosts.ts';
import { PASSWORD } from './support/passwords.ts';
import { type Browser, expect, type Locator, type Page, test } from './support/test.ts';

const ACCOUNTS = hiringAccounts('keyboard');
const TITLE = 'Keyboard Technician';

/** A day to come, such as 5 May: it is typed alike where months come first and where days do. */
const SAME_DAY_AS_MONTH = Array.from({ length: 70 }, (_, days) => inDays(days + 2)).find((day) => /-(\d\d)-\1$/.test(day)) ?? '';

/** What is wrong with the focus now: lost, outside the window, or behind something else. Null where it can be seen. */
const focusFault = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'lost';
    const name = `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40)}`;
    // An input without a picture of its own is shown by the label or control around it.
    const drawn = at.matches('input[type="checkbox"], input[type="radio"], input[type="file"]') ? at.parentElement : at;
    const box = (drawn ?? at).getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (left >= right || top >= bottom) return `outside the window: ${name}`;
    // WCAG 2.4.11: a part of it is in front.
    const seen = [0.1, 0.5, 0.9].some((x) =>
      [0.1, 0.5, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        return hit && (drawn?.contains(hit) || hit.contains(at));
      }),
    );
    return seen ? null : `covered: ${name}`;
  });

/** Presses Tab until the focus is on `target`. Every stop on the way can be seen. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const faults: string[] = [];
  for (let stop = 0; stop < 90; stop++) {
    await page.keyboard.press(key);
    const fault = await focusFault(page);
    if (fault && fault !== 'lost') faults.push(fault);
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(faults, `stops on the way to ${target}`).toEqual([]);
      return;
    }
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Presses an arrow until the focus is on `target`. */
async function arrowTo(page: Page, target: Locator, key = 'ArrowRight'): Promise<void> {
  for (let step = 0; step < 12; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const expectFocusKept = (page: Page) => expect.poll(() => focusFault(page)).toBeNull();

async function signInByKeys(browser: Browser, email: string, role: 'veteran' | 'recruiter'): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${originOf(email)}/auth/login?user=${role}`);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${role}$`));
  return page;
}

test('a recruiter and a veteran go through a day of hiring by keyboard only', async ({ browser }) => {
  test.slow();
  const job = await postJob(ACCOUNTS.colleague, TITLE);
  const criteria = [{ key: 'led', label: 'Has led a team' }];
  await callAs(ACCOUNTS.colleague, 'PUT', `/api/recruiter/jobs/${job}/applications/pipeline`, {
    revision: 0,
    reply_days: 14,
    criteria,
  });
  await apply(hiringAccounts('keys').veteran, job, '9');

  const veteran = await signInByKeys(browser, ACCOUNTS.veteran, 'veteran');
  await veteran.goto(`/veteran/jobs/${job}/apply`);
  const choosing = veteran.waitForEvent('filechooser');
  await press(veteran, veteran.getByRole('button', { name: /^Choose a(nother)? file/ }));
  await (await choosing).setFiles({
    name: 'Rhys Pritchard CV.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(CV, 'latin1'),
  });
  await expect(veteran.getByRole('button', { name: 'Remove Rhys Pritchard CV.pdf' })).toBeVisible();
  await expectFocusKept(veteran);
  await press(veteran, veteran.getByLabel('Yes'), 'Space');
  await tabTo(veteran, veteran.getByLabel(/^How many years/));
  await veteran.keyboard.type('6');
  await tabTo(veteran, veteran.getByLabel(/^Your letter/));
  await veteran.keyboard.type('I kept signals working for six years.');
  await tabTo(veteran, veteran.getByLabel(/^Notice period/));
  await veteran.keyboard.type('Within 1 M');
  await press(veteran, veteran.getByRole('button', { name: 'Check your application' }));
  await expect(veteran.getByRole('heading', { name: 'Check your application' })).toBeVisible();
  await press(veteran, veteran.getByRole('button', { name: 'Apply', exact: true }));
  await expect(veteran.getByRole('heading', { name: 'Application sent' })).toBeFocused();
  const [{ id: application }] = await callAs(ACCOUNTS.veteran, 'GET', '/api/applications');

  const recruiter = await signInByKeys(browser, ACCOUNTS.recruiter, 'recruiter');
  await expect(recruiter.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(recruiter, recruiter.getByRole('link', { name: 'Jobs', exact: true }), 'Shift+Tab');
  await recruiter.keyboard.press('Enter');
  await press(recruiter, recruiter.getByRole('link', { name: `2 applicants for ${TITLE}` }));
  const list = recruiter.getByRole('button', { name: 'List', exact: true });
  await tabTo(recruiter, list);
  await arrowTo(recruiter, recruiter.getByRole('button', { name: 'Board', exact: true }));
  await recruiter.keyboard.press('Enter');
  const board = recruiter.getByRole('region', { name: 'Board' });
  await expect(recruiter.getByRole('heading', { name: 'New (2)' })).toBeVisible();

  // Both are moved together, and back with the keys of Undo.
  await press(recruiter, board.getByRole('checkbox', { name: 'Select all in New' }), 'Space');
  const bar = recruiter.getByRole('group', { name: 'Selected applicants' });
  await tabTo(recruiter, bar.getByRole('button', { name: 'Move to', exact: true }));
  await recruiter.keyboard.press('Enter');
  await arrowTo(recruiter, recruiter.getByRole('menuitem', { name: 'Shortlisted' }), 'ArrowDown');
  await recruiter.keyboard.press('Enter');
  await press(recruiter, recruiter.getByRole('button', { name: 'Move 2 applicants' }));
  await expect(recruiter.getByRole('heading', { name: 'Shortlisted (2)' })).toBeVisible();
  await expect(board).toBeFocused();
  await recruiter.keyboard.press('Control+z');
  await expect(recruiter.getByRole('heading', { name: 'New (2)' })).toBeVisible();
  await expectFocusKept(recruiter);
  // Whoever was selected before the undo is selected again.
  await press(recruiter, bar.getByRole('button', { name: 'Clear' }));
  await expect(board).toBeFocused();

  const card = board.getByRole('listitem').filter({ has: recruiter.locator(`a[href*="applicant=${application}"]`) });
  await tabTo(recruiter, card.getByRole('link', { name: 'Rhys Pritchard' }));
  await arrowTo(recruiter, card.getByRole('button', { name: /^Drag/ }));
  await recruiter.keyboard.press('Enter');
  // The card is picked up a moment after the key.
  await expect(recruiter.getByText('Rhys Pritchard is over New.')).toBeAttached();
  await recruiter.keyboard.press('ArrowRight');
  await expect(recruiter.getByText('Rhys Pritchard is over In review.')).toBeAttached();
  await recruiter.keyboard.press('Enter');
  await expect(recruiter.getByRole('heading', { name: 'In review (1)' })).toBeVisible();
  await expectFocusKept(recruiter);
  // The focus is on the link of the card that moved.
  await expect(card.getByRole('link', { name: 'Rhys Pritchard' })).toBeFocused();
  await recruiter.keyboard.press('Enter');
  const panel = recruiter.getByRole('region', { name: 'Rhys Pritchard' });
  await expect(panel).toBeVisible();
  const openTab = async (name: RegExp, key: 'Tab' | 'Shift+Tab') => {
    await tabTo(recruiter, panel.getByRole('tab', { selected: true }), key);
    await arrowTo(recruiter, panel.getByRole('tab', { name }));
    await recruiter.keyboard.press('Enter');
    await expect(panel.getByRole('tab', { name, selected: true })).toBeVisible();
  };

  await openTab(/^Notes/, 'Tab');
  await tabTo(recruiter, panel.getByLabel(/^Note for colleagues/));
  await recruiter.keyboard.type('Call him on Monday, @Tom');
  await expect(panel.getByRole('option', { name: 'Tom Ellery', selected: true })).toBeVisible();
  await recruiter.keyboard.press('Enter');
  await expect(panel.getByLabel(/^Note for colleagues/)).toBeFocused();
  await press(recruiter, panel.getByRole('button', { name: 'Add note' }));
  await expect(panel.getByRole('list', { name: 'Notes' })).toContainText('Call him on Monday, @Tom Ellery');
  await expectFocusKept(recruiter);

  await tabTo(recruiter, panel.getByRole('combobox', { name: 'Tags' }), 'Shift+Tab');
  await recruiter.keyboard.type('Nights');
  await recruiter.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Nights' })).toBeVisible();
  await expectFocusKept(recruiter);
  await openTab(/^Scores/, 'Tab');
  await tabTo(recruiter, panel.getByRole('radio', { name: 'Empty' }));
  await arrowTo(recruiter, panel.getByRole('radio', { name: '4 of 5' }));
  await recruiter.keyboard.press('Space');
  await press(recruiter, panel.getByRole('button', { name: 'Save score' }));
  await expect(panel.getByRole('button', { name: 'Change score' })).toBeVisible();
  await expectFocusKept(recruiter);

  await openTab(/^Messages/, 'Shift+Tab');
  await tabTo(recruiter, panel.getByLabel('Message', { exact: true }));
  await recruiter.keyboard.type('Are you free next week?');
  await press(recruiter, panel.getByRole('button', { name: 'Send', exact: true }));
  await expect(panel.getByLabel('Message', { exact: true })).toHaveValue('');
  await expectFocusKept(recruiter);

  await openTab(/^Interviews/, 'Shift+Tab');
  await press(recruiter, panel.getByRole('button', { name: 'Propose interview times' }));
  const proposal = recruiter.getByRole('dialog', { name: 'Invite Rhys Pritchard to an interview' });
  await tabTo(recruiter, proposal.getByLabel('Time 1', { exact: true }));
  const [year, month] = SAME_DAY_AS_MONTH.split('-');
  await recruiter.keyboard.type(`${month}${month}${year}1030A`);
  await expect(proposal.getByLabel('Time 1', { exact: true })).toHaveValue(`${SAME_DAY_AS_MONTH}T10:30`);
  await tabTo(recruiter, proposal.getByLabel('Address of the video call'));
  await recruiter.keyboard.type('https://meet.example.org/keys');
  await press(recruiter, proposal.getByRole('button', { name: 'Send times' }));
  await expect(proposal).toBeHidden();
  await expect(panel.getByText('Waiting for an answer')).toBeVisible();
  await expectFocusKept(recruiter);

  await press(veteran, veteran.getByRole('link', { name: 'Messages, 1 unread' }));
  await press(veteran, veteran.getByRole('list', { name: 'Conversations' }).getByRole('link').first());
  const reply = veteran.getByRole('form', { name: 'Write to Signals of keyboard' }).getByLabel('Message', { exact: true });
  await tabTo(veteran, reply);
  await veteran.keyboard.type('Any day suits me.');
  await veteran.keyboard.press('Control+Enter');
  await expect(reply).toHaveValue('');
  await expectFocusKept(veteran);
  await veteran.goto(`/veteran/jobs?jobType=applied&application=${application}`);
  const own = veteran.getByRole('article', { name: TITLE });
  await press(veteran, own.getByRole('button', { name: /^Interviews/ }));
  await press(veteran, own.getByRole('radio').first(), 'Space');
  await press(veteran, own.getByRole('button', { name: 'Confirm this time' }));
  await expect(own.getByText('Arranged', { exact: true }).last()).toBeVisible();
  await expectFocusKept(veteran);

  const openMove = async (to: RegExp, key: 'Tab' | 'Shift+Tab') => {
    await tabTo(recruiter, panel.getByRole('button', { name: 'Move', exact: true }), key);
    await recruiter.keyboard.press('Enter');
    await arrowTo(recruiter, recruiter.getByRole('menuitem', { name: to }), 'ArrowDown');
    await recruiter.keyboard.press('Enter');
  };
  await openMove(/^Offer/, 'Shift+Tab');
  const terms = recruiter.getByRole('dialog', { name: 'Make an offer to Rhys Pritchard' });
  await tabTo(recruiter, terms.getByLabel('Pay', { exact: true }));
  await recruiter.keyboard.type('34500');
  await press(recruiter, terms.getByRole('button', { name: 'Send offer' }));
  await expect(terms).toBeHidden();
  await expectFocusKept(recruiter);
  await press(veteran, own.getByRole('button', { name: 'Accept offer' }));
  await press(veteran, veteran.getByRole('alertdialog').getByRole('button', { name: 'Accept offer' }));
  await expect(own.getByText('You accepted')).toBeVisible();
  await expectFocusKept(veteran);

  // The hire asks whether the job is filled; it stays open for the review of the others.
  const filled = recruiter.getByRole('alertdialog', { name: 'Close this job as filled?' });
  await expect(filled).toBeVisible();
  await recruiter.keyboard.press('Escape');
  await expect(filled).toBeHidden();
  await recruiter.goto(`/recruiter/jobs/${job}/applications`);
  await press(recruiter, recruiter.getByRole('link', { name: 'Review one by one' }));
  await expect(recruiter.getByText('1 of 2')).toBeVisible();
  await recruiter.keyboard.press('j');
  await expect(recruiter.getByText('2 of 2')).toBeVisible();
  await recruiter.keyboard.press('k');
  await expect(recruiter.getByText('1 of 2')).toBeVisible();
  const announced = recruiter.getByRole('log', { name: 'Announcements' });
  await recruiter.keyboard.press('s');
  await expect(announced).toContainText('Rhys Pritchard moved to Shortlisted');
  await recruiter.keyboard.press('k');
  await expect(recruiter.getByText('1 of 2')).toBeVisible();
  const why = recruiter.getByRole('dialog', { name: 'Mark Rhys Pritchard as not selected' });
  await recruiter.keyboard.press('n');
  await expect(why).toBeVisible();
  await recruiter.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await recruiter.keyboard.press('n');
  await press(recruiter, why.getByRole('radio').first(), 'Space');
  await press(recruiter, why.getByRole('button', { name: 'Not selected' }));
  await expect(why).toBeHidden();
  await expect(announced).toContainText('Rhys Pritchard moved to Not selected');
  await expectFocusKept(recruiter);
});
