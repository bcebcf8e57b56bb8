import type { ResumeContent, ResumeDesign } from '../../content.ts';
import { deepEqual } from '../../editing/deep-equal.ts';
import { beginHistory, change, type History, redo, undo } from './edit-history.ts';
import { type LeftOut, mergeResumes } from './merge.ts';
import { withoutRefused } from './refused-fields.ts';

/** The parts that are edited and saved together. */
export type Draft<Content = ResumeContent, Design = ResumeDesign> = { title: string; content: Content; design: Design };
export type Saved<Content = ResumeContent, Design = ResumeDesign> = Draft<Content, Design> & { revision: number };

export type DraftState<Content = ResumeContent, Design = ResumeDesign> = {
  history: History<Draft<Content, Design>>;
  /** `waiting` until typing pauses; `away` while the server is unavailable and this browser stores the edits. */
  status: 'saved' | 'waiting' | 'saving' | 'away' | 'refused';
  /** Why the server refused it. */
  refusal: Refusal | null;
  /** Increases with every successful save. */
  revision: number;
  /** Values from another tab or device for fields that were also edited here. They are stored as a version. */
  leftOut: LeftOut[];
};

/** `at` is the path of the first field that was refused, such as `content.work.1.endDate`; `rest_saved` if all other edits were saved without it. */
export type Refusal = { text: string; at: string | null; rest_saved: boolean };

/** How a failed call affects the edits. */
export type Failure =
  | { kind: 'changed' | 'away' }
  | { kind: 'refused'; text: string /** The fields that were refused. */; paths: string[] };

/** The calls to the server. Each throws like `call`. */
export type Server<Content, Design> = {
  load: () => Promise<Saved<Content, Design>>;
  save: (saved: Saved<Content, Design>) => Promise<{ revision: number }>;
  /** Stores the server's current content separately: a resume's as a version. */
  keep: () => Promise<unknown>;
  failureOf: (error: unknown) => Failure;
};

/** Storage for unsaved edits. It survives a reload and closing the browser. */
type Shelf<Content, Design> = {
  read: () => Unsaved<Content, Design> | null;
  write: (unsaved: Unsaved<Content, Design> | null) => void;
};
export type Unsaved<Content, Design> = { base: Saved<Content, Design>; draft: Draft<Content, Design> };

/** Short, because the preview shows what is saved and follows typing within 300 ms. */
const PAUSE_MS = 120;
const AWAY_MS = 5000;

/**
 * The state of one resume or letter in an editor: saves automatically, supports undo, and merges changes made elsewhere instead of overwriting them.
 * Independent of React; `subscribe` and `state` work with `useSyncExternalStore`.
 */
