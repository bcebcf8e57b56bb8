import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import { getRecruiterJob } from '#features/jobs/recruiting-contract.ts';
import { SALARY_PERIODS } from '#features/jobs/shapes.ts';
import { countryOf } from '#kit/country/country.ts';
import { query } from '#kit/ui/data/query.ts';
import { FormDialog } from '#kit/ui/dialogs/FormDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { DateInput } from '#kit/ui/inputs/DateInput.tsx';
import { NumberInput } from '#kit/ui/inputs/NumberInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { counted } from '#kit/ui/text/counted.ts';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { currencySymbol, formatSalary } from '#kit/ui/text/money.ts';
import type { Offer } from '../../../offer-shapes.ts';
import { type JobOffered, type OfferForm, type OfferValues, offerValues } from './offer-values.ts';

type OfferDialogProps = {
  /** The job, whose pay and terms the dialog begins with. */
  jobId: number;
  name: string;
  /** Terms that were sent before. */
  offer?: Offer | undefined;
  /** For several applicants, who get the same terms: how many, and what else happens. */
  many?: { count: number; sentence: ReactNode };
  onCancel: () => void;
  /** The name of the draft of its terms, with the applicant. */
  draftName: string;
  /** @returns whether it was sent; errors of fields are set on the form */
  onSend: (values: OfferValues, form: OfferForm) => Promise<boolean>;
  /** Moves to the stage without terms. Left out where the applicant is there already. */
  onWithoutTerms?: () => Promise<void>;
};

/** Terms of an offer, and the day by which the veteran answers. */
export function OfferDialog({ jobId, ...props }: OfferDialogProps) {
  const { data, isPending } = useQuery(query(getRecruiterJob, { params: { id: jobId } }));
  // Without the job, the terms are typed by hand.
  return isPending ? null : <TermsDialog {...props} job={data?.data.draft} />;
}

type TermsDialogProps = Omit<OfferDialogProps, 'jobId'> & { job: JobOffered | undefined };

function TermsDialog({ job, name, offer, many, draftName, onCancel, onSend, onWithoutTerms }: TermsDialogProps) {
  const id = useId();
  const { language, countryId } = useLocale();
  const advertised = job && formatSalary({ ...job, per: job.salary_per }, language);
  const form = useForm<OfferValues>({ defaultValues: offerValues(offer, job) });
  const draft = useFormDraft(form, draftName);
  const { control } = form;
  const busy = form.formState.isSubmitting;
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={offer ? `Change the offer to ${name}` : `Make an offer to ${name}`}
      text={
        many ? (
          <>Each of them reads these terms and accepts or declines them here. {many.sentence}</>
        ) : (
          `${name} reads these terms and accepts or declines them here. You’re both told if the last day passes without an answer.`
        )
      }
      submitLabel={
        many ? `Send ${counted(many.count, 'offer', 'offers')}` : offer?.state === 'open' ? 'Send changed offer' : 'Send offer'
      }
      pending={busy}
      moreActions={
        onWithoutTerms && (
          <Button color="inherit" disabled={busy} onClick={() => void onWithoutTerms()}>
            Move now, terms later
          </Button>
        )
      }
      // The menu that opened this dialog no longer exists.
      disableRestoreFocus
      onSubmit={form.handleSubmit(async (values) => {
        if (await onSend(values, form)) draft.clear();
      })}
      onClose={onCancel}
    >
      {offer && offer.state !== 'open' && (
        <Alert severity="info">The earlier offer is closed. Sending these terms opens a new one.</Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' } }}>
        <NumberInput
          control={control}
          name="pay_amount"
          id={`${id}-pay`}
          label="Pay"
          step="any"
          max={10_000_000}
          help={advertised && `Pay of the job: ${advertised}.`}
          startAdornment={
            <Box component="span" sx={{ mr: 0.5 }}>
              {currencySymbol(job?.currency ?? countryOf(countryId).currency, language)}
            </Box>
          }
        />
        <SelectInput
          control={control}
          name="pay_per"
          id={`${id}-per`}
          label="Per"
          options={SALARY_PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value] }))}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DateInput control={control} name="answer_by" id={`${id}-answer`} label="Answer by" help="The last day to accept." />
        <DateInput control={control} name="start_on" id={`${id}-start`} label="Start date" optional />
      </Box>
      <TextInput control={control} name="place" id={`${id}-place`} label="Place of work" maxLength={200} optional />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextInput
          control={control}
          name="hours"
          id={`${id}-hours`}
          label="Hours"
          maxLength={200}
          placeholder="37.5 a week, Monday to Friday"
          optional
        />
        <TextInput
          control={control}
          name="contract"
          id={`${id}-contract`}
          label="Contract"
          maxLength={200}
          placeholder="Permanent, 3 months’ probation"
          optional
        />
      </Box>
      <TextInput
        control={control}
        name="note"
        id={`${id}-note`}
        label={many ? 'Note to each of them' : `Note to ${name}`}
        multiline
        minRows={3}
        maxRows={10}
        maxLength={3000}
        optional
      />
    </FormDialog>
  );
}

const PERIOD_WORDS: Record<Offer['pay_per'], string> = {
  hour: 'Hour',
  day: 'Day',
  week: 'Week',
  month: 'Month',
  year: 'Year',
};
