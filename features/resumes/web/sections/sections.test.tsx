import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { findRegistrations, translateOccupation } from '#features/occupations/contract.ts';
import { renderScreen } from '#kit/ui/testing/render-screen.tsx';
import { stubServer } from '#kit/ui/testing/stub-server.ts';
import { emptyResume, RegistrationEntry, type ResumeContent, ServiceEntry, WorkEntry } from '../../content.ts';
import { EducationSection } from './EducationSection.tsx';
import { FieldToolsContext } from './field-tools.tsx';
import { ReadFromFile } from './fields.tsx';
import { MilitarySection } from './MilitarySection.tsx';
import { MorePanel } from './MorePanel.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import { SkillsSection } from './SkillsSection.tsx';
import { SummarySection } from './SummarySection.tsx';
import type { SectionProps } from './section.ts';
import { WorkSection } from './WorkSection.tsx';

afterEach(cleanup);

/** Renders a section with state for its content. */
function show(Section: ComponentType<SectionProps>, begin: Partial<ResumeContent> = {}, isRead = false) {
  const held: { content: ResumeContent } = { content: { ...emptyResume(), ...begin } };
  function Held() {
    const [content, setContent] = useState(held.content);
    held.content = content;
    return (
      <ReadFromFile value={isRead}>
        <Section content={content} onChange={setContent} />
      </ReadFromFile>
    );
  }
  renderScreen(() => <Held />);
  return { held, user: userEvent.setup() };
}

const post = (id: string, position: string) => WorkEntry.parse({ id, position, name: 'Acme', startDate: '2019-01' });

