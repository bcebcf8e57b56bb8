import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, call, messageOf } from '#kit/ui/api.ts';
import { keyOf } from '#kit/ui/query.ts';
import {
  findResumes,
  findResumeVersions,
  getResumeById,
  keepResumeVersion,
  type Resume,
  saveResume,
} from '../../resumes-contract.ts';
import { type OpenDraft, openDraft, type Saved } from './resume-draft.ts';
import { withIds } from './section-order.ts';

/** Opens a resume for editing; it is saved when the screen is left. `resume` may be read anew at any time. */
export function useDraft(resume: Resume): OpenDraft {
  const client = useQueryClient();
  const [draft] = useState(() => {
    const { id } = resume;
    const params = { id };
    return openDraft(
      savedOf(resume),
      {
        load: async () => savedOf((await call(getResumeById, { params })).data),
        save: async (body) => (await call(saveResume, { params, body })).data,
        keep: async () => {
          await call(keepResumeVersion, { params, body: { name: null } });
          await client.invalidateQueries({ queryKey: keyOf(findResumeVersions, { params }) });
        },
        failureOf: (error) => {
          if (!(error instanceof ApiError)) return { kind: 'away' };
          if (error.status === 409) return { kind: 'changed' };
          if (error.status === 0 || error.status === 429 || error.status >= 500) return { kind: 'away' };
          return { kind: 'refused', text: messageOf(error) };
        },
      },
      shelfOf(id),
    );
  });

  useEffect(() => {
    void draft.hear(savedOf(resume)).catch(() => {});
  }, [draft, resume]);

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
      void client.invalidateQueries({ queryKey: keyOf(findResumes) });
    };
  }, [draft, client]);

  return draft;
}

export function useDraftState(draft: OpenDraft) {
  return useSyncExternalStore(draft.subscribe, draft.state);
}

export const savedOf = ({ title, content, design, revision }: Resume): Saved => ({
  title,
  content: withIds(content),
  design,
  revision,
});

/** Edits that are not saved yet, in this browser. Where it keeps nothing, or is full, they live as long as the tab. */
function shelfOf(id: number) {
  const key = `resume-draft-${id}`;
  return {
    read: () => {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write: (unsaved: unknown) => {
      try {
        if (unsaved) localStorage.setItem(key, JSON.stringify(unsaved));
        else localStorage.removeItem(key);
      } catch {
        // Still saved to the server in a moment.
      }
    },
  };
}
