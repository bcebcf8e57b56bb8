import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useController, useForm, useWatch } from 'react-hook-form';
import { findCompanies } from '#features/companies/contract.ts';
import { resumeInText } from '#kit/country/country.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { RestoredNotice } from '#kit/ui/editing/RestoredNotice.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { FormField } from '#kit/ui/inputs/FormField.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { resumeWord, useLocale } from '#kit/ui/text/locale.tsx';
import { getVisibility, updateVisibility, type Visibility } from '../contract.ts';
import { CandidateFactsView } from './CandidateFactsView.tsx';

type Values = { is_open: boolean; headline: string; shows_clearance: boolean; hidden_companies: string[] };

/** What a veteran chooses, beside exactly what employers read. */
export function VisibilityForm({ visibility }: { visibility: Visibility }) {
  const { is_open, headline, shows_clearance, hidden_companies, revision, preview } = visibility;
  const form = useForm<Values>({ defaultValues: { is_open, headline: headline ?? '', shows_clearance, hidden_companies } });
  const draft = useFormDraft(form, 'visibility');
  const save = useMutation(
    mutation(updateVisibility, {
      form,
      invalidates: [getVisibility],
      success: ({ data }) => (data.is_open ? 'Saved. Employers can find you.' : 'Saved. Employers can’t find you.'),
      onSuccess: () => form.reset(form.getValues()),
    }),
  );
  const isOpen = useWatch({ control: form.control, name: 'is_open' });
  const cv = resumeInText(resumeWord(useLocale().countryId));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 420px)' },
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={form.handleSubmit((values) =>
          save.mutate({ body: { ...values, headline: values.headline.trim() || null, revision } }),
        )}
        sx={{ display: 'grid', gap: 3, maxWidth: 640 }}
      >
        {draft.restoredAt !== null && <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />}
        <OpenChoice control={form.control} />
        {isOpen && (
          <>
            <TextInput
              control={form.control}
              name="headline"
              label="One line about you"
              optional
              maxLength={160}
              placeholder="Workshop sergeant looking for heavy plant"
              help="Employers read it before they know who you are: leave out names, numbers and addresses."
            />
            <CheckboxInput
              control={form.control}
              name="shows_clearance"
              label="Show my security clearance"
              help={`Its level, from your newest ${cv}. Never the year.`}
            />
            <HiddenCompanies control={form.control} />
          </>
        )}
        <div>
          <Button type="submit" variant="contained" loading={save.isPending}>
            Save changes
          </Button>
        </div>
      </Box>
      <Box component="section" aria-label="What employers see">
        <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
          What employers see
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {is_open
            ? 'This is all they see until you accept a request.'
            : 'Nobody can see this at the moment. This is what they would see.'}{' '}
          Your name, photo, contact details and town are left out, and so are your date of birth, gender, discharge, health and
          support needs, whatever you choose.
        </Typography>
        <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
          <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
            {preview.label}
          </Typography>
          <CandidateFactsView facts={preview.facts} />
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Changes to your {cv} or profile appear within a minute. After six months without signing in, employers can no longer
          find you.
        </Typography>
      </Box>
    </Box>
  );
}

function OpenChoice({ control }: { control: Control<Values> }) {
  const { field } = useController({ control, name: 'is_open' });
  return (
    <Box role="radiogroup" aria-labelledby="visibility-open">
      <Typography id="visibility-open" variant="h3" component="h2" sx={{ mb: 1 }}>
        Who can find you
      </Typography>
      <RadioGroup value={field.value ? 'open' : 'closed'} onChange={(_, value) => field.onChange(value === 'open')}>
        <FormControlLabel value="closed" control={<Radio />} label="Only employers I apply to" />
        <FormControlLabel value="open" control={<Radio />} label="Approved employers on this site can find me, without my name" />
      </RadioGroup>
    </Box>
  );
}

/** Names of employers; those on this site are offered, others can be typed. */
function HiddenCompanies({ control }: { control: Control<Values> }) {
  const { field, fieldState } = useController({ control, name: 'hidden_companies' });
  const [typed, setTyped] = useState('');
  const found = useQuery({ ...query(findCompanies, { query: { search: typed } }), enabled: typed.trim().length >= 2 });
  return (
    <FormField
      id="visibility-hidden"
      label="Hide me from"
      optional
      error={fieldState.error?.message}
      help="For example, your current employer. Type a name and press Enter. The company doesn’t have to be on this site. Hiding from it ends any contact you have with it."
    >
      <Autocomplete
        id="visibility-hidden"
        multiple
        freeSolo
        options={(found.data?.data ?? []).map(({ name }) => name)}
        value={field.value}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text.slice(0, 200))}
        onChange={(_, names) => field.onChange([...new Set(names.map((name) => name.trim()).filter(Boolean))])}
        onBlur={field.onBlur}
        renderInput={({ slotProps, disabled }) => (
          <OutlinedInput fullWidth disabled={disabled} {...slotProps.input} slotProps={{ input: slotProps.htmlInput }} />
        )}
      />
    </FormField>
  );
}
