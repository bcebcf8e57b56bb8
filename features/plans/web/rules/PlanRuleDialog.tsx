import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { CATEGORIES } from '#features/services/rules.ts';
import { addMonths } from '#kit/calendar/days.ts';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { AutocompleteInput } from '#kit/ui/inputs/AutocompleteInput.tsx';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { DateInput } from '#kit/ui/inputs/DateInput.tsx';
import { NumberInput } from '#kit/ui/inputs/NumberInput.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { useLocale } from '#kit/ui/text/locale.tsx';
import { findPlanRules, getPlanRule, type ListedRule, previewPlanRule, savePlanRule } from '../../rule-contract.ts';
import { describeOffset } from '../../scheduling.ts';
import { lengthOfService, PLAN_NAMES, reasonsOf } from '../../transition-words.ts';
import { useToday } from '../useToday.ts';
import { RuleConditions } from './RuleConditions.tsx';
import { checkMonths, checkOffset, definitionOf, type RuleValues, valuesOfRule } from './rule-form.ts';

const HOW = 'A number of months or days from the day of leaving: “-9 months” is before it, “60 days” after it.';

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: PLAN_NAMES[value] }));
const DUE_OPTIONS: { value: RuleValues['due_at']; label: string }[] = [
  { value: 'offset', label: 'Months or days from leaving' },
  { value: 'first_of_month', label: 'The first of a month' },
  { value: 'end_of_month', label: 'The last day of a month' },
  { value: 'yearly', label: 'A day of each year' },
  { value: 'fixed', label: 'A fixed day' },
];

type DialogProps = {
  /** Null for a new rule. */
  rule: ListedRule | null;
  /** All rules, to choose those that come first. */
  rules: readonly ListedRule[];
  onClose: () => void;
};