export function openDraft<Content, Design>(
  loaded: Saved<Content, Design>,
  server: Server<Content, Design>,
  shelf: Shelf<Content, Design>,
) {
  let base = loaded;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let closed = false;
  const listeners = new Set<() => void>();
  let state: DraftState<Content, Design> = {
    history: beginHistory(draftOf(loaded)),
    status: 'saved',
    refusal: null,
    revision: loaded.revision,
    leftOut: [],
  };

  const set = (next: Partial<DraftState<Content, Design>>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const isSaved = () => deepEqual(state.history.now, draftOf(base));
  const shelve = () => shelf.write(isSaved() ? null : { base, draft: state.history.now });

  const left = shelf.read();
  if (left) {
    // Earlier edits that were never saved are merged with the loaded content.
    const { merged, left_out } = mergeResumes(draftOf(left.base), left.draft, draftOf(loaded));
    state = { ...state, history: change(state.history, merged, null, 0), leftOut: left_out };
    if (left_out.length > 0) void server.keep().catch(() => {});
    if (isSaved()) shelf.write(null);
    else saveSoon(0);
  }

  function saveSoon(ms: number) {
    clearTimeout(timer);
    if (closed) return;
    timer = setTimeout(() => void saveNow(), ms);
  }

  function edited(history: History<Draft<Content, Design>>) {
    if (history === state.history) return;
    set({ history, ...(running ? {} : { status: 'waiting' as const }) });
    shelve();
    saveSoon(PAUSE_MS);
  }

  /** Saves until everything is saved. A call during a run waits for that run. */
  function saveNow(): Promise<void> {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  }

  async function saveAll(): Promise<void> {
    // A conflict can repeat, but not this often.
    for (let tries = 0; tries < 10 && !isSaved(); tries++) {
      const sent = state.history.now;
      set({ status: 'saving', refusal: null });
      try {
        const { revision } = await server.save({ ...sent, revision: base.revision });
        base = { ...sent, revision };
        set({ revision });
        shelve();
      } catch (error) {
        const failure = server.failureOf(error);
        if (failure.kind === 'refused') {
          const rest_saved = await saveRest(sent, failure.paths);
          if (!deepEqual(state.history.now, sent)) continue;
          return set({ status: 'refused', refusal: { text: failure.text, at: failure.paths[0] ?? null, rest_saved } });
        }
        if (failure.kind === 'away' || !(await catchUp())) {
          saveSoon(AWAY_MS);
          return set({ status: 'away' });
        }
      }
    }
    set({ status: isSaved() ? 'saved' : 'waiting', refusal: null });
  }

  /** Saves what was edited besides the refused fields, which stay as they were saved. Returns whether only they are unsaved now. */
  async function saveRest(sent: Draft<Content, Design>, paths: readonly string[]): Promise<boolean> {
    const rest = withoutRefused(sent, draftOf(base), paths);
    if (!rest) return false;
    if (deepEqual(rest, draftOf(base))) return true;
    try {
      const { revision } = await server.save({ ...rest, revision: base.revision });
      base = { ...rest, revision };
      set({ revision });
      shelve();
      return true;
    } catch {
      // The next edit tries again.
      return false;
    }
  }

  async function catchUp(): Promise<boolean> {
    try {
      await join(await server.load());
      return true;
    } catch {
      return false;
    }
  }

  /** Merges the server's content, and stores it as a version if one of its fields is replaced. */
  async function join(theirs: Saved<Content, Design>): Promise<void> {
    if (theirs.revision <= base.revision) return;
    const { merged, left_out } = mergeResumes(draftOf(base), state.history.now, draftOf(theirs));
    if (left_out.length > 0) await server.keep();
    base = theirs;
    set({
      history: change(state.history, merged, null, 0),
      revision: theirs.revision,
      leftOut: [...state.leftOut, ...left_out],
    });
    shelve();
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** @param field the field being typed in, so that typing is one undo step; null for a separate step */
    edit(make: (draft: Draft<Content, Design>) => Draft<Content, Design>, field: string | null = null) {
      edited(change(state.history, make(state.history.now), field, Date.now()));
    },
    undo: () => edited(undo(state.history)),
    redo: () => edited(redo(state.history)),
    saveNow,
    /** Passes on newer content from the server, for example from another tab. */
    receive: (theirs: Saved<Content, Design>) => (running ? Promise.resolve() : join(theirs)),
    /** Replaces the complete content, for example after restoring a version. */
    replace(theirs: Saved<Content, Design>) {
      base = theirs;
      set({ history: change(state.history, draftOf(theirs), null, 0), revision: theirs.revision, status: 'saved', leftOut: [] });
      shelve();
    },
    forgetLeftOut: () => set({ leftOut: [] }),
    /** Saves the remaining edits and stops. */
    close() {
      void saveNow();
      closed = true;
    },
  };
}
export type OpenDraft<Content = ResumeContent, Design = ResumeDesign> = ReturnType<typeof openDraft<Content, Design>>;

const draftOf = <Content, Design>({ title, content, design }: Draft<Content, Design>): Draft<Content, Design> => ({
  title,
  content,
  design,
});
