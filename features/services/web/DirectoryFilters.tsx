import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useId } from 'react';
import type { ProviderFacets } from '../contract.ts';
import { facetValues, PROVIDER_FACETS, type ProviderFacet } from '../facets.ts';
import type { DirectorySearch } from './directory-search.ts';

const TITLES: Record<ProviderFacet, string> = {
  category_id: 'Need',
  service_type: 'In person or online',
  availability: 'Opening hours',
  cost: 'Cost',
};

type DirectoryFiltersProps = {
  search: DirectorySearch;
  /** Number of providers for each value; null while loading. */
  facets: ProviderFacets | null;
  areEstimates: boolean;
  maySave: boolean;
  onChange: (change: Partial<DirectorySearch>) => void;
};

/** The filters of the directory, each value with what it would find. Each change takes effect immediately. */
export function DirectoryFilters({ search, facets, areEstimates, maySave, onChange }: DirectoryFiltersProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {maySave && (
        <Group title="Your services">
          <Tick label="Saved by you" checked={search.saved} onChange={(saved) => onChange({ saved })} />
        </Group>
      )}
      {PROVIDER_FACETS.map((name) => {
        const chosen: readonly string[] = search[name];
        return (
          <Group key={name} title={TITLES[name]}>
            {facetValues(name).map(({ value, label }) => (
              <Tick
                key={value}
                label={label}
                count={facets?.[name].find((facet) => facet.value === value)?.count}
                isEstimate={areEstimates}
                checked={chosen.includes(value)}
                onChange={(checked) =>
                  onChange({
                    [name]: checked ? [...chosen, value] : chosen.filter((other) => other !== value),
                  } as Partial<DirectorySearch>)
                }
              />
            ))}
          </Group>
        );
      })}
    </Box>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} sx={{ typography: 'subtitle2', mb: 0.5 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

type TickProps = {
  label: string;
  count?: number | undefined;
  isEstimate?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

function Tick({ label, count, isEstimate = false, checked, onChange }: TickProps) {
  return (
    <FormControlLabel
      sx={{ display: 'flex', mr: 0, '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 } }}
      label={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <span>{label}</span>
          {count !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
              {`${isEstimate ? 'about ' : ''}${count.toLocaleString('en-GB')}`}
            </Box>
          )}
        </Box>
      }
      control={<Checkbox sx={{ py: 0.75 }} checked={checked} onChange={(_, now) => onChange(now)} />}
    />
  );
}