/** A new rule, or a new version of one, with what it gives sample people. */
export function PlanRuleDialog({ rule, rules, onClose }: DialogProps) {
  const today = useToday();
  const { countryId } = useLocale();
  const form = useForm<RuleValues>({ defaultValues: valuesOfRule(rule, today) });
  const draft = useFormDraft(form, rule ? `rule ${rule.key}` : 'new rule');
  const { control, register, getValues, setError } = form;
  const due_at = useWatch({ control, name: 'due_at' });
  // The rules of these fields, which the fields themselves do not take.
  register('opens', { validate: (text) => checkOffset(text, { optional: true }) });
  register('closes', { validate: (text) => checkOffset(text, { optional: true }) });
  register('due', { validate: (text, { due_at: at }) => at !== 'offset' || checkOffset(text, { optional: false }) });
  register('due_months', { validate: (text, { due_at: at }) => at === 'offset' || at === 'fixed' || checkMonths(text) });
  register('due_day', { validate: (day, { due_at: at }) => at !== 'fixed' || day !== '' || 'Choose the day' });

  const preview = useMutation(
    mutation(
      (values: RuleValues) =>
        call(previewPlanRule, { body: { rule: definitionOf(values), people: samplePeople(today, countryId) } }),
      { form: { getValues, setError } },
    ),
  );
  return (
    <EditDialog
      form={form}
      draft={draft}
      title={rule ? `New version of “${rule.title}”` : 'New rule'}
      saveLabel={rule ? 'Save new version' : 'Save rule'}
      savedText="Rule saved"
      maxWidth="md"
      list={findPlanRules}
      alsoShownIn={[getPlanRule]}
      row={rule && { revision: rule.version, values: valuesOfRule(rule, today) }}
      onClose={onClose}
      onSave={(values, seen) =>
        call(savePlanRule, { params: { key: rule?.key ?? values.key }, body: { seen, rule: definitionOf(values) } })
      }
    >
      <TextInput control={control} name="rule.title" label="What to do" maxLength={200} />
      <TextInput control={control} name="rule.why" label="Why" multiline minRows={2} maxLength={600} />
      <Box sx={TWO}>
        <TextInput control={control} name="rule.who" label="Who does it" maxLength={200} />
        <SelectInput control={control} name="rule.category" label="Plan" options={CATEGORY_OPTIONS} />
        <TextInput
          control={control}
          name="rule.link"
          label="Link"
          optional
          help="An https address, or a page here like /veteran/jobs"
        />
        {!rule && (
          <TextInput
            control={control}
            name="key"
            label="Key"
            help="A permanent name, like uk-final-medical: lower case, digits, hyphens"
            maxLength={80}
          />
        )}
      </Box>
      <RuleConditions control={control} />
      <AutocompleteInput
        control={control}
        name="rule.depends_on"
        label="Comes after"
        help="This task depends on these."
        options={rules.filter(({ key }) => key !== rule?.key).map(({ key, title }) => ({ value: key, label: title }))}
        multiple
        optional
      />
      <Box sx={TWO}>
        <SelectInput control={control} name="due_at" label="Due" options={DUE_OPTIONS} />
        {due_at === 'offset' && <TextInput control={control} name="due" label="From leaving" help={HOW} />}
        {due_at === 'fixed' && <DateInput control={control} name="due_day" label="Day" />}
        {due_at !== 'offset' && due_at !== 'fixed' && (
          <TextInput
            control={control}
            name="due_months"
            label="Months from leaving"
            help="“-2 months” is before it, “0 months” the month of leaving."
          />
        )}
        {due_at === 'yearly' && (
          <>
            <NumberInput control={control} name="due_date" label="Day of the month" max={31} />
            <NumberInput control={control} name="due_month" label="Month" help="1 to 12" max={12} />
          </>
        )}
        <TextInput control={control} name="opens" label="Can begin" optional help="Leave empty for any time." />
        <TextInput control={control} name="closes" label="Can be done until" optional help="Leave empty for no end." />
      </Box>
      <Box sx={TWO}>
        <TextInput control={control} name="rule.source_name" label="Source" maxLength={200} />
        <TextInput control={control} name="rule.source_url" type="url" label="Address of the source" optional />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
        <DateInput control={control} name="rule.checked_on" label="Checked on" />
        <DateInput control={control} name="rule.effective_from" label="In force from" />
        <DateInput control={control} name="rule.effective_to" label="In force until" optional />
      </Box>
      <CheckboxInput control={control} name="rule.is_confirmed" label="Read at its source" />
      {rule && <CheckboxInput control={control} name="rule.is_withdrawn" label="No longer use this rule" />}
      <Box component="section" aria-label="Preview">
        <Button
          variant="outlined"
          color="inherit"
          loading={preview.isPending}
          onClick={form.handleSubmit((values) => preview.mutate(values))}
        >
          Preview on sample people
        </Button>
        {preview.data && (
          <Box role="status">
            <Box component="dl" sx={{ m: 0, mt: 1.5, display: 'grid', gap: 1, typography: 'body2' }}>
              {preview.data.data.map((person) => (
                <Box key={person.name} sx={{ display: 'grid', gridTemplateColumns: { sm: '220px 1fr' }, columnGap: 2 }}>
                  <Box component="dt" sx={{ fontWeight: 600 }}>
                    {person.name}
                  </Box>
                  <Box component="dd" sx={{ m: 0, color: person.applies === 'no' ? 'text.secondary' : 'text.primary' }}>
                    {person.applies !== 'no' && (
                      <>
                        {'Due '}
                        {person.due_on ? <DateText value={person.due_on} as="day" /> : person.due_text}
                        {'. '}
                      </>
                    )}
                    {person.sentence}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        )}
      </Box>
      {rule && <Versions ruleKey={rule.key} />}
    </EditDialog>
  );
}

const TWO = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

function Versions({ ruleKey }: { ruleKey: string }) {
  const versions = useQuery(query(getPlanRule, { params: { key: ruleKey } }));
  return (
    <Box component="section" aria-label="Versions">
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
