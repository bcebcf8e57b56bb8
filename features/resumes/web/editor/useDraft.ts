import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useUser } from '#features/accounts/web/index.ts';
import type { Route } from '#kit/contract/route.ts';
import { ApiError, call, messageOf } from '#kit/ui/data/api.ts';
import { keyOf } from '#kit/ui/data/query.ts';
import { unsaved } from '#kit/ui/editing/unsaved.ts';
import type { LetterContent, LetterDesign } from '../../letters/content.ts';
import {
  type CoverLetter,
  createCoverLetter,
  findCoverLetters,
  getCoverLetter,
  saveCoverLetter,
} from '../../letters/contract.ts';
import {
  createResumeVersion,
  findResumes,
  findResumeVersions,
  getResumeById,
  type Resume,
  saveResume,
} from '../../resumes-contract.ts';
import { withIds } from './design/section-order.ts';
import {
  type DraftState,
  type Failure,
  type OpenDraft,
  openDraft,
  type Saved,
  type Server,
  type Unsaved,
} from './resume-draft.ts';

/** Opens a resume for editing. It is saved when the screen is left. `resume` may be refetched at any time. */
export function useDraft(resume: Resume): OpenDraft {
  const client = useQueryClient();
  const params = { id: resume.id };
  return useOpenDraft(
    `resume-${resume.id}`,
    resume,
    savedOf,
    {
      load: async () => savedOf((await call(getResumeById, { params })).data),
      save: async (body) => (await call(saveResume, { params, body })).data,
      keep: async () => {
        await call(createResumeVersion, { params, body: { name: null } });
        await client.invalidateQueries({ queryKey: keyOf(findResumeVersions, { params }) });
      },
    },
    findResumes,
  );
}

/** Opens a letter for editing, like a resume. A replaced edit is stored as a separate letter. */
export function useLetterDraft(letter: CoverLetter): OpenDraft<LetterContent, LetterDesign> {
  const client = useQueryClient();
  const { id } = letter;
  const params = { id };
  return useOpenDraft(
    `letter-${id}`,
    letter,
    savedLetterOf,
    {
      load: async () => savedLetterOf((await call(getCoverLetter, { params })).data),
      save: async (body) => (await call(saveCoverLetter, { params, body })).data,
      keep: async () => {
        await call(createCoverLetter, { body: { copy_of: id, title: `${letter.title} (other version)`.slice(-200) } });
        await client.invalidateQueries({ queryKey: keyOf(findCoverLetters) });
      },
    },
    findCoverLetters,
  );
}

/**
 * @param shelf the name under which this browser stores unsaved edits
 * @param loaded may be refetched at any time
 * @param list is refetched when the screen is left
 */
function useOpenDraft<Loaded, Content, Design>(
  shelf: string,
  loaded: Loaded,
  read: (loaded: Loaded) => Saved<Content, Design>,
  server: Omit<Server<Content, Design>, 'failureOf'>,
  list: Route,
): OpenDraft<Content, Design> {
  const client = useQueryClient();
  const { id: personId } = useUser();
  const [draft] = useState(() => {
    return openDraft(
      read(loaded),
      { ...server, failureOf },
      {
        read: () => editsIn(unsaved.read(personId, shelf)?.value),
        write: (edits) => unsaved.write(personId, shelf, edits),
      },
    );
  });

  useEffect(() => {
    void draft.receive(read(loaded)).catch(() => {});
  }, [draft, loaded, read]);

  useEffect(() => {
    const save = () => void draft.saveNow();
    const onHide = () => document.visibilityState === 'hidden' && save();
    addEventListener('online', save);
    addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('online', save);
      removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', onHide);
      save();
      void client.invalidateQueries({ queryKey: keyOf(list) });
    };
  }, [draft, client, list]);

  return draft;
}

/** Stored edits; null for anything else. */
const editsIn = <Content, Design>(stored: unknown): Unsaved<Content, Design> | null =>
  isEdits<Content, Design>(stored) ? stored : null;

const isEdits = <Content, Design>(stored: unknown): stored is Unsaved<Content, Design> =>
  typeof stored === 'object' && stored !== null && 'base' in stored && 'draft' in stored;

/** A part of the state of a draft, for a component that renders when this part changes. @param part must return an equal value while nothing changes */
export const useDraftPart = <Content, Design, Part>(
  draft: OpenDraft<Content, Design>,
  part: (state: DraftState<Content, Design>) => Part,
): Part => useSyncExternalStore(draft.subscribe, () => part(draft.state()));

/** A draft of any document, as far as its pages need it. */
export type Revised = { subscribe: (listener: () => void) => () => void; state: () => { revision: number } };

/** The number of successful saves. A component with it does not render while the person types. */
export const useRevision = (draft: Revised): number => useSyncExternalStore(draft.subscribe, () => draft.state().revision);

/** The edits, without the state of saving: an editor with these does not render again with each save. */
export const useDraftHistory = <Content, Design>(draft: OpenDraft<Content, Design>) =>
  useDraftPart(draft, ({ history }) => history);

/** Changes some of the design. The function is the same in every render. */
export const useRestyle = <Content, Design>(draft: OpenDraft<Content, Design>) =>
  useCallback((change: Partial<Design>) => draft.edit((now) => ({ ...now, design: { ...now.design, ...change } })), [draft]);

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'away' };
  if (error.status === 409) return { kind: 'changed' };
  if (error.status === 0 || error.status === 429 || error.status >= 500) return { kind: 'away' };
  return { kind: 'refused', text: messageOf(error), paths: Object.keys(error.errors) };
}

export const savedOf = ({ title, content, design, revision }: Resume): Saved => ({
  title,
  content: withIds(content),
  design,
  revision,
});

const savedLetterOf = ({ title, content, design, revision }: CoverLetter) => ({ title, content, design, revision });
