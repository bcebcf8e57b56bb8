import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/api.ts';
import { CheckboxInput } from '#kit/ui/CheckboxInput.tsx';
import { DateText } from '#kit/ui/DateText.tsx';
import { useLocale } from '#kit/ui/locale.tsx';
import { mutation, query } from '#kit/ui/query.ts';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { addMonths } from '../days.ts';
import { findPlanRules, getPlanRule, type ListedRule, previewPlanRule, savePlanRule } from '../rule-contract.ts';
import { describeOffset } from '../scheduling.ts';
import { lengthOfService, reasonsOf } from '../transition-words.ts';
import { useToday } from './useToday.ts';

type Values = {
  title: string;
  why: string;
  who: string;
  link: string;
  source_name: string;
  source_url: string;
  checked_on: string;
  effective_from: string;
  effective_to: string;
  /** Months or days from the discharge date, as text. */
  opens: string;
  due: string;
  closes: string;
  is_confirmed: boolean;
  is_withdrawn: boolean;
};

type Offset = NonNullable<ListedRule['timing']['opens']>;

/** `-9 months`, `120 days` */
const written = (offset: Offset | null) =>
  offset === null ? '' : 'months' in offset ? `${offset.months} months` : `${offset.days} days`;

function readOffset(text: string): Offset | null {
  const [, count, unit] = /^\s*([+-]?\d{1,4})\s*(months?|days?)\s*$/i.exec(text) ?? [];
  if (!count || !unit) return null;
  return /^m/i.test(unit) ? { months: Number(count) } : { days: Number(count) };
}

const HOW = 'A number of months or days from the day of leaving: “-9 months” is before it, “60 days” after it.';
const offsetRule = (optional: boolean) => ({
  validate: (text: string) =>
    (optional && text.trim() === '') || readOffset(text) !== null || 'Write it like “-9 months” or “60 days”.',
});

