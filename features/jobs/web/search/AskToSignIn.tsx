import { lazy, Suspense } from 'react';

const SignInDialog = lazy(async () => ({ default: (await import('../SignInDialog.tsx')).SignInDialog }));

/** Asks a visitor who wants to save a job to sign in. */
export function AskToSignIn({ job, onClose }: { job: { title: string } | null; onClose: () => void }) {
  return <Suspense>{job && <SignInDialog open onClose={onClose} title={`Sign in to save ${job.title}`} />}</Suspense>;
}
