import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { IconDownload, IconLinkOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { resumeInText } from '#kit/country/country.ts';
import { ApiError, call, download, messageOf } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { useCountryWords } from '#kit/ui/text/locale.tsx';
import { getSharedResumePdf, openSharedResume } from '../../sharing/contract.ts';
import { Pages } from '../preview/PagePreview.tsx';

/** `/shared/:token`: a resume opened through a shared link. */
export function SharedResumePage() {
  const word = resumeInText(useCountryWords().resume);
  const params: { token?: string } = useParams({ strict: false });
  const token = params.token ?? '';
  const [password, setPassword] = useState<string | null>(null);
  const body = password === null ? {} : { password };
  const opened = useQuery({
    queryKey: ['shared resume', token, password],
    queryFn: () => call(openSharedResume, { params: { token }, body }),
    retry: 0,
    // Each request counts as a view.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const save = useMutation(mutation(() => download(getSharedResumePdf, { params: { token }, body }, 'resume.pdf')));
  const resume = opened.data?.data;
  const status = opened.error instanceof ApiError ? opened.error.status : null;

  useEffect(() => {
    const robots = document.createElement('meta');
    robots.name = 'robots';
    robots.content = 'noindex';
    document.head.append(robots);
    return () => robots.remove();
  }, []);

  return (
    <Page
      title={resume?.name || (status === 403 ? 'Password required' : `Shared ${word}`)}
      width="reading"
      action={
        resume && (
          <Button
            variant="contained"
            loading={save.isPending}
            loadingPosition="start"
            startIcon={<IconDownload size={18} aria-hidden />}
            onClick={() => save.mutate()}
          >
            Download PDF
          </Button>
        )
      }
    >
      {resume ? (
        <Pages pages={resume.pages} />
      ) : status === 403 ? (
        <PasswordForm
          error={password === null ? null : messageOf(opened.error)}
          pending={opened.isFetching}
          onOpen={setPassword}
        />
      ) : status === 404 ? (
        <EmptyState title="This link has expired" icon={<IconLinkOff size={28} aria-hidden />}>
          Ask the person who shared it for a new link.
        </EmptyState>
      ) : opened.error ? (
        <ErrorState
          title={`The shared ${word} could not be opened`}
          onRetry={() => opened.refetch()}
          retrying={opened.isFetching}
        >
          {messageOf(opened.error)}
        </ErrorState>
      ) : (
        <DetailsSkeleton what={`the ${word}`} />
      )}
    </Page>
  );
}

type PasswordFormProps = { error: string | null; pending: boolean; onOpen: (password: string) => void };

function PasswordForm({ error, pending, onOpen }: PasswordFormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed) onOpen(typed);
      }}
      sx={{ display: 'grid', gap: 2, maxWidth: 420 }}
    >
      {error && <Alert severity="error">{error}</Alert>}
      <div>
        <FormLabel htmlFor={id}>Link password</FormLabel>
        <OutlinedInput
          fullWidth
          id={id}
          type="password"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ mt: 0.5 }}
        />
      </div>
      <Button type="submit" variant="contained" loading={pending} sx={{ justifySelf: 'start' }}>
        Open
      </Button>
    </Box>
  );
}
