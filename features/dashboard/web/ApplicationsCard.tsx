import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { IconCalendarEvent } from '@tabler/icons-react';
import { stageWords } from '#features/applications/web/parts.ts';
import type { Stage } from '#features/jobs/stages.ts';
import { Anchor } from '#kit/ui/page/link.tsx';
import { paths } from '#kit/ui/paths.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import type { ApplicationNews } from '../veteran-contract.ts';
import { DashboardCard } from './DashboardCard.tsx';
import { openInWords } from './dashboard-words.ts';
import { useDashboard } from './useDashboard.ts';

const CHIP_COLOURS: Partial<Record<Stage, 'success' | 'info' | 'default'>> = {
  offer: 'success',
  hired: 'success',
  shortlisted: 'info',
  interview: 'info',
};

/** How many applications wait for an answer, and which changed last. */
export function ApplicationsCard() {
  const { data, ...state } = useDashboard('applications');
  const news = data?.application_news;
  const applied = paths.veteran.jobs({ jobType: 'applied' });
  return (
    <DashboardCard
      title="Your applications"
      link={news && news.total > 0 ? { label: `All ${news.total}`, href: applied } : undefined}
      what="your applications"
      state={state}
      height={160}
    >
      {news &&
        (news.total === 0 ? (
          <>
            <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 2 }}>
              When you apply for a job, its progress and expected reply date show here.
            </Box>
            <Button variant="outlined" color="inherit" href={paths.veteran.jobs()} sx={{ alignSelf: 'start', mt: 'auto' }}>
              Find a job
            </Button>
          </>
        ) : (
          <>
            <Box sx={{ typography: 'subtitle1' }}>{openInWords(news)}</Box>
            {news.next_interview && <NextInterview interview={news.next_interview} />}
            <Box component="ul" aria-label="Latest changes" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
              {news.news.map(({ application_id, job_title, company_name, stage, at }) => (
                <Box
                  component="li"
                  key={application_id}
                  sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.75, minHeight: 36 }}
                >
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <Box
                      component={Anchor}
                      href={paths.veteran.application(application_id)}
                      title={`${job_title}, ${company_name}`}
                      sx={{
                        display: 'block',
                        py: 0.25,
                        typography: 'body2',
                        color: 'text.primary',
                        textDecoration: 'none',
                        overflow: 'hidden',
                        textOverflow: 'ellipsis',
                        whiteSpace: 'nowrap',
                        '&:hover': { textDecoration: 'underline' },
                      }}
                    >
                      {job_title}
                      <Box component="span" sx={{ color: 'text.secondary' }}>
                        , {company_name}
                      </Box>
                    </Box>
                    <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                      <DateText value={at} capital />
                    </Box>
                  </Box>
                  <Chip size="small" color={CHIP_COLOURS[stage] ?? 'default'} label={stageWords(stage)} />
                </Box>
              ))}
            </Box>
          </>
        ))}
    </DashboardCard>
  );
}

/** When and with whom the next interview is, in the reader's own time. */
function NextInterview({ interview }: { interview: NonNullable<ApplicationNews['next_interview']> }) {
  const { language } = useLocale();
  const { application_id, job_title, company_name, starts_at } = interview;
  const when = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(starts_at));
  return (
    <Box
      component={Anchor}
      href={paths.veteran.application(application_id)}
      sx={{
        mt: 1,
        px: 1.5,
        py: 1,
        display: 'flex',
        gap: 1.25,
        alignItems: 'center',
        borderRadius: 1,
        bgcolor: 'info.soft',
        color: 'text.primary',
        typography: 'body2',
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      <IconCalendarEvent size={20} aria-hidden />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          Interview <time dateTime={starts_at}>{when}</time>
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {job_title}, {company_name}
        </Box>
      </Box>
    </Box>
  );
}
