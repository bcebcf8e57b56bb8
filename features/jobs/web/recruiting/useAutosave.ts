import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '#kit/ui/data/api.ts';
import { isSame } from '#kit/ui/editing/merge-edits.ts';
import type { JobDraft } from '../../recruiting-contract.ts';
import { type JobFormValues, jobResolver } from './job-values.ts';

export type AutosaveStatus =
  | { is: 'idle' | 'saving' | 'offline' }
  /** The server cannot store it yet, such as a job without a title; `field` is the first such field. */
  | { is: 'invalid'; field: string }
  | { is: 'saved'; at: number };

/** Milliseconds without typing before a draft is saved. */
const PAUSE_MS = 1500;
/** Milliseconds before the next try without a connection. */
const RETRY_MS = 20_000;

type AutosaveOptions = {
  form: UseFormReturn<JobFormValues, unknown, JobDraft>;
  /** Only a draft is saved while typing. What is public changes when the recruiter says so. */
  isOn: boolean;
  /** Saves this content. @param values the form's values that it was made of */
  save: (content: JobDraft, values: JobFormValues) => Promise<void>;
  /** The job has changed on the server. */
  onConflict: () => void;
};

/** Saves a draft to the server while it is written. Without a connection the browser's draft of the form has what is not saved. */
export function useAutosave({ form, isOn, save, onConflict }: AutosaveOptions) {
  const [status, setStatus] = useState<AutosaveStatus>({ is: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const running = useRef<Promise<void> | null>(null);

  const schedule = useEffectEvent((after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void run(), after);
  });

  const attempt = useEffectEvent(async () => {
    const values = structuredClone(form.getValues());
    if (!isOn || isSame(values, form.formState.defaultValues)) return;
    const checked = await jobResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false });
    const [wrong] = Object.keys(checked.errors);
    if (wrong !== undefined) return setStatus({ is: 'invalid', field: wrong });
    setStatus({ is: 'saving' });
    try {
      await save(checked.values as JobDraft, values);
      setStatus({ is: 'saved', at: Date.now() });
      if (!isSame(form.getValues(), values)) schedule(PAUSE_MS);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        setStatus({ is: 'idle' });
        onConflict();
      } else if (error instanceof ApiError && error.status === 422)
        setStatus({ is: 'invalid', field: Object.keys(error.errors)[0] ?? 'title' });
      else {
        setStatus({ is: 'offline' });
        schedule(RETRY_MS);
      }
    }
  });

  const run = useEffectEvent(async () => {
    if (running.current) return schedule(PAUSE_MS);
    running.current = attempt();
    await running.current.finally(() => {
      running.current = null;
    });
  });

  useEffect(() => {
    const online = () => schedule(0);
    window.addEventListener('online', online);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        if (!isSame(values, defaultValues)) schedule(PAUSE_MS);
      },
    });
    return () => {
      window.removeEventListener('online', online);
      unsubscribe();
      clearTimeout(timer.current);
    };
  }, [form]);

  return {
    status,
    /** Waits for a save that is running, so that another one is based on what it stored. */
    settle: async () => {
      clearTimeout(timer.current);
      await running.current?.catch(() => undefined);
    },
  };
}
