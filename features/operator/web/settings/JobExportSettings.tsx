import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { IconCopy } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { findJobExports, type JobExport, updateJobExport } from '#features/job-feeds/export-contract.ts';
import { EXPORT_LABELS } from '#features/job-feeds/export-rules.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { copyLink } from '#kit/ui/text/copy-link.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Files with all open jobs for other job sites. */
export function JobExportSettings() {
  const { data, error, isFetching, refetch } = useQuery(query(findJobExports));
  const exports = data?.data;
  return (
    <SettingsSection
      title="Jobs on other sites"
      lead="Publishes all open jobs for other job sites, with what visitors see here. Links lead to this site and track nobody."
    >
      {error && !exports ? (
        <ErrorState title="The formats could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !exports ? (
        <FormSkeleton fields={4} what="the formats" />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {exports.map((one) => (
            <ExportRow key={one.kind} one={one} />
          ))}
        </Box>
      )}
    </SettingsSection>
  );
}

function ExportRow({ one }: { one: JobExport }) {
  const { kind, is_on, address, folder } = one;
  const label = EXPORT_LABELS[kind];
  const change = useMutation(
    mutation(updateJobExport, {
      success: ({ data }) => (data.is_on ? `${label} turned on` : `${label} turned off`),
      invalidates: [findJobExports],
    }),
  );
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <FormControlLabel
        control={
          <Switch
            checked={change.isPending ? change.variables.body.is_on : is_on}
            disabled={change.isPending}
            onChange={(_, checked) => change.mutate({ params: { kind }, body: { is_on: checked } })}
          />
        }
        label={label}
      />
      {is_on && (
        <Box sx={{ pl: { xs: 0, sm: 6 }, typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {address !== null && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <code>{address}</code>
              <Button
                size="small"
                color="inherit"
                startIcon={<IconCopy size={16} aria-hidden />}
                aria-label={`Copy the address for ${label}`}
                onClick={() => void copyLink(address)}
              >
                Copy
              </Button>
            </Box>
          )}
          {folder !== null && (
            <div>
              Written every evening into <code>{folder}</code>, in the server’s folder for exports. Whoever runs the server
              uploads the files.
            </div>
          )}
          <Typography variant="inherit" component="div">
            <LastWritten one={one} />
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** When the file was last complete, and with how many jobs. */
function LastWritten({ one: { written_at, jobs, left_out, folder } }: { one: JobExport }) {
  if (written_at === null || jobs === null) return folder === null ? 'Not read yet' : 'Not written yet';
  return (
    <>
      {folder === null ? 'Last read' : 'Last written'} <DateText value={written_at} />, {jobs.toLocaleString()}{' '}
      {jobs === 1 ? 'job' : 'jobs'}
      {left_out ? `; ${left_out.toLocaleString()} left out, because they lack what the format requires` : ''}
      {left_out && folder !== null ? ': see report.csv in the folder' : ''}
    </>
  );
}
