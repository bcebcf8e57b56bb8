import { Suspense } from 'react';
import { SignInDialog } from '#features/accounts/web/index.ts';

/** Asks a visitor who wants to save a job to sign in. */
export function SignInToSave({ job, onClose }: { job: { id: number; title: string } | null; onClose: () => void }) {
  return (
    <Suspense>
      {job && (
        <SignInDialog
          open
          onClose={onClose}
          title={`Sign in to save ${job.title}`}
          text="We store saved jobs in your account, so you can find them on any device. After signing in, the job is saved and you return to this page."
          save={{ kind: 'job', id: job.id, name: job.title }}
        />
      )}
    </Suspense>
  );
}
