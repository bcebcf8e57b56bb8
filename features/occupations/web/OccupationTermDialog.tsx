import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { IconArrowUp, IconX } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#kit/ui/data/api.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { EditDialog } from '#kit/ui/dialogs/EditDialog.tsx';
import { useFormDraft } from '#kit/ui/editing/useFormDraft.ts';
import { AutocompleteInput } from '#kit/ui/inputs/AutocompleteInput.tsx';
import { CheckboxInput } from '#kit/ui/inputs/CheckboxInput.tsx';
import { FieldTexts } from '#kit/ui/inputs/FormField.tsx';
import { SelectInput } from '#kit/ui/inputs/SelectInput.tsx';
import { TextInput } from '#kit/ui/inputs/TextInput.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { findOccupations } from '../contract.ts';
import { LISTED_SERVICES } from '../service-keys.ts';
import {
  createOccupationTerm,
  findOccupationTerms,
  findOccupationTermVersions,
  findUntranslatedTitles,
  type OwnTerm,
  previewOccupationTerm,
  updateOccupationTerm,
} from '../term-contract.ts';
import type { ServiceKey } from '../translation/services.ts';

type Chosen = { onet_soc: string; name: string };
type Values = {
  terms: string;
  occupations: readonly Chosen[];
  services: ServiceKey[];
  kind: OwnTerm['kind'];
  source: string;
  is_active: boolean;
  /** Only to find an occupation, and to try the terms. */
  search: string;
  title: string;
};

const KIND_OPTIONS = [
  { value: 'anywhere', label: 'Anywhere in a title' },
  { value: 'whole', label: 'Only as the whole title' },
  { value: 'fallback', label: 'Only where nothing else matches' },
];
const SERVICE_OPTIONS = Object.entries(LISTED_SERVICES).map(([value, label]) => ({ value, label }));

type OccupationTermDialogProps = { term: OwnTerm | null; suggested: { title: string; service: string }; onClose: () => void };

const isService = (key: string): key is ServiceKey => key in LISTED_SERVICES;

const valuesOf = (term: OwnTerm | null, suggested: OccupationTermDialogProps['suggested']): Values => ({
  terms: term ? term.terms.join('\n') : suggested.title,
  occupations: term?.occupations ?? [],
  services: term?.services ?? [suggested.service].filter(isService),
  kind: term?.kind ?? 'anywhere',
  source: term?.source ?? '',
  is_active: term?.is_active ?? true,
  search: '',
  title: term?.terms[0] ?? suggested.title,
});

const draftOf = ({ terms, occupations, services, kind, source, is_active }: Values) => ({
  terms: terms
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  codes: occupations.map(({ onet_soc }) => onet_soc),
  services,
  kind,
  source: source.trim(),
  is_active,
});

