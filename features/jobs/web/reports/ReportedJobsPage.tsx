import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconFlag } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { DecisionQueue, QueueEntry } from '#kit/ui/dialogs/DecisionQueue.tsx';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { searchHref, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { decideReportedJob, findReportedJobs, type ReportedJob, ReportedJobsSearch } from '../../report-contract.ts';
import { REPORT_REASON_LABELS, REPORT_TABS, type ReportOutcome, type ReportTab } from '../../report-rules.ts';

const TAB_WORDS: Record<ReportTab, string> = { open: 'Open', decided: 'Decided' };
const EMPTY_WORDS: Record<ReportTab, [title: string, text: string]> = {
  open: ['No open reports', 'Jobs that veterans report appear here.'],
  decided: ['Nothing decided yet', 'Your decisions about reported jobs appear here for a year.'],
};
type OpenDialog = { outcome: ReportOutcome; entry: ReportedJob };

/** Jobs that veterans reported, with what is wrong with them, for a decision. */
export function ReportedJobsPage() {
  const search = useUrlSearch(ReportedJobsSearch);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const reply = useQuery({
    ...query(findReportedJobs, { query: search }),
    placeholderData: keepPreviousData,
  });
  const hrefOf = (change: Partial<typeof search>) =>
    searchHref(paths.operator.reportedJobs(), ReportedJobsSearch, search, change);
  const [title, text] = EMPTY_WORDS[search.tab];
  return (
    <>
      <DecisionQueue
        title="Reported jobs"
        lead="Read the job, then keep it or take it down. We tell the people who reported it what you decide."
        tab={search.tab}
        tabs={REPORT_TABS.map((tab) => ({
          name: tab,
          label: TAB_WORDS[tab],
          count: tab === 'open' ? reply.data?.counts.open : undefined,
        }))}
        hrefOf={hrefOf}
        reply={reply}
        what="reports"
        empty={{ title, text, icon: <IconFlag size={28} aria-hidden /> }}
        keyOf={({ job, decided_at }) => `${job.id} ${decided_at}`}
      >
        {(entry) => <Entry entry={entry} onAsk={(outcome) => setDialog({ outcome, entry })} />}
      </DecisionQueue>
      {dialog && <DecisionDialog dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

function Entry({ entry, onAsk }: { entry: ReportedJob; onAsk: (outcome: ReportOutcome) => void }) {
  const { job, reports, reports_total, outcome } = entry;
  return (
    <QueueEntry
      title={
        job.status === 'published' ? (
          <Link href={paths.job(job.id)} color="inherit">
            {job.title}
          </Link>
        ) : (
          job.title
        )
      }
      about={
        <>
          <Link href={paths.operator.company(job.company.id)}>{job.company.name}</Link>
          {` · ${counted(reports_total, 'report', 'reports')}`}
          {job.status !== 'published' && ' · No longer published'}
        </>
      }
      chips={
        outcome && (
          <Chip
            size="small"
            variant="outlined"
            color={outcome === 'taken_down' ? 'error' : 'success'}
            label={outcome === 'taken_down' ? 'Taken down' : 'Kept'}
          />
        )
      }
      decision={
        outcome && (
          <>
            {entry.decided_by && `${entry.decided_by}: `}
            {entry.reply}
          </>
        )
      }
      actions={
        !outcome && (
          <>
            <Button variant="contained" onClick={() => onAsk('kept')} aria-label={`Keep ${job.title}`}>
              Keep
            </Button>
            <Button variant="outlined" color="error" onClick={() => onAsk('taken_down')} aria-label={`Take down ${job.title}`}>
              Take down
            </Button>
          </>
        )
      }
    >
      <Box component="ul" aria-label={`Reports of ${job.title}`} sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {reports.map((report) => (
          <li key={report.id}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {REPORT_REASON_LABELS[report.reason]}
            </Typography>
            {report.details && (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', maxWidth: '75ch' }} dir="auto">
                {report.details}
              </Typography>
            )}
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <DateText value={report.created_at} />
            </Typography>
          </li>
        ))}
        {reports_total > reports.length && (
          <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
            {`and ${reports_total - reports.length} more`}
          </Typography>
        )}
      </Box>
    </QueueEntry>
  );
}

export function DecisionDialog({ dialog: { outcome, entry }, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const isTakenDown = outcome === 'taken_down';
  const form = useForm({ defaultValues: { reply: '', reason: '' } });
  const draft = useFormDraft(form, `decision on job ${entry.job.id} ${outcome}`);
  const decide = useMutation(
    mutation(
      (body: { reply: string; reason: string }) =>
        call(decideReportedJob, { params: { id: entry.job.id }, body: { ...body, seen: entry.last_report_id, outcome } }),
      { form, invalidates: [findReportedJobs], success: ({ message }) => message, onSuccess: onClose },
    ),
  );
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={isTakenDown ? 'Take down this job?' : 'Keep this job?'}
      text={
        isTakenDown
          ? `“${entry.job.title}” is closed, and so are its undecided applications. ${entry.job.company.name} can’t publish it again, but can publish a corrected copy.`
          : `“${entry.job.title}” stays as it is.`
      }
      submitLabel={isTakenDown ? 'Take down job' : 'Keep job'}
      destructive={isTakenDown}
      pending={decide.isPending}
      onSubmit={form.handleSubmit((body) => decide.mutate(body))}
      onClose={onClose}
    >
      {isTakenDown && (
        <TextInput
          control={form.control}
          name="reason"
          label={`Reason for ${entry.job.company.name}`}
          multiline
          maxLength={1000}
          autoFocus
        />
      )}
      <TextInput
        control={form.control}
        name="reply"
        label="Message to the people who reported it"
        multiline
        maxLength={1000}
        autoFocus={!isTakenDown}
      />
    </FormDialog>
  );
}
