import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyResume, ResumeDesign } from '../../content.ts';
import { type Draft, type Failure, openDraft, type Saved } from './resume-draft.ts';

const EMPTY: Saved = { title: 'CV', content: emptyResume(), design: ResumeDesign.parse({}), revision: 1 };
const named = (name: string) => (draft: Draft) => ({
  ...draft,
  content: { ...draft.content, basics: { ...draft.content.basics, name } },
});
const labelled = (label: string) => (draft: Draft) => ({
  ...draft,
  content: { ...draft.content, basics: { ...draft.content.basics, label } },
});

/** A server with one resume, and browser storage that two tabs share. */
function place() {
  const saves: Saved[] = [];
  let stored: Saved = EMPTY;
  let away = false;
  let shelved: string | null = null;
  const shelf = {
    read: () => (shelved ? JSON.parse(shelved) : null),
    write: (unsaved: unknown) => {
      shelved = unsaved ? JSON.stringify(unsaved) : null;
    },
  };
  const whenThere = () => {
    if (away) throw 'away';
  };
  const server = {
    load: async () => {
      whenThere();
      return stored;
    },
    save: vi.fn(async (saved: Saved) => {
      whenThere();
      if (saved.revision !== stored.revision) throw 'changed';
      if (saved.title === 'no') throw 'refused';
      stored = { ...saved, revision: stored.revision + 1 };
      return { revision: stored.revision };
    }),
    keep: async () => saves.push(stored),
    failureOf: (error: unknown): Failure =>
      error === 'changed' || error === 'away' ? { kind: error } : { kind: 'refused', text: 'Give it a name', paths: ['title'] },
  };
  return {
    server,
    saves,
    stored: () => stored,
    shelved: () => shelved,
    setAway: (isAway: boolean) => {
      away = isAway;
    },
    open: (withShelf = true) => openDraft(stored, server, withShelf ? shelf : { read: () => null, write: () => {} }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('typing is saved once after a pause, short enough for a preview that follows within 300 ms', async () => {
  const { open, server, stored } = place();
  const draft = open();
  for (const name of ['A', 'Ad', 'Ada']) draft.edit(named(name), 'name');
  expect(draft.state().status).toBe('waiting');
  await vi.advanceTimersByTimeAsync(150);
  expect(server.save).toHaveBeenCalledTimes(1);
  expect(stored().content.basics.name).toBe('Ada');
  expect(draft.state()).toMatchObject({ status: 'saved', revision: 2 });
});

test('text typed during a save is saved after it', async () => {
  const { open, stored } = place();
  const draft = open();
  draft.edit(named('Ada'), 'name');
  const saving = draft.saveNow();
  draft.edit(named('Ada Marsh'), 'name');
  await saving;
  expect(stored()).toMatchObject({ revision: 3, content: { basics: { name: 'Ada Marsh' } } });
});

test('an undo is saved like any other edit', async () => {
  const { open, stored } = place();
  const draft = open();
  draft.edit(named('Ada'));
  await draft.saveNow();
  draft.undo();
  await draft.saveNow();
  expect(stored().content.basics.name).toBe('');
  draft.redo();
  await draft.saveNow();
  expect(stored().content.basics.name).toBe('Ada');
});

describe('two tabs', () => {
  test('that edit different fields both keep their edits', async () => {
    const { open, stored } = place();
    const [one, two] = [open(), open(false)];
    one.edit(named('Ada'));
    await one.saveNow();
    two.edit(labelled('Engineer'));
    await two.saveNow();
    expect(stored().content.basics).toMatchObject({ name: 'Ada', label: 'Engineer' });
    await one.receive(stored());
    expect(one.state().history.now.content.basics.label).toBe('Engineer');
    expect([one, two].map((draft) => draft.state().leftOut)).toEqual([[], []]);
  });

  test('that edit one field keep the last edit, and the other as a version', async () => {
    const { open, stored, saves } = place();
    const [one, two] = [open(), open(false)];
    one.edit(named('Ada'));
    await one.saveNow();
    two.edit(named('Eve'));
    await two.saveNow();
    expect(stored().content.basics.name).toBe('Eve');
    expect(saves.map((version) => version.content.basics.name)).toEqual(['Ada']);
    expect(two.state().leftOut).toEqual([{ path: ['content', 'basics', 'name'], theirs: 'Ada' }]);
  });
});

describe('an unavailable server', () => {
  test('receives the edits when it is available again', async () => {
    const { open, setAway, stored } = place();
    const draft = open();
    setAway(true);
    draft.edit(named('Ada'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(draft.state().status).toBe('away');
    setAway(false);
    await vi.advanceTimersByTimeAsync(6000);
    expect(draft.state().status).toBe('saved');
    expect(stored().content.basics.name).toBe('Ada');
  });

  test('and a closed tab lose nothing: the next tab merges the edits with other changes', async () => {
    const { open, setAway, stored, shelved } = place();
    const draft = open();
    setAway(true);
    draft.edit(named('Ada'));
    await vi.advanceTimersByTimeAsync(1000);
    draft.close();
    setAway(false);
    const elsewhere = open(false);
    elsewhere.edit(labelled('Engineer'));
    await elsewhere.saveNow();
    const next = open();
    expect(next.state().history.now.content.basics).toMatchObject({ name: 'Ada', label: 'Engineer' });
    await vi.advanceTimersByTimeAsync(100);
    expect(stored().content.basics).toMatchObject({ name: 'Ada', label: 'Engineer' });
    expect(shelved()).toBeNull();
  });
});

test('a refused edit that is taken back leaves no message', async () => {
  const draft = place().open();
  draft.edit((now) => ({ ...now, title: 'no' }));
  await draft.saveNow();
  draft.edit((now) => ({ ...now, title: 'CV' }));
  await draft.saveNow();
  expect(draft.state()).toMatchObject({ status: 'saved', refusal: null });
});

test('only the refused field waits: other edits are saved without it, and it is stored', async () => {
  const { open, shelved, stored } = place();
  const draft = open();
  draft.edit((now) => ({ ...now, title: 'no' }));
  draft.edit(named('Ada'));
  await draft.saveNow();
  expect(stored()).toMatchObject({ title: 'CV', content: { basics: { name: 'Ada' } } });
  expect(draft.state()).toMatchObject({ status: 'refused', refusal: { at: 'title', rest_saved: true }, revision: 2 });
  expect(draft.state().history.now.title).toBe('no');
  expect(JSON.parse(shelved() ?? '')).toMatchObject({ base: { title: 'CV', revision: 2 }, draft: { title: 'no' } });

  draft.edit(labelled('Engineer'));
  await draft.saveNow();
  expect(stored().content.basics).toMatchObject({ name: 'Ada', label: 'Engineer' });
  draft.edit((now) => ({ ...now, title: 'My CV' }));
  await draft.saveNow();
  expect(stored().title).toBe('My CV');
  expect(draft.state()).toMatchObject({ status: 'saved', refusal: null });
});

test('an edit made while another is refused is saved too', async () => {
  const { open, stored } = place();
  const draft = open();
  draft.edit((now) => ({ ...now, title: 'no' }));
  const saving = draft.saveNow();
  draft.edit(named('Ada'));
  await saving;
  expect(stored().content.basics.name).toBe('Ada');
});

test('a refused edit is reported, stored and retried with the next edit', async () => {
  const { open, shelved, stored } = place();
  const draft = open();
  draft.edit((now) => ({ ...now, title: 'no' }));
  await draft.saveNow();
  expect(draft.state()).toMatchObject({ status: 'refused', refusal: { text: 'Give it a name', at: 'title' } });
  expect(shelved()).not.toBeNull();
  draft.edit((now) => ({ ...now, title: 'My CV' }));
  await draft.saveNow();
  expect(stored().title).toBe('My CV');
});