describe('entries', () => {
  it('are added, filled and kept in the content', async () => {
    const { held, user } = show(WorkSection);
    await user.click(await screen.findByRole('button', { name: 'Add a job' }));
    await user.type(screen.getByLabelText('Job title'), 'Driver');
    await user.type(screen.getByLabelText('What you did, line 1'), 'Drove.{enter}{enter}Loaded.');
    expect(held.content.work).toMatchObject([{ position: 'Driver', highlights: ['Drove.', 'Loaded.'] }]);
  });

  it('say what is missing in them', async () => {
    show(WorkSection, { work: [{ ...post('a', 'Driver'), name: '' }, post('b', 'Fitter')] });
    await screen.findByRole('button', { name: /Driver.*Employer missing/ });
    expect(screen.queryByRole('button', { name: /Fitter.*No / })).toBeNull();
  });

  it('say at the field why a date is not accepted', async () => {
    const { user } = show(WorkSection, { work: [{ ...post('a', 'Driver'), endDate: '2022-03' }] });
    const year = await screen.findByLabelText('To: year');
    await user.clear(year);
    await user.type(year, '2009');
    const error = screen.getByRole('alert');
    expect(error.textContent).toBe('The end is before the start.');
    expect(year.getAttribute('aria-describedby')).toContain(error.id);
    await user.clear(year);
    await user.type(year, '2022');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are moved with buttons, and the focus moves with them', async () => {
    const { held, user } = show(WorkSection, { work: [post('a', 'Driver'), post('b', 'Fitter')] });
    await user.click(await screen.findByRole('button', { name: 'Move Fitter up' }));
    expect(held.content.work.map(({ id }) => id)).toEqual(['b', 'a']);
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Move Fitter down');
  });

  it('are restored when removing them is undone', async () => {
    const { held, user } = show(WorkSection, { work: [post('a', 'Driver'), post('b', 'Fitter')] });
    await user.click(await screen.findByRole('button', { name: 'Remove Driver' }));
    expect(held.content.work.map(({ id }) => id)).toEqual(['b']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(held.content.work.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('lines', () => {
  const open = async (...highlights: string[]) => {
    const { held, user } = show(WorkSection, { work: [{ ...post('a', 'Driver'), highlights }] });
    const line = (number: number) => screen.getByLabelText(`What you did, line ${number}`);
    await screen.findByLabelText('What you did, line 1');
    return { user, line, lines: () => held.content.work[0]?.highlights };
  };
  const here = () => document.activeElement?.getAttribute('aria-label');

  it('are split by Enter at the cursor and joined by Backspace and Delete', async () => {
    const { user, line, lines } = await open('Drove lorries', 'Loaded');
    await user.type(line(1), '{Enter}Washed', { initialSelectionStart: 5, initialSelectionEnd: 6 });
    expect(lines()).toEqual(['Drove', 'Washedlorries', 'Loaded']);
    expect(here()).toBe('What you did, line 2');
    await user.type(line(2), '{Backspace}', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(lines()).toEqual(['DroveWashedlorries', 'Loaded']);
    await user.type(line(1), '{Delete}');
    expect(lines()).toEqual(['DroveWashedlorriesLoaded']);
  });

  it('are split from pasted text, without bullets', async () => {
    const { user, line, lines } = await open('One', 'Two');
    await user.click(line(1));
    await user.paste('!\n• Led 12\n\n- Ran stores\r\n');
    expect(lines()).toEqual(['One!', 'Led 12', 'Ran stores', 'Two']);
    await user.paste(' and more');
    expect(lines()).toEqual(['One!', 'Led 12', 'Ran stores and more', 'Two']);
  });

  it('are moved and removed by keyboard and by menu', async () => {
    const { user, line, lines } = await open('One', 'Two', 'Three');
    await user.type(line(1), '{ArrowDown}');
    expect(here()).toBe('What you did, line 2');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(lines()).toEqual(['Two', 'One', 'Three']);
    await user.click(screen.getByRole('button', { name: 'Options for What you did, line 1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    await expect.poll(lines).toEqual(['One', 'Two', 'Three']);
    await user.click(screen.getByRole('button', { name: 'Options for What you did, line 3' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await expect.poll(lines).toEqual(['One', 'Two']);
    await expect.poll(here).toBe('What you did, line 2');
  });

  it('that are empty stay under the cursor but not in the resume', async () => {
    const { user, lines } = await open('One');
    await user.click(screen.getByRole('button', { name: 'Add a line to What you did' }));
    expect(here()).toBe('What you did, line 2');
    expect(lines()).toEqual(['One']);
    await user.keyboard('{Enter}Two');
    expect(lines()).toEqual(['One', 'Two']);
  });
});

it('undoing a decision on a line keeps what was typed since in another section', async () => {
  const held: { content: ResumeContent } = {
    content: { ...emptyResume(), more: [{ title: 'Hobbies', lines: ['Climbing', 'Bees'] }] },
  };
  function Held() {
    const [content, setContent] = useState(held.content);
    held.content = content;
    return (
      <>
        <MorePanel content={content} onChange={setContent} />
        <SummarySection content={content} onChange={setContent} />
      </>
    );
  }
  renderScreen(() => <Held />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Remove “Bees”' }));
  // Its appearance moves the focus, which would end the typing.
  await screen.findByRole('button', { name: 'Undo' });
  await user.type(screen.getByRole('textbox'), 'Typed since.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(held.content.more).toEqual([{ title: 'Hobbies', lines: ['Climbing', 'Bees'] }]);
  expect(held.content.basics.summary).toBe('Typed since.');
});

describe('a date', () => {
  const open = async (startDate: string, endDate = '') => {
    const { held, user } = show(WorkSection, { work: [{ ...post('a', 'Driver'), startDate, endDate, printedDates: '' }] });
    await screen.findByLabelText('Job title');
    return { user, when: () => [held.content.work[0]?.startDate, held.content.work[0]?.endDate] };
  };

  it('is a year, then a month of that year', async () => {
    const { user, when } = await open('');
    await user.type(screen.getByLabelText('From: year'), '2019');
    expect(when()[0]).toBe('2019');
    await user.selectOptions(screen.getByLabelText('From: month'), '09');
    expect(when()[0]).toBe('2019-09');
  });

  it('can start with the month, which is stored with its year', async () => {
    const { user, when } = await open('');
    await user.selectOptions(screen.getByLabelText('From: month'), '09');
    expect(when()[0]).toBe('');
    await user.type(screen.getByLabelText('From: year'), '2019');
    expect(when()[0]).toBe('2019-09');
  });

  it('reports no half-typed year, and asks for four digits on leaving the field', async () => {
    const { user, when } = await open('2019-01');
    const year = screen.getByLabelText('From: year');
    await user.type(year, '{Backspace}{Backspace}');
    expect(year).toHaveProperty('value', '20');
    expect(when()[0]).toBe('2019-01');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a four-digit year.');
    await user.type(year, '21');
    expect(when()[0]).toBe('2021-01');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.clear(year);
    expect(when()[0]).toBe('');
  });

  it('can be ongoing', async () => {
    const { user, when } = await open('2019-01', '2020-02');
    await user.click(screen.getByRole('checkbox', { name: 'I work here now' }));
    expect(when()[1]).toBe('present');
    expect(screen.getByLabelText('To: year')).toHaveProperty('disabled', true);
  });
});

it('a comma-separated list keeps typed text under the cursor', async () => {
  const { held, user } = show(SkillsSection, {
    skills: [{ id: 'a', hidden: false, name: 'Welding', level: '', keywords: ['MIG'] }],
  });
  const keywords = await screen.findByLabelText(/^Keywords/);
  await user.type(keywords, ', TIG,');
  expect(keywords).toHaveProperty('value', 'MIG, TIG,');
  expect(held.content.skills[0]?.keywords).toEqual(['MIG', 'TIG']);
});

it('a street or postcode is replaced with the town', async () => {
  const { held, user } = show(PersonalSection, {
    basics: { ...emptyResume().basics, location: '14 Lime Kiln Close, Catterick, North Yorkshire DL9 4AB' },
  });
  await user.click(await screen.findByRole('button', { name: 'Use Catterick, North Yorkshire' }));
  expect(held.content.basics.location).toBe('Catterick, North Yorkshire');
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
});

it('a field without a value in the file says so until it is filled', async () => {
  const { user } = show(PersonalSection, {}, true);
  const name = await screen.findByLabelText('Full name');
  const described = () => document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described()).toBe('Not found in your file.');
  await user.type(name, 'Jane');
  expect(described()).toBeUndefined();
});

it('lines to review are added to a section, taken back or removed', async () => {
  const { held, user } = show(MorePanel, { more: [{ title: 'Hobbies', lines: ['Climbing', 'Bees'] }] });
  await user.click(await screen.findByRole('button', { name: 'Add to a section: “Bees”' }));
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Interests' }));
  expect(held.content).toMatchObject({ interests: ['Bees'], more: [{ title: 'Hobbies', lines: ['Climbing'] }] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(held.content).toMatchObject({ interests: [], more: [{ title: 'Hobbies', lines: ['Climbing', 'Bees'] }] });
  await user.click(screen.getByRole('button', { name: 'Add all to a section: Hobbies' }));
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'New section' }));
  expect(held.content).toMatchObject({ more: [], custom: [{ title: 'Hobbies', items: [{ highlights: ['Climbing', 'Bees'] }] }] });
});

it('impossible dates of a file are checked, not added to a section', async () => {
  const lines = ['Fitter, Acme: 2020 – 2019. The end is before the start.', 'Driver, Oakes: 13/2019. There is no such month.'];
  const { held, user } = show(MorePanel, { more: [{ title: 'Dates to check', lines }] });
  await user.click(await screen.findByRole('button', { name: `Mark “${lines[0]}” as checked` }));
  expect(held.content.more).toEqual([{ title: 'Dates to check', lines: [lines[1]] }]);
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

describe('a civilian title for the trade', () => {
  const IN_EDITOR = {
    notesOn: () => [],
    countIn: () => 0,
    rewritable: () => null,
    onRewrite: () => {},
    onUse: () => {},
    onLeave: () => {},
  };
  const InEditor = (props: SectionProps) => (
    <FieldToolsContext value={IN_EDITOR}>
      <MilitarySection {...props} />
    </FieldToolsContext>
  );
  const open = (label: string) => {
    stubServer().reply(translateOccupation, {
      data: [
        {
          onet_soc: '49-3031.00',
          uk_soc: null,
          title: 'Bus and Truck Mechanics',
          titles: ['HGV technician', 'Fleet technician'],
          reason: 'Servicing trucks.',
          source: 'code',
          confidence: 0.9,
          level: 'mid',
          typical_pay: null,
          requirement: null,
          open_jobs: 0,
          courses: [],
        },
      ],
      understood: 'Vehicle Mechanic',
    });
    const { basics } = emptyResume();
    const military = [ServiceEntry.parse({ id: 'a', country: 'UK', service: 'British Army', trade: 'Vehicle Mechanic' })];
    return show(InEditor, { basics: { ...basics, label }, military });
  };

  it('replaces the headline, and taking it away brings back the one before', async () => {
    const { held, user } = open('Team leader');
    await user.click(await screen.findByRole('button', { name: 'HGV technician' }));
    await user.click(screen.getByRole('button', { name: 'Fleet technician' }));
    expect(held.content.basics.label).toBe('Fleet technician');
    await user.click(screen.getByRole('button', { name: 'Fleet technician', pressed: true }));
    expect(held.content.basics.label).toBe('Team leader');
  });

  it('that the person wrote as headline cannot be taken away', async () => {
    const { held, user } = open('HGV technician');
    await user.click(await screen.findByText('HGV technician'));
    expect(held.content.basics.label).toBe('HGV technician');
  });
});

describe('a job that was parsed from a file', () => {
  const unsure = (fields: ('name' | 'position')[], instead: Partial<WorkEntry> | null): WorkEntry => ({
    ...post('a', 'Store closures'),
    name: 'Project Officer',
    summary: 'Three',
    unsure: { fields, instead: instead && { name: '', position: '', location: '', summary: '', ...instead } },
  });
  const swapped = { name: 'Store closures', position: 'Project Officer', summary: 'Three' };

  it('marks uncertain fields, in the list of jobs too', async () => {
    const { user } = show(WorkSection, { work: [unsure(['name'], null), post('b', 'Fitter')] });
    const entry = await screen.findByRole('button', { name: /Store closures.*Check employer/ });
    await user.click(entry);
    const note = screen.getByLabelText('Employer').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(note)?.textContent).toMatch(/we weren’t sure about the employer/);
    expect(screen.getByLabelText('Job title').getAttribute('aria-describedby')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use this instead' })).toBeNull();
  });

  it('swaps two fields at once where the second reading does, and takes it back', async () => {
    const { held, user } = show(WorkSection, { work: [unsure(['name', 'position'], swapped)] });
    await user.click(await screen.findByRole('button', { name: 'Swap job title and employer' }));
    expect(held.content.work[0]).toMatchObject(swapped);
    expect(held.content.work[0]?.unsure).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Job title'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(held.content.work[0]).toMatchObject({ name: 'Project Officer', unsure: { fields: ['name', 'position'] } });
  });

  it('takes the second reading with the words that it leaves over', async () => {
    const second = { name: 'Three', position: 'Project Officer', summary: 'Store closures' };
    const { held, user } = show(WorkSection, { work: [unsure(['name', 'position'], second)] });
    expect(await screen.findByText('The employer may be “Three”.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Use this instead' }));
    expect(held.content.work[0]).toMatchObject(second);
  });

  it('is no longer marked where the person confirms or changes the field', async () => {
    const { held, user } = show(WorkSection, { work: [unsure(['name'], swapped)] });
    await user.click(await screen.findByRole('button', { name: 'It’s right' }));
    expect(held.content.work[0]).toMatchObject({ name: 'Project Officer', position: 'Store closures' });
    expect(held.content.work[0]?.unsure).toBeUndefined();
    cleanup();
    const typed = show(WorkSection, { work: [unsure(['name', 'position'], swapped)] });
    await typed.user.type(await screen.findByLabelText('Employer'), 's');
    expect(typed.held.content.work[0]?.unsure).toEqual({ fields: ['position'], instead: null });
  });
});

describe('a registration', () => {
  it('chosen from the list brings its code and body, loses the code when renamed, and hides its number at first', async () => {
    const nurse = { code: 'uk-nmc-adult', name: 'Registered nurse, adult', body: 'Nursing and Midwifery Council' };
    stubServer().reply(findRegistrations, { data: [nurse] });
    const { held, user } = show(EducationSection);
    await user.click(await screen.findByRole('button', { name: 'Add a registration' }));
    const name = screen.getByLabelText('Registration');
    await user.type(name, 'nurse');
    await user.click(await screen.findByRole('option', { name: nurse.name }));
    await user.type(screen.getByLabelText(/^Number/), '12A3456E');
    await user.type(screen.getByLabelText('Valid to: year'), '2027');
    const [entry] = held.content.registrations;
    expect(entry).toMatchObject({ ...nurse, number: '12A3456E', number_shown: false, expires: '2027' });
    await user.click(screen.getByRole('checkbox', { name: /^Show the number/ }));
    await user.type(name, ' of mine');
    expect(held.content.registrations).toMatchObject([{ code: '', number_shown: true }]);
  });
  it('read from a file quotes it until the person confirms it, and can be deleted and brought back', async () => {
    const nurse = { code: 'uk-nmc', name: 'Registered nurse', body: 'Nursing and Midwifery Council' };
    stubServer().reply(findRegistrations, { data: [nurse] });
    const one = RegistrationEntry.parse({ ...nurse, id: 'r', name: 'NMC registration', read_from: 'NMC registration 2015' });
    const { held, user } = show(EducationSection, { registrations: [one] }, true);
    await screen.findByText(/your file says “NMC registration 2015”/);
    await screen.findByText('For jobs that ask for: Registered nurse (Nursing and Midwifery Council).');
    await user.click(screen.getByRole('button', { name: 'It’s right' }));
    expect(held.content.registrations).toMatchObject([{ name: 'NMC registration', code: 'uk-nmc', read_from: '' }]);
    expect(document.activeElement).toBe(screen.getByLabelText('Registration'));
    await user.click(screen.getByRole('button', { name: 'Remove NMC registration' }));
    expect(held.content.registrations).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(held.content.registrations).toHaveLength(1);
  });
});
