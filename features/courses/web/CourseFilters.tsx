import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { useCountryWords } from '#kit/ui/text/locale.tsx';
import type { CourseFacets } from '../contract.ts';
import type { FacetName } from '../rules.ts';
import type { CourseUrlSearch } from './course-list-query.ts';

const TITLES: Record<Exclude<FacetName, 'city'>, string> = {
  funding: 'Funding',
  service_type: 'Where you study',
  mode: 'Pace',
  availability: 'Hours',
  cost: 'Full cost',
  level: 'Level',
  start: 'Start month',
  industry: 'Field',
  category_id: 'Need',
};
/** In the order in which people decide. */
const ORDER: readonly FacetName[] = [
  'funding',
  'service_type',
  'mode',
  'cost',
  'start',
  'level',
  'industry',
  'city',
  'availability',
  'category_id',
];
/** Number of values of a long list that are shown first. */
const SHORT = 6;

type CourseFiltersProps = {
  search: CourseUrlSearch;
  /** Number of courses for each value; null while loading. */
  facets: CourseFacets | null;
  areEstimates: boolean;
  onChange: (change: Partial<CourseUrlSearch>) => void;
};

/** All filters of the course list but words and place. Each change takes effect immediately. */
export function CourseFilters({ search, facets, areEstimates, onChange }: CourseFiltersProps) {
  const words = useCountryWords();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {ORDER.map((name) => (
        <Choices
          key={name}
          title={name === 'city' ? words.town : TITLES[name]}
          options={facets?.[name] ?? []}
          chosen={search[name]}
          areEstimates={areEstimates}
          onChange={(values) => onChange({ [name]: values })}
        />
      ))}
    </Box>
  );
}

type Value = string | number;

/** Several values can be selected. Selected values stay visible even without courses. */
function Choices({
  title,
  options,
  chosen,
  areEstimates,
  onChange,
}: {
  title: string;
  options: readonly { value: Value; label: string; count: number }[];
  chosen: readonly Value[];
  areEstimates: boolean;
  onChange: (chosen: Value[]) => void;
}) {
  const id = useId();
  const [all, setAll] = useState(false);
  const offered = options.filter(({ value, count }) => count > 0 || chosen.includes(value));
  if (offered.length === 0) return null;
  const shown =
    all || offered.length <= SHORT + 1 ? offered : offered.filter(({ value }, index) => index < SHORT || chosen.includes(value));
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {title}
      </Box>
      {shown.map(({ value, label, count }) => (
        <FormControlLabel
          key={value}
          sx={{ display: 'flex', mr: 0, '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 } }}
          label={
            <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <span>{label}</span>
              <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
                {`${areEstimates ? 'about ' : ''}${count.toLocaleString('en-GB')}`}
              </Box>
            </Box>
          }
          control={
            <Checkbox
              sx={{ py: 0.75 }}
              checked={chosen.includes(value)}
              onChange={(_, checked) => onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
            />
          }
        />
      ))}
      {(all || shown.length < offered.length) && (
        <Button size="small" color="inherit" aria-expanded={all} onClick={() => setAll(!all)} sx={{ ml: -1.5 }}>
          {all ? 'Show fewer' : `Show all ${offered.length}`}
        </Button>
      )}
    </Box>
  );
}
