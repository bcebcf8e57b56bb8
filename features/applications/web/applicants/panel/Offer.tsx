import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { applyFieldErrors, keyOf, mutation } from '#kit/ui/data/query.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { type Applicant, getApplicant } from '../../../contract.ts';
import { saveOffer } from '../../../offer-contract.ts';
import type { Offer } from '../../../offer-shapes.ts';
import { DECLINE_REASONS, type OfferState } from '../../../rules.ts';
import { OfferTerms } from '../../OfferTerms.tsx';
import { refreshApplicants } from '../useApplicantMoves.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { type OfferForm, type OfferValues, termsOf } from './offer-values.ts';

const STATE_WORDS: Record<OfferState, string> = {
  open: 'Waiting for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Not answered in time',
  replaced: 'Replaced',
};
const STATE_COLOURS: Partial<Record<OfferState, 'success' | 'info' | 'warning'>> = {
  open: 'info',
  accepted: 'success',
  expired: 'warning',
};

/** The offer to an applicant: its terms, its state, and those before. Nothing where none was made. */
export function ApplicantOffer({ applicant }: { applicant: Applicant }) {
  const client = useQueryClient();
  const [editing, setEditing] = useState(false);
  const [offer, ...earlier] = applicant.offers;
  const mayChange = applicant.stage === 'offer';
  const save = useMutation(
    mutation(
      ({ values }: { values: OfferValues; form: OfferForm }) =>
        call(saveOffer, { params: { id: applicant.id }, body: { ...termsOf(values), revision: offer?.revision ?? 0 } }),
      {
        success: ({ message }) => message,
        onSuccess: (reply) => {
          client.setQueryData(keyOf(getApplicant, { params: { id: applicant.id } }), reply);
          void refreshApplicants(client);
          announce('Offer sent');
          setEditing(false);
        },
        onError: (error, { form }) => {
          if (applyFieldErrors(error, form.setError)) return true;
          // Somebody changed or answered it: the panel shows that.
          if (error instanceof ApiError && error.status === 409) void refreshApplicants(client);
          return false;
        },
      },
    ),
  );
  if (!mayChange && !offer) return null;
  return (
    <Box
      component="section"
      aria-labelledby="offer-heading"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.subtle', display: 'grid', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h4" component="h3" id="offer-heading" sx={{ mr: 'auto' }}>
          Offer
        </Typography>
        {offer && <Chip size="small" color={STATE_COLOURS[offer.state] ?? 'default'} label={STATE_WORDS[offer.state]} />}
      </Box>
      {offer ? (
        <>
          <When offer={offer} />
          <OfferTerms offer={offer} />
          {offer.state === 'declined' && (offer.decline_reason || offer.decline_note) && (
            <Box sx={{ typography: 'body2' }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {offer.decline_reason ? DECLINE_REASONS[offer.decline_reason] : 'Their words'}
              </Box>
              {offer.decline_note && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{offer.decline_note}</Box>}
            </Box>
          )}
        </>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {applicant.veteran.full_name} knows you want to offer the job and is waiting for the terms.
        </Typography>
      )}
      {mayChange && (
        <Box>
          <Button
            size="small"
            variant={offer ? 'outlined' : 'contained'}
            color={offer ? 'inherit' : 'primary'}
            onClick={() => setEditing(true)}
          >
            {!offer ? 'Send terms' : offer.state === 'open' ? 'Change offer' : 'Offer again'}
          </Button>
        </Box>
      )}
      {earlier.length > 0 && <Earlier offers={earlier} />}
      {editing && (
        <OfferDialog
          jobId={applicant.job.id}
          name={applicant.veteran.full_name}
          offer={offer}
          draftName={`offer ${applicant.id}`}
          onCancel={() => setEditing(false)}
          onSend={(values, form) =>
            save.mutateAsync({ values, form }).then(
              () => true,
              () => false,
            )
          }
        />
      )}
    </Box>
  );
}

function When({ offer: { state, answer_by, ended_at } }: { offer: Offer }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {state === 'open' && 'Open until '}
      {state === 'expired' && 'It was open until '}
      {state === 'open' || state === 'expired' ? (
        <DateText value={answer_by} as="day" />
      ) : (
        ended_at && (
          <>
            {STATE_WORDS[state]} <DateText value={ended_at} />
          </>
        )
      )}
    </Typography>
  );
}

/** Terms that were sent before the present ones. */
export function Earlier({ offers }: { offers: readonly Offer[] }) {
  return (
    <Accordion
      variant="outlined"
      disableGutters
      slotProps={{ heading: { component: 'h4' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<IconChevronDown size={18} aria-hidden />}>
        <Box component="span" sx={{ typography: 'body2' }}>
          {offers.length === 1 ? 'Terms before' : `${offers.length} earlier terms`}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ display: 'grid', gap: 2.5 }}>
        {offers.map((offer) => (
          <Box key={offer.revision} sx={{ display: 'grid', gap: 1 }}>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              Sent <DateText value={offer.made_at} as="day" />. {STATE_WORDS[offer.state]}.
            </Typography>
            <OfferTerms offer={offer} />
          </Box>
        ))}
      </AccordionDetails>
    </Accordion>
  );
}
