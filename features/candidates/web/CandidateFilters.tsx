import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { LABELS } from '#features/jobs/rules.ts';
import { STAGE_LABEL } from '#features/jobs/stages.ts';
import { PlaceField, useCitySearch } from '#features/jobs/web/parts.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import { FormField } from '#kit/ui/inputs/FormField.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { oneOf } from '#kit/ui/lists/search-params.ts';
import type { findCandidates } from '../contract.ts';
import { APPLIED_STAGES, AVAILABILITY, RADII_KM } from '../rules.ts';
import type { Search } from './candidate-list-query.ts';
import { AVAILABLE_WORDS, radiusWords } from './candidate-words.ts';

export type Counts = ReplyOf<typeof findCandidates>['counts'];

type CandidateFiltersProps = {
  search: Search;
  /** Values found among the matches; null while they are not known. */
  counts: Counts | null;
  onChange: (change: Partial<Search>) => void;
};

/** All filters of the candidate list except the occupation. Each change takes effect immediately. */
export function CandidateFilters({ search, counts, onChange }: CandidateFiltersProps) {
  const id = useId();
  const cities = useCitySearch(undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {search.tab === 'applied' && search.list === undefined && (
        <Choices
          title="Stage"
          values={counts?.stage}
          chosen={search.stage}
          labelOf={(value) => STAGE_LABEL[value]}
          onChange={(stage) => onChange({ stage })}
          most={APPLIED_STAGES.length}
        />
      )}
      <SkillFilter chosen={search.skill} counts={counts?.skill ?? []} onChange={(skill) => onChange({ skill })} />
      <FormField id={`${id}-near`} label="Wants to work near">
        <PlaceField
          id={`${id}-near`}
          value={search.near || null}
          cities={cities.found}
          loading={cities.loading}
          onType={cities.type}
          onPick={(city) =>
            onChange(
              city && city.latitude !== null && city.longitude !== null
                ? { near: city.name, latitude: city.latitude, longitude: city.longitude }
                : { near: '', latitude: undefined, longitude: undefined },
            )
          }
        />
      </FormField>
      {search.near && (
        <FilterSelect
          label="Distance"
          allLabel={null}
          value={String(search.radius_km)}
          options={RADII_KM.map((km) => ({ value: String(km), label: radiusWords(km) }))}
          onChange={(km) => onChange({ radius_km: RADII_KM.find((one) => String(one) === km) ?? 80 })}
        />
      )}
      <FilterSelect
        label="Available"
        allLabel="Any time"
        value={search.available ?? ''}
        options={AVAILABILITY.map((value) => ({ value, label: AVAILABLE_WORDS[value] }))}
        onChange={(value) => onChange({ available: oneOf(AVAILABILITY, value) })}
      />
      <Choices title="Service" values={counts?.service} chosen={search.service} onChange={(service) => onChange({ service })} />
      <Choices
        title="Security clearance"
        values={counts?.clearance}
        chosen={search.clearance}
        onChange={(clearance) => onChange({ clearance })}
      />
      <Choices
        title="Job type"
        values={counts?.job_type}
        chosen={search.job_type}
        labelOf={(value) => LABELS.job_type[value]}
        onChange={(job_type) => onChange({ job_type })}
      />
      <Choices
        title="Where they work"
        values={counts?.work_type}
        chosen={search.work_type}
        labelOf={(value) => LABELS.type[value]}
        onChange={(work_type) => onChange({ work_type })}
      />
      <Choices
        title="Language"
        values={counts?.language}
        chosen={search.language}
        onChange={(language) => onChange({ language })}
      />
    </Box>
  );
}

type SkillFilterProps = { chosen: readonly string[]; counts: Counts['skill']; onChange: (skills: string[]) => void };

/** Skills by name: those found among the matches are offered, others can be typed. */
function SkillFilter({ chosen, counts, onChange }: SkillFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <FormField id={id} label="Skills" help="Type a skill and press Enter. Shows people with every skill.">
      <Autocomplete
        id={id}
        multiple
        freeSolo
        size="small"
        options={counts.map(({ label }) => label)}
        value={[...chosen]}
        inputValue={typed}
        onInputChange={(_, text) => setTyped(text.slice(0, 80))}
        onChange={(_, skills) => onChange([...new Set(skills.map((skill) => skill.trim()).filter(Boolean))].slice(0, 10))}
        renderInput={({ slotProps, disabled }) => (
          <OutlinedInput fullWidth disabled={disabled} {...slotProps.input} slotProps={{ input: slotProps.htmlInput }} />
        )}
      />
    </FormField>
  );
}

type ChoicesProps<Value extends string> = {
  title: string;
  values: readonly { value: string; label: string; count: number | null }[] | undefined;
  chosen: readonly Value[];
  labelOf?: (value: Value) => string;
  onChange: (chosen: Value[]) => void;
  most?: number;
};

const SHOWN = 8;

/** Ticks for the values found, with how many candidates have each. A chosen value that nobody has stays, to be taken away. */
function Choices<Value extends string>({
  title,
  values = [],
  chosen,
  labelOf = (value) => value,
  onChange,
  most = SHOWN,
}: ChoicesProps<Value>) {
  const id = useId();
  const found = values.slice(0, most).map(({ value, count }) => ({ value: value as Value, count }));
  const all = [
    ...found,
    ...chosen.filter((value) => !found.some((one) => one.value === value)).map((value) => ({ value, count: 0 })),
  ];
  if (all.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {title}
      </Box>
      {all.map(({ value, count }) => (
        <FormControlLabel
          key={value}
          sx={{ display: 'flex', mr: 0, '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 } }}
          control={
            <Checkbox
              sx={{ py: 0.75 }}
              checked={chosen.includes(value)}
              onChange={(_, checked) => onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
            />
          }
          label={
            <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <span>{labelOf(value)}</span>
              <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
                {count?.toLocaleString('en-GB')}
              </Box>
            </Box>
          }
        />
      ))}
    </Box>
  );
}
