import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { IconArrowRight, IconCalendarCheck, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { todayIn } from '#kit/calendar/days.ts';
import { countryOf } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { useKeptFocus } from '#kit/ui/editing/useKeptFocus.ts';
import { MomentPanel } from '#kit/ui/page/MomentPanel.tsx';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { getHire, type Hire } from '../../hire-contract.ts';
import { isNewHire, startFit, startFitText } from '../../hire-rules.ts';
import { OfferTerms } from '../OfferTerms.tsx';
import { WithdrawOthersDialog } from './WithdrawOthersDialog.tsx';

/** The job that the veteran has: of one application, or the latest while it is news. Nothing without one. */
export function HiredPanel({ applicationId, headingLevel = 'h2' }: { applicationId?: number; headingLevel?: 'h2' | 'h3' }) {
  const { countryId } = useLocale();
  const { data } = useQuery(query(getHire, { query: applicationId === undefined ? {} : { application_id: applicationId } }));
  const hire = data?.data;
  if (!hire) return null;
  const news = { start_on: hire.offer?.start_on ?? null, hired_on: hire.hired_on };
  if (applicationId === undefined && !isNewHire(news, todayIn(countryOf(countryId).closingZone))) return null;
  return <Panel hire={hire} headingLevel={headingLevel} isOwnPage={applicationId !== undefined} />;
}

type PanelProps = { hire: Hire; headingLevel: 'h2' | 'h3'; isOwnPage: boolean };

function Panel({ hire, headingLevel, isOwnPage }: PanelProps) {
  const { application_id, job_title, company_name, offer } = hire;
  const [withdrawing, setWithdrawing] = useState(false);
  const live = hire.live_applications.length;
  const region = useKeptFocus(withdrawing ? null : String(live));
  const fit = startFit(offer?.start_on ?? null, hire.leaves_on, hire.hired_on);
  const titleId = `hired-${application_id}`;
  return (
    <MomentPanel
      labelledBy={titleId}
      seed={41}
      region={region}
      body={
        <Box sx={{ display: 'grid', gap: { xs: 2.5, md: 4 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' } }}>
          <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
            {offer ? (
              <OfferTerms offer={offer} />
            ) : (
              <Typography variant="body2">
                {`Muster has no terms of this job. Ask ${company_name} for them in writing before you give notice.`}
              </Typography>
            )}
            {hire.done_tasks.length > 0 && <DoneTasks tasks={hire.done_tasks} />}
          </Box>
          <NextActions hire={hire} isOwnPage={isOwnPage} onWithdraw={() => setWithdrawing(true)} />
          {withdrawing && <WithdrawOthersDialog applications={hire.live_applications} onClose={() => setWithdrawing(false)} />}
        </Box>
      }
    >
      <Typography variant="overline" component="p" sx={{ lineHeight: 1.5, opacity: 0.9 }}>
        Congratulations
      </Typography>
      <Typography
        id={titleId}
        component={headingLevel}
        sx={{ fontSize: { xs: 24, sm: 30 }, fontWeight: 700, lineHeight: 1.2, maxWidth: { md: '60%' }, overflowWrap: 'anywhere' }}
      >
        {`You have the job at ${company_name}`}
      </Typography>
      <Typography sx={{ mt: 0.5, maxWidth: { md: '60%' }, overflowWrap: 'anywhere' }}>
        {job_title}
        {offer?.start_on && (
          <>
            {' · you start on '}
            <DateText value={offer.start_on} as="day" />
          </>
        )}
      </Typography>
      {fit && (
        <Box
          sx={{
            mt: 1.5,
            display: 'inline-flex',
            gap: 1,
            alignItems: 'flex-start',
            px: 1.25,
            py: 0.75,
            borderRadius: 1,
            bgcolor: '#FFFFFF',
            color: '#1E3452',
            typography: 'subtitle2',
          }}
        >
          <IconCalendarCheck size={18} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />
          {startFitText(fit)}
        </Box>
      )}
    </MomentPanel>
  );
}

function DoneTasks({ tasks }: { tasks: Hire['done_tasks'] }) {
  return (
    <div>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.75 }}>
        Done in your plan
      </Typography>
      <Box component="ul" aria-label="Done in your plan" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {tasks.map(({ id, plan_id, title }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
            <Box component="span" sx={{ display: 'inline-flex', mt: 0.25, color: 'success.text' }}>
              <IconCheck size={18} aria-hidden />
            </Box>
            <Link href={`${paths.veteran.transitionPlan({ plan_id })}#task-${id}`} color="textPrimary" underline="hover">
              {title}
            </Link>
          </Box>
        ))}
      </Box>
    </div>
  );
}

function NextActions({ hire, isOwnPage, onWithdraw }: { hire: Hire; isOwnPage: boolean; onWithdraw: () => void }) {
  const { application_id, company_name, offer, live_applications } = hire;
  const live = live_applications.length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <Typography variant="subtitle2" component="p">
        What to do now
      </Typography>
      {live > 0 && (
        <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'background.subtle', display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography variant="body2">
            {live === 1
              ? 'One other application is still open. Its employer doesn’t know yet.'
              : `${live} other applications are still open. Their employers don’t know yet.`}
          </Typography>
          <Button variant="contained" onClick={onWithdraw}>
            {`Withdraw ${counted(live, 'other application', 'other applications')}…`}
          </Button>
        </Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        <Action href={paths.veteran.application(application_id, { part: 'messages' })}>
          {offer?.start_on ? `Write to ${company_name}` : `Ask ${company_name} when you start`}
        </Action>
        <Action href={paths.veteran.transitionPlans()}>See what’s left in your plan</Action>
        <Action href={paths.veteran.visibility()}>Choose whether other employers can find you</Action>
        {!isOwnPage && <Action href={paths.veteran.application(application_id)}>Open the application</Action>}
      </Box>
    </Box>
  );
}

const Action = ({ href, children }: { href: string; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', typography: 'body2' }}>
    <IconArrowRight size={16} aria-hidden />
    <Link href={href} sx={{ py: 0.25 }}>
      {children}
    </Link>
  </Box>
);
