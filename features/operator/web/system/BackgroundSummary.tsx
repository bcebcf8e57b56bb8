import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconMail, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#kit/contract/route.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import {
  type FailingWork,
  findBackgroundJobs,
  findSystemJobs,
  retryFailedJobs,
  retryFailedSystemJobs,
  sendTestMail,
} from '../../background-contract.ts';

type Summary = Pick<ReplyOf<typeof findBackgroundJobs>, 'failing' | 'mail'>;

/** What needs attention in background work: scheduled work that fails, and emails that are not sent. */
export function BackgroundSummary({ failing, mail }: Summary) {
  const retryAll = useMutation(
    mutation(retryFailedJobs, { invalidates: [findBackgroundJobs], success: ({ message }) => message ?? '' }),
  );
  const test = useMutation(mutation(sendTestMail));
  const tested = test.data?.data;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      {!mail.has_server && (
        <Alert severity="warning">
          No mail server is set up, so emails aren’t sent. Waiting: {mail.waiting + mail.given_up}. They’re sent once the
          installation has one.
        </Alert>
      )}
      {mail.has_server && mail.given_up > 0 && (
        <Alert severity="warning">{mail.given_up} emails couldn’t be sent. Retry all to send them again.</Alert>
      )}
      {failing.map((work) => (
        <FailingAlert key={work.job} work={work} />
      ))}
      {tested && (
        <Alert severity={tested.is_sent ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
          {tested.is_sent ? `The mail server accepted an email to ${tested.to}: ` : 'The email wasn’t sent: '}
          {tested.reply}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<IconRefresh size={18} aria-hidden />}
          disabled={retryAll.isPending}
          onClick={() => retryAll.mutate({})}
        >
          Retry all
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<IconMail size={18} aria-hidden />}
          disabled={test.isPending}
          onClick={() => test.mutate({})}
        >
          Send a test email
        </Button>
      </Box>
    </Box>
  );
}

const FailingAlert = ({ work, tenant }: { work: FailingWork; tenant?: string }) => (
  <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
    {tenant ? `${tenant}: ` : ''}
    {work.job} has failed {work.failures === 1 ? 'once' : `${work.failures} times in a row`}, first{' '}
    <DateText value={work.first_failed_at} />. {work.error}
  </Alert>
);

/** The same for all tenants, for system operators. */
export function InstallationSummary() {
  const { data } = useQuery(query(findSystemJobs, {}));
  const retryAll = useMutation(
    mutation(retryFailedSystemJobs, {
      invalidates: [findSystemJobs, findBackgroundJobs],
      success: ({ message }) => message ?? '',
    }),
  );
  if (!data) return null;
  const queues = data.queues.filter(({ waiting, failed }) => waiting + failed > 0);
  return (
    <Box component="section" aria-labelledby="all-tenants" sx={{ display: 'grid', gap: 2, mt: 5 }}>
      <Typography id="all-tenants" variant="h4" component="h2">
        All tenants
      </Typography>
      {data.failing.map((work) => (
        <FailingAlert key={`${work.tenant.id} ${work.job}`} work={work} tenant={work.tenant.name} />
      ))}
      <Typography>
        {queues.length === 0
          ? 'No jobs are waiting or failed.'
          : queues.map(({ queue, waiting, failed }) => `${queue}: ${waiting} waiting, ${failed} failed`).join(' · ')}
      </Typography>
      {data.data.map((job) => (
        <Typography key={job.id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {job.tenant?.name ?? 'All tenants'}: {job.about}. {job.error}
        </Typography>
      ))}
      {data.meta.total > data.data.length && (
        <Typography variant="body2">And {data.meta.total - data.data.length} more failed jobs.</Typography>
      )}
      <Box>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<IconRefresh size={18} aria-hidden />}
          disabled={retryAll.isPending}
          onClick={() => retryAll.mutate({})}
        >
          Retry all in every tenant
        </Button>
      </Box>
    </Box>
  );
}
