import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { findJobs, getJob } from '#features/jobs/contract.ts';
import type { Job } from '#features/jobs/shapes.ts';
import { viewedSource } from '#features/jobs/web/parts.ts';
import { ApiError, call, messageOf } from '#kit/ui/data/api.ts';
import { applyFieldErrors, mutation } from '#kit/ui/data/query.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import type { Application } from '../../contract.ts';
import { applyForJob, editApplication, findApplications, getApplication } from '../../contract.ts';
import { type ApplyValues, answersOf } from './apply-values.ts';

type Sending = {
  job: Job;
  userId: number;
  /** The application that is changed; left out for a new one. */
  editing: Application | undefined;
  onSent: (application: Application) => void;
  onAppliedAlready: (applicationId: number) => void;
  getValues: () => ApplyValues;
  setError: UseFormSetError<ApplyValues>;
  onFault: () => void;
};

/** Sends the application and shows errors at their fields. */
export function useSending({ job, editing, getValues, setError, onSent, onAppliedAlready, onFault }: Sending) {
  const [progress, setProgress] = useState(0);
  const { mutate, isPending, isSuccess, error } = useMutation(
    mutation(
      (_: Done) => {
        const { cv, file, own, cover_letter, answers, notice_period, available_from } = getValues();
        const own_id = cv === 'own' && own ? { resume_id: own.id } : {};
        const body = {
          ...own_id,
          cover_letter,
          notice_period: notice_period ?? undefined,
          available_from: available_from || undefined,
          answers: answersOf(job.screening_questions, answers),
        };
        const files = cv === 'file' && file ? { file } : {};
        const options = { onProgress: setProgress };
        return editing
          ? call(
              editApplication,
              {
                params: { id: editing.id },
                body: { ...body, revision: editing.revision, ...(cv === 'last' && { keep_cv: true }) },
                files,
              },
              options,
            )
          : call(
              applyForJob,
              {
                params: { id: job.id },
                body: { ...body, ...viewedSource(job.id), ...(cv === 'last' && { last_cv: true }) },
                files,
              },
              options,
            );
      },
      {
        invalidates: [findApplications, getApplication, findJobs, getJob],
        onSuccess: ({ data }, done) => {
          done();
          announce(editing ? 'Application changed' : 'Application sent');
          onSent(data);
        },
        onError: (refused, done) => {
          const existing = refused instanceof ApiError && refused.status === 409 ? applicationIdIn(refused.data) : null;
          if (existing !== null) {
            done();
            onAppliedAlready(existing);
          } else if (applyFieldErrors(refused, setError)) onFault();
          window.scrollTo(0, 0);
          // The form shows the message.
          return true;
        },
      },
    ),
  );
  return {
    send: (done: Done) => {
      setProgress(0);
      mutate(done);
    },
    progress: isPending || isSuccess ? progress : undefined,
    problem: error && messageOf(error),
  };
}

/** Clears the draft. */
type Done = () => void;

/** The existing application's id from a 409, or null for another conflict. */
function applicationIdIn(data: unknown): number | null {
  return typeof data === 'object' && data !== null && 'application_id' in data && typeof data.application_id === 'number'
    ? data.application_id
    : null;
}