/** A new version of a rule, with what it gives sample people. */
export function PlanRuleDialog({ rule, onClose }: { rule: ListedRule; onClose: () => void }) {
  const id = useId();
  const today = useToday();
  const { countryId } = useLocale();
  const versions = useQuery(query(getPlanRule, { params: { key: rule.key } }));
  const { due } = rule.timing;
  const form = useForm<Values>({
    defaultValues: {
      title: rule.title,
      why: rule.why,
      who: rule.who,
      link: rule.link ?? '',
      source_name: rule.source_name,
      source_url: rule.source_url ?? '',
      checked_on: today,
      effective_from: today,
      effective_to: rule.effective_to ?? '',
      opens: written(rule.timing.opens),
      due: due.at === 'offset' ? written(due.offset) : '',
      closes: written(rule.timing.closes),
      is_confirmed: rule.is_confirmed,
      is_withdrawn: rule.is_withdrawn,
    },
  });
  const { control, register } = form;
  // The rules of these fields, which the fields themselves do not take.
  register('opens', offsetRule(true));
  register('closes', offsetRule(true));
  if (due.at === 'offset') register('due', offsetRule(false));

  const definitionOf = (values: Values) => {
    const offset = readOffset(values.due);
    return {
      category: rule.category,
      title: values.title,
      why: values.why,
      who: values.who,
      link: values.link || null,
      source_name: values.source_name,
      source_url: values.source_url || null,
      is_confirmed: values.is_confirmed,
      checked_on: values.checked_on,
      effective_from: values.effective_from,
      effective_to: values.effective_to || null,
      is_withdrawn: values.is_withdrawn,
      depends_on: rule.depends_on,
      conditions: rule.conditions,
      timing: {
        opens: readOffset(values.opens),
        due: due.at === 'offset' && offset ? { at: 'offset' as const, offset } : due,
        closes: readOffset(values.closes),
      },
    };
  };
  const save = useMutation(
    mutation(
      (values: Values) =>
        call(savePlanRule, { params: { key: rule.key }, body: { seen: rule.version, rule: definitionOf(values) } }),
      { invalidates: [findPlanRules, getPlanRule], success: 'Rule saved', onSuccess: onClose },
    ),
  );
  const preview = useMutation(
    mutation((values: Values) =>
      call(previewPlanRule, { body: { rule: definitionOf(values), people: samplePeople(today, countryId) } }),
    ),
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{`New version of “${rule.title}”`}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          id={`${id}-form`}
          noValidate
          onSubmit={form.handleSubmit((values) => save.mutate(values))}
          sx={{ display: 'grid', gap: 2, pt: 1 }}
        >
          <TextInput control={control} name="title" label="What to do" maxLength={200} />
          <TextInput control={control} name="why" label="Why" multiline minRows={2} maxLength={600} />
          <TextInput control={control} name="who" label="Who does it" maxLength={200} />
          <TextInput
            control={control}
            name="link"
            label="Link"
            optional
            help="An https address, or a page here like /veteran/jobs"
          />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
            <TextInput control={control} name="opens" label="Can begin" optional help={HOW} />
            {due.at === 'offset' && <TextInput control={control} name="due" label="Due" />}
            <TextInput control={control} name="closes" label="Can be done until" optional />
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <TextInput control={control} name="source_name" label="Source" maxLength={200} />
            <TextInput control={control} name="source_url" type="url" label="Address of the source" optional />
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
            <TextInput control={control} name="checked_on" type="date" label="Checked on" />
            <TextInput control={control} name="effective_from" type="date" label="In force from" />
            <TextInput control={control} name="effective_to" type="date" label="In force until" optional />
          </Box>
          <CheckboxInput control={control} name="is_confirmed" label="Read at its source" />
          <CheckboxInput control={control} name="is_withdrawn" label="No longer use this rule" />
        </Box>
        <Box component="section" aria-label="Preview" sx={{ mt: 3 }}>
          <Button
            variant="outlined"
            color="inherit"
            loading={preview.isPending}
            onClick={form.handleSubmit((values) => preview.mutate(values))}
          >
            Preview on sample people
          </Button>
          {preview.data && (
            <Box component="ul" role="status" sx={{ pl: 2.5, typography: 'body2' }}>
              {preview.data.data.map((person) => (
                <li key={person.name}>
                  {`${person.name}: `}
                  {person.applies === 'no' ? person.sentence : `${person.due_on ?? person.due_text}. ${person.sentence}`}
                </li>
              ))}
            </Box>
          )}
        </Box>
        <Box component="section" aria-label="Versions" sx={{ mt: 2 }}>
          <Typography variant="subtitle2" component="h3">
            Versions
          </Typography>
          {versions.isError && <Alert severity="error">The versions could not be loaded.</Alert>}
          <Box component="ol" sx={{ m: 0, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
            {(versions.data?.data ?? []).map((one) => (
              <li key={one.version}>
                {`Version ${one.version}, ${one.is_own ? 'written here' : 'from the product'}, in force from `}
                <DateText value={one.effective_from} as="day" />
                {one.timing.due.at === 'offset' && `, due ${describeOffset(one.timing.due.offset)}`}
                {one.is_withdrawn && ', not in use'}
              </li>
            ))}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={save.isPending}>
          Save new version
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Four people who differ in what rules ask about. */
function samplePeople(today: string, countryId: number) {
  const base = { service: 'army', component: 'regular', reason: 'end_of_service', rank_band: 'or_1_5' } as const;
  const sample = (service_months: number, inMonths: number, more: object = {}) => ({
    ...base,
    service_months,
    discharge_date: addMonths(today, inMonths),
    ...more,
  });
  const medical = reasonsOf(countryId).medical ?? 'Medical';
  return [
    { name: `${lengthOfService(36)}, leaves in a year`, ...sample(36, 12) },
    { name: `${lengthOfService(96)}, leaves in two years`, ...sample(96, 24, { rank_band: 'or_6_7' }) },
    { name: `${lengthOfService(48)}, ${medical.toLowerCase()}, leaves in six months`, ...sample(48, 6, { reason: 'medical' }) },
    {
      name: 'Nothing stated',
      service: null,
      component: null,
      reason: null,
      rank_band: null,
      service_months: null,
      discharge_date: null,
    },
  ];
}
