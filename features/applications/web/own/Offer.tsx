import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { IconCalendarCheck, IconCalendarDown } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getTransitionSituation } from '#features/plans/transition-contract.ts';
import { todayIn } from '#kit/calendar/days.ts';
import { countryOf } from '#kit/country/country.ts';
import { download } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { useKeptFocus } from '#kit/ui/editing/useKeptFocus.ts';
import { MomentPanel } from '#kit/ui/page/MomentPanel.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import type { Application } from '../../contract.ts';
import { answerCountdown, daysToAnswer, startFit, startFitText } from '../../hire-rules.ts';
import { getOfferCalendar } from '../../offer-contract.ts';
import type { Offer } from '../../offer-shapes.ts';
import { OfferTerms } from '../OfferTerms.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { useEndApplication } from './useEndApplication.ts';

type OwnOfferProps = {
  application: Application;
  headingLevel: 'h3' | 'h4';
};

/** The offer as the veteran reads it: terms, the last day, and the answer. An open one is shown in full. */
export function OwnOffer({ application, headingLevel }: OwnOfferProps) {
  const { job } = application;
  const [asking, setAsking] = useState<'accept' | 'decline' | null>(null);
  const { accept, decline, pending } = useEndApplication(application.id);
  const close = () => setAsking(null);
  const region = useKeptFocus(asking ? null : application.stage);
  const [offer, before] = application.offers;
  const mayAnswer = application.stage === 'offer';
  const expired = offer?.state === 'expired';
  const save = useMutation(mutation(() => download(getOfferCalendar, { params: { id: application.id } }, 'offer.ics'), {}));
  const title = `Offer from ${job.company.name}`;
  const content = (
    <>
      {before?.state === 'replaced' && mayAnswer && (
        <Typography variant="body2">
          The employer changed the terms <DateText value={offer?.made_at ?? before.made_at} />. These are the current terms.
        </Typography>
      )}
      {offer ? (
        <OfferTerms offer={offer} />
      ) : (
        <Typography variant="body2">The employer hasn’t sent the terms yet. Ask about them before you decide.</Typography>
      )}
      {mayAnswer && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!expired && (
            <Button variant="contained" onClick={() => setAsking('accept')}>
              Accept offer
            </Button>
          )}
          <Button variant="outlined" color="inherit" onClick={() => setAsking('decline')}>
            Decline offer
          </Button>
          {offer?.state === 'open' && (
            <Button
              color="inherit"
              loading={save.isPending}
              loadingPosition="start"
              startIcon={<IconCalendarDown size={18} aria-hidden />}
              onClick={() => save.mutate()}
            >
              Add last day to calendar
            </Button>
          )}
        </Box>
      )}
      {asking === 'decline' && (
        <DeclineDialog
          job={job.title}
          company={job.company.name}
          pending={pending}
          onCancel={close}
          onConfirm={(answer, declined) => decline(answer, declined, close)}
        />
      )}
      <ConfirmDialog
        open={asking === 'accept'}
        title={`Accept the offer from ${job.company.name}?`}
        confirmLabel="Accept offer"
        cancelLabel="Not yet"
        pending={pending}
        onConfirm={() => accept(offer?.revision, close)}
        onCancel={close}
      >
        {`${job.title} at ${job.company.name}. You accept the terms of the offer. We’ll let the employer know.`}
        {offer && (
          <Box sx={{ mt: 2, p: 2, borderRadius: 1, bgcolor: 'background.subtle', color: 'text.primary' }}>
            <OfferTerms offer={offer} />
          </Box>
        )}
      </ConfirmDialog>
    </>
  );
  const titleId = `offer-${application.id}`;
  if (mayAnswer && !expired)
    return (
      <MomentPanel labelledBy={titleId} seed={41} region={region} body={<Box sx={{ display: 'grid', gap: 2 }}>{content}</Box>}>
        <OpenOfferHead title={title} titleId={titleId} headingLevel={headingLevel} offer={offer} />
      </MomentPanel>
    );
  return (
    <Box
      {...region}
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 2, borderRadius: 1, bgcolor: 'background.subtle', display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle1" component={headingLevel} id={titleId} sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {offer && <EndedOffer offer={offer} />}
      </Box>
      {content}
    </Box>
  );
}

type OpenOfferHeadProps = { title: string; titleId: string; headingLevel: 'h3' | 'h4'; offer: Offer | undefined };

/** Who offers, how many days are left to answer, and how the start fits the leaving date. */
function OpenOfferHead({ title, titleId, headingLevel, offer }: OpenOfferHeadProps) {
  const { countryId } = useLocale();
  const today = todayIn(countryOf(countryId).closingZone);
  const { data } = useQuery({ ...query(getTransitionSituation), enabled: !!offer?.start_on });
  const countdown = offer && answerCountdown(daysToAnswer(offer.answer_day, today));
  const fit = startFit(offer?.start_on ?? null, data?.data.situation.discharge_date ?? null, today);
  return (
    <>
      <Typography
        id={titleId}
        component={headingLevel}
        sx={{ typography: 'h3', maxWidth: { md: '70%' }, overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {offer && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          Answer by <DateText value={offer.answer_by} as="day" />
          {countdown && (
            <Box component="span" sx={{ fontWeight: 700 }}>
              {` · ${countdown}`}
            </Box>
          )}
        </Typography>
      )}
      {fit && (
        <Typography variant="body2" sx={{ mt: 0.5, display: 'flex', gap: 0.75, maxWidth: { md: '70%' } }}>
          <IconCalendarCheck size={18} aria-hidden style={{ flexShrink: 0 }} />
          {startFitText(fit)}
        </Typography>
      )}
    </>
  );
}

/** What became of an offer that can't be accepted any more. */
function EndedOffer({ offer: { state, answer_by } }: { offer: Offer }) {
  if (state === 'accepted') return <Chip size="small" color="success" label="You accepted" />;
  if (state === 'declined') return <Chip size="small" label="You declined" />;
  if (state === 'withdrawn') return <Chip size="small" label="Withdrawn" />;
  if (state !== 'expired') return null;
  return (
    <Chip
      size="small"
      color="warning"
      label={
        <>
          Was open until <DateText value={answer_by} as="day" />
        </>
      }
    />
  );
}
