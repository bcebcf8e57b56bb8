import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useUser } from '#features/accounts/web/index.ts';
import { IdentityProvider, StorageCard, useWithIdentity } from '#features/accounts/web/parts.ts';
import { resumeInText } from '#kit/country/country.ts';
import { call, download } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import {
  deleteAccount,
  exportPersonalData,
  getPrivacy,
  keepAccount,
  type PersonalExport,
  startPersonalExport,
} from '../contract.ts';
import { DELETION_DAYS } from '../rules.ts';

/** A copy of everything about the person, and the deletion of their account. */
export function DataSection() {
  const { role } = useUser();
  const { data, isError, refetch, isFetching } = useQuery({
    ...query(getPrivacy),
    refetchInterval: ({ state }) => (isPacking(state.data?.data.export ?? null) ? POLL_MS : false),
  });
  if (isError && !data)
    return <ErrorState title="This page could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <ListSkeleton rows={2} what="your data" />;
  const { delete_at, blocked } = data.data;
  return (
    <Stack spacing={2}>
      {delete_at && <Scheduled deleteAt={delete_at} blocked={blocked} />}
      {role === 'veteran' && <StorageCard />}
      <IdentityProvider>
        <DownloadCard found={data.data.export} />
      </IdentityProvider>
      {!delete_at && (
        <IdentityProvider>
          <DeleteCard blocked={blocked} />
        </IdentityProvider>
      )}
    </Stack>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: { xs: 2, sm: 3 } }}
    >
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** “CV” or “resume”, as the person’s country says. */
function useResumeWord(): string {
  const { countryId } = useLocale();
  const { user_details } = useUser();
  const word = resumeWord(user_details.country?.id ?? countryId);
  return resumeInText(word);
}

const POLL_MS = 1500;

/** Prepares the ZIP in the background and downloads it when it is ready; one that is ready is downloaded right away. */
function DownloadCard({ found }: { found: PersonalExport | null }) {
  const word = useResumeWord();
  const [isWanted, setWanted] = useState(false);
  const packing = isPacking(found);
  const withIdentity = useWithIdentity();
  const start = useMutation(
    mutation(() => withIdentity(() => call(startPersonalExport, { body: {} })), { invalidates: [getPrivacy] }),
  );
  const { mutate: save, isPending: isSaving } = useMutation(
    mutation(() => withIdentity(() => download(exportPersonalData, {}, 'my-data.zip')), {
      success: () => 'Your data has been downloaded',
    }),
  );
  const isReady = found?.status === 'ready';
  useEffect(() => {
    if (!isWanted || !isReady) return;
    setWanted(false);
    save();
  }, [isWanted, isReady, save]);
  return (
    <Card title="Download your data">
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        A ZIP with everything we store about you: your profile, {word}s, applications, plans and messages as JSON, your {word}s as
        PDF, and the files you uploaded. It is prepared in the background, so you can leave this page and come back.
      </Typography>
      {found?.status === 'failed' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {found.error}
        </Alert>
      )}
      {packing && (
        <Box sx={{ mb: 2 }}>
          <Typography role="status" sx={{ mb: 1 }}>
            {found.total > 0 ? `Preparing your data: ${found.done} of ${found.total}` : 'Preparing your data'}
          </Typography>
          <LinearProgress
            variant={found.total > 0 ? 'determinate' : 'indeterminate'}
            aria-label="Data prepared"
            value={(100 * found.done) / Math.max(1, found.total)}
          />
        </Box>
      )}
      {isReady && (
        <Typography sx={{ mb: 2 }}>
          Prepared <DateText value={found.created_at} />. You can download it until <DateText value={found.ends_at} />.
        </Typography>
      )}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<IconDownload size={20} aria-hidden />}
        loading={start.isPending || packing || isSaving}
        loadingPosition="start"
        onClick={() => {
          if (isReady) save();
          else start.mutate(undefined, { onSuccess: () => setWanted(true) });
        }}
      >
        Download my data
      </Button>
    </Card>
  );
}

const isPacking = (found: PersonalExport | null): found is PersonalExport =>
  found !== null && ['waiting', 'working'].includes(found.status);

function DeleteCard({ blocked }: { blocked: string | null }) {
  const { role } = useUser();
  const word = useResumeWord();
  const [asking, setAsking] = useState(false);
  const withIdentity = useWithIdentity();
  const { mutate, isPending } = useMutation(
    mutation(() => withIdentity(() => call(deleteAccount)), {
      invalidates: [getPrivacy],
      success: ({ message }) => message,
    }),
  );
  return (
    <Card title="Delete your account">
      <Typography sx={{ color: 'text.secondary' }}>
        {role === 'veteran'
          ? `Your profile, ${word}s, letters, plans, applications and messages will be permanently deleted. Employers can no longer see your applications.`
          : 'Your account and profile will be permanently deleted. Jobs, messages and notes that you wrote for your company stay, without your name.'}{' '}
        You have {DELETION_DAYS} days to change your mind.
      </Typography>
      {blocked ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {blocked}
        </Alert>
      ) : (
        <Button variant="outlined" color="error" sx={{ mt: 2 }} loading={isPending} onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="Delete your account?"
        confirmLabel="Delete my account"
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
      >
        It is deleted in {DELETION_DAYS} days. Until then everything works as before, and you can keep it on this page. Download
        your data first if you want a copy.
      </ConfirmDialog>
    </Card>
  );
}

function Scheduled({ deleteAt, blocked }: { deleteAt: string; blocked: string | null }) {
  const { mutate, isPending } = useMutation(
    mutation(() => call(keepAccount, { body: {} }), { invalidates: [getPrivacy], success: ({ message }) => message }),
  );
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" loading={isPending} onClick={() => mutate()}>
          Keep my account
        </Button>
      }
    >
      Your account will be deleted on <DateText value={deleteAt} />. {blocked}
    </Alert>
  );
}
