import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { IconCalendarDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '#kit/ui/data/api.ts';
import { mutation } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { useKeptFocus } from '#kit/ui/editing/useKeptFocus.ts';
import { DateText } from '#kit/ui/text/DateText.tsx';
import type { Application } from '../../contract.ts';
import { getOfferCalendar } from '../../offer-contract.ts';
import type { Offer } from '../../offer-shapes.ts';
import { OfferTerms } from '../OfferTerms.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { useEndApplication } from './useEndApplication.ts';

type OwnOfferProps = {
  application: Application;
  headingLevel: 'h3' | 'h4';
};

/** The offer as the veteran reads it: terms, the last day, and the answer. */
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
  return (
    <Box
      {...region}
      component="section"
      aria-labelledby={`offer-${application.id}`}
      sx={{ p: 2, borderRadius: 1, bgcolor: 'background.subtle', display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="subtitle1" component={headingLevel} id={`offer-${application.id}`} sx={{ mr: 'auto' }}>
          Offer from {application.job.company.name}
        </Typography>
        {offer && <OfferDate offer={offer} mayAnswer={mayAnswer} />}
      </Box>
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
    </Box>
  );
}

function OfferDate({ offer: { state, answer_by }, mayAnswer }: { offer: Offer; mayAnswer: boolean }) {
  if (state === 'accepted') return <Chip size="small" color="success" label="You accepted" />;
  if (state === 'declined') return <Chip size="small" label="You declined" />;
  if (state === 'withdrawn') return <Chip size="small" label="Withdrawn" />;
  if (state === 'expired')
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
  return mayAnswer ? (
    <Chip
      size="small"
      color="info"
      label={
        <>
          Answer by <DateText value={answer_by} as="day" />
        </>
      }
    />
  ) : null;
}
