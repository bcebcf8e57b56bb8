import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { SignInDialog, useViewer } from '#features/accounts/web/index.ts';

const ReportJobDialog = lazy(async () => ({ default: (await import('./ReportJobDialog.tsx')).ReportJobDialog }));

/** Lets a veteran report a job to the operators. Visitors sign in first, because the outcome is sent to their account. */
export function ReportJobButton({ job }: { job: { id: number; title: string; company: { name: string } } }) {
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        color="inherit"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ color: 'text.secondary', ml: -1.5 }}
      >
        Report this job
      </Button>
      {isOpen && (
        <Suspense>
          {viewer ? (
            <ReportJobDialog job={job} onClose={close} />
          ) : (
            <SignInDialog
              open
              onClose={close}
              title="Sign in to report this job"
              text="We check each report and tell you in your account what we decided. After signing in, you’ll return to this page."
            />
          )}
        </Suspense>
      )}
    </>
  );
}