/** Terms and the occupations they lead to, tried on a title before they are saved. */
export function OccupationTermDialog({ term, suggested, onClose }: OccupationTermDialogProps) {
  const form = useForm<Values>({ defaultValues: valuesOf(term, suggested) });
  const draft = useFormDraft(form, term ? `occupation terms ${term.id}` : 'new occupation terms');
  const { control, watch, setValue, register, formState } = form;
  register('occupations', { validate: (chosen) => chosen.length > 0 || 'Choose at least one occupation' });
  const chosen = watch('occupations');
  const choose = (occupations: readonly Chosen[]) =>
    setValue('occupations', occupations, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const preview = useMutation(
    mutation((values: Values) =>
      call(previewOccupationTerm, {
        body: {
          title: values.title.trim() || values.terms.split('\n')[0]?.trim() || '',
          // Where several services are chosen, the title is tried as one of the first.
          service: values.services[0] ?? null,
          term: { ...draftOf(values), source: values.source.trim() || 'Preview' },
          ...(term && { id: term.id }),
        },
      }),
    ),
  );
  return (
    <EditDialog
      form={form}
      draft={draft}
      title={term ? 'Change terms' : 'Add terms'}
      saveLabel="Save terms"
      savedText="Terms saved. They take effect now."
      maxWidth="md"
      list={findOccupationTerms}
      alsoShownIn={[findUntranslatedTitles, findOccupationTermVersions]}
      row={term && { revision: term.revision, values: valuesOf(term, suggested) }}
      onClose={onClose}
      onSave={(values, revision) =>
        term
          ? call(updateOccupationTerm, { params: { id: term.id }, body: { ...draftOf(values), revision } })
          : call(createOccupationTerm, { body: draftOf(values) })
      }
    >
      <TextInput
        control={control}
        name="terms"
        label="Terms, one per line"
        help="What people call the trade: “sapper”, “combat engineer”. We ignore differences in spelling and abbreviations."
        multiline
        minRows={3}
        maxRows={8}
      />
      <ChosenOccupations chosen={chosen} onChange={choose} />
      <TextInput control={control} name="search" label="Find an occupation" optional placeholder="Electrician" />
      <FoundOccupations search={watch('search')} chosen={chosen} onAdd={(one) => choose([...chosen, one])} />
      <FieldTexts id="chosen-occupations" error={formState.errors.occupations?.message} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput control={control} name="kind" label="Where they count" options={KIND_OPTIONS} />
        <AutocompleteInput
          control={control}
          name="services"
          label="Services"
          help="Leave empty for every service."
          multiple
          options={SERVICE_OPTIONS}
          optional
        />
      </Box>
      <TextInput control={control} name="source" label="Source" help="Where this comes from, for colleagues" maxLength={300} />
      {term && <CheckboxInput control={control} name="is_active" label="Use these terms" />}
      <Box component="section" aria-label="Preview">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
          <Box sx={{ flex: '1 1 240px' }}>
            <TextInput control={control} name="title" label="Try a title" optional maxLength={200} />
          </Box>
          <Button
            variant="outlined"
            color="inherit"
            loading={preview.isPending}
            onClick={form.handleSubmit((values) => preview.mutate(values))}
          >
            Preview
          </Button>
        </Box>
        {preview.data && (
          <Box role="status" sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <Results title="Now" found={preview.data.data.before} />
            <Results title="With these terms" found={preview.data.data.after} />
          </Box>
        )}
      </Box>
      {term && <History termId={term.id} />}
    </EditDialog>
  );
}

function ChosenOccupations({ chosen, onChange }: { chosen: readonly Chosen[]; onChange: (next: readonly Chosen[]) => void }) {
  if (chosen.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        No occupation selected yet. Find one below.
      </Typography>
    );
  return (
    <Box component="section" aria-label="Occupations, most likely first">
      <Typography variant="subtitle2" component="h3">
        Occupations, most likely first
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 3, typography: 'body2' }}>
        {chosen.map((one, at) => (
          <li key={one.onet_soc}>
            {`${one.name} (${one.onet_soc})`}
            <IconButton
              size="small"
              aria-label={`Move up: ${one.name}`}
              disabled={at === 0}
              onClick={() => onChange([...chosen.slice(0, at - 1), one, ...chosen.slice(at - 1, at), ...chosen.slice(at + 1)])}
            >
              <IconArrowUp size={16} aria-hidden />
            </IconButton>
            <IconButton
              size="small"
              aria-label={`Remove: ${one.name}`}
              onClick={() => onChange(chosen.filter(({ onet_soc }) => onet_soc !== one.onet_soc))}
            >
              <IconX size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </Box>
    </Box>
  );
}

type FoundProps = { search: string; chosen: readonly Chosen[]; onAdd: (one: Chosen) => void };

function FoundOccupations({ search, chosen, onAdd }: FoundProps) {
  const text = useDeferredValue(search.trim());
  const { data } = useQuery({
    ...query(findOccupations, { query: { search: text } }),
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
  });
  if (text.length < 2 || !data) return null;
  const others = data.data.filter(({ onet_soc }) => chosen.every((one) => one.onet_soc !== onet_soc)).slice(0, 6);
  return (
    <Box role="group" aria-label="Occupations found" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {others.length === 0 && <Typography variant="body2">No occupation found</Typography>}
      {others.map(({ onet_soc, title }) => (
        <Button
          key={onet_soc}
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={`Add ${title}`}
          onClick={() => onAdd({ onet_soc, name: title })}
        >
          {title}
        </Button>
      ))}
    </Box>
  );
}

type Shown = { onet_soc: string; title: string; confidence: number };

function Results({ title, found }: { title: string; found: readonly Shown[] }) {
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      {found.length === 0 && <Typography variant="body2">Nothing is found.</Typography>}
      <Box component="ol" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {found.slice(0, 6).map((one) => (
          <li key={one.onet_soc}>{`${one.title}, ${Math.round(one.confidence * 100)}%`}</li>
        ))}
      </Box>
    </Box>
  );
}

function History({ termId }: { termId: number }) {
  const { data } = useQuery(query(findOccupationTermVersions, { params: { id: termId } }));
  return (
    <Box component="section" aria-label="History">
      <Typography variant="subtitle2" component="h3">
        History
      </Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, typography: 'body2', color: 'text.secondary' }}>
        {(data?.data ?? []).map(({ revision, changed_at, changed_by, definition }) => (
          <li key={revision} value={revision}>
            <DateText value={changed_at} />
            {`, ${changed_by ?? 'an operator'}: ${definition.terms.join(', ')} → ${definition.codes.join(', ')}${definition.is_active ? '' : ' (not used)'}`}
          </li>
        ))}
      </Box>
    </Box>
  );
}
