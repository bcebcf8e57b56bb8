import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CompanyLogo, placeOf } from '#features/jobs/web/parts.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { deleteApplicationDraft, findApplicationDrafts, getApplicationDraft } from '../../draft-contract.ts';

/** Applications that are saved and not sent, with the way back to each. Nothing where there is none. */
export function DraftList() {
  const drafts = useQuery(query(findApplicationDrafts)).data?.data ?? [];
  const discard = useMutation(
    mutation(deleteApplicationDraft, {
      invalidates: [findApplicationDrafts, getApplicationDraft],
      success: ({ message }) => message,
    }),
  );
  if (drafts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="drafts" sx={{ mb: 4 }}>
      <Typography variant="subtitle1" component="h2" id="drafts" sx={{ mb: 1.5 }}>
        {drafts.length === 1 ? '1 application to finish' : `${drafts.length} applications to finish`}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {drafts.map(({ job, updated_at, expires_at }) => (
          <Box component="li" key={job.id} sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            <CompanyLogo company={job.company} />
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link href={paths.veteran.job(job.id)} variant="subtitle2" color="textPrimary" underline="hover">
                {job.title}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[job.company.name, placeOf(job)].filter(Boolean).join(' · ')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Saved <DateText value={updated_at} />, kept until <DateText value={expires_at} as="day" />. Only you can see it.
              </Typography>
            </Box>
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button
                size="small"
                variant="contained"
                href={paths.veteran.jobApply(job.id)}
                aria-label={`Continue applying for ${job.title}`}
              >
                Continue
              </Button>
              <Button
                size="small"
                color="inherit"
                disabled={discard.isPending}
                aria-label={`Discard the application for ${job.title}`}
                onClick={() => discard.mutate({ params: { id: job.id } })}
              >
                Discard
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
