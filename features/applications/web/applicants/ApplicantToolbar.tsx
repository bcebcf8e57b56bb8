import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { type AppliedFilter, FilterChips } from '#kit/ui/lists/FilterChips.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { oneOf } from '#kit/ui/lists/search-params.ts';
import type { Pipeline } from '../../pipeline-contract.ts';
import { APPLICANT_SORTS, AVAILABLE_WITHIN, MATCH_LEVELS } from '../../rules.ts';
import type { ApplicantListSearch } from './applicant-list-query.ts';

const MATCH_WORDS = { strong: 'Strong match', good: 'Good match or better' };
const AVAILABLE_WORDS = { now: 'Now', month: 'Within a month', quarter: 'Within three months' };
const SORT_WORDS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  match: 'Best match first',
  waiting: 'Longest in stage first',
  reply: 'Answer due first',
};

type ApplicantToolbarProps = {
  search: ApplicantListSearch;
  facets: Pipeline['facets'] | undefined;
  onChange: (change: Partial<ApplicantListSearch>) => void;
};

/** What no filter at all is, without the view and the open applicant. */
export const NO_FILTER = {
  search: '',
  match: undefined,
  clearance: [],
  place: [],
  tag: [],
  available: undefined,
  unread: false,
  overdue: false,
} satisfies Partial<ApplicantListSearch>;

/** Search, order and filters of the applicants in one row, and the filters in force. */
export function ApplicantToolbar({ search, facets, onChange }: ApplicantToolbarProps) {
  const narrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const filters = filtersOf(search, onChange, { withMarks: narrow });
  const marks = (
    <>
      <Toggle label="Not opened" on={search.unread} onChange={(unread) => onChange({ unread })} />
      <Toggle label="Answer overdue" on={search.overdue} onChange={(overdue) => onChange({ overdue })} />
    </>
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <SearchBox label="Search by name" words={search.search} onChange={(words) => onChange({ search: words })} />
        <FilterSelect
          label="Sort"
          hideLabel
          allLabel={null}
          value={search.sorted_by}
          options={APPLICANT_SORTS.map((value) => ({ value, label: SORT_WORDS[value] }))}
          onChange={(value) => onChange({ sorted_by: oneOf(APPLICANT_SORTS, value) ?? 'newest' })}
        />
        <FilterPopover inForce={filters.length} onClear={() => onChange(NO_FILTER)}>
          <Fields search={search} facets={facets} onChange={onChange} />
          {narrow && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{marks}</Box>}
        </FilterPopover>
        {!narrow && marks}
      </Box>
      <FilterChips filters={filters} onClear={() => onChange(NO_FILTER)} />
    </Box>
  );
}

function Fields({ search, facets, onChange }: ApplicantToolbarProps) {
  const facet = (name: 'place' | 'clearance' | 'tag', label: string) => {
    const values = facets?.[name] ?? [];
    if (values.length === 0 && search[name].length === 0) return null;
    return (
      <FilterSelect
        label={label}
        allLabel="Any"
        value={search[name].length === 1 ? (search[name][0] ?? '') : ''}
        options={values.map(({ value, count }) => ({ value, label: `${value} (${count})` }))}
        onChange={(value) => onChange({ [name]: value ? [value] : [] })}
      />
    );
  };
  return (
    <>
      <FilterSelect
        label="Match"
        allLabel="Any"
        value={search.match ?? ''}
        options={MATCH_LEVELS.map((value) => ({ value, label: MATCH_WORDS[value] }))}
        onChange={(value) => onChange({ match: oneOf(MATCH_LEVELS, value) })}
      />
      <FilterSelect
        label="Can start"
        allLabel="Any time"
        value={search.available ?? ''}
        options={AVAILABLE_WITHIN.map((value) => ({ value, label: AVAILABLE_WORDS[value] }))}
        onChange={(value) => onChange({ available: oneOf(AVAILABLE_WITHIN, value) })}
      />
      {facet('place', 'Place')}
      {facet('clearance', 'Clearance')}
      {facet('tag', 'Tag')}
    </>
  );
}

/** The filters behind one button. Each takes effect immediately. */
function FilterPopover({ inForce, onClear, children }: { inForce: number; onClear: () => void; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={open}
        startIcon={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {inForce > 0 ? `Filters (${inForce})` : 'Filters'}
      </Button>
      <Popover
        open={open}
        onClose={close}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Filters', sx: { width: 320, mt: 0.5 } } }}
      >
        <Box sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {children}
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, pt: 0.5 }}>
            <Button color="inherit" disabled={inForce === 0} onClick={onClear}>
              Clear all
            </Button>
            <Button variant="contained" onClick={close}>
              Done
            </Button>
          </Box>
        </Box>
      </Popover>
    </>
  );
}

function Toggle({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <Chip
      component="button"
      type="button"
      aria-pressed={on}
      label={label}
      color={on ? 'primary' : 'default'}
      variant={on ? 'filled' : 'outlined'}
      onClick={() => onChange(!on)}
    />
  );
}

/** The filters of the popover. @param withMarks those that a wide screen shows beside it */
function filtersOf(
  search: ApplicantListSearch,
  onChange: ApplicantToolbarProps['onChange'],
  { withMarks }: { withMarks: boolean },
): AppliedFilter[] {
  const one = (key: string, label: string | undefined | false, change: Partial<ApplicantListSearch>): AppliedFilter[] =>
    label ? [{ key, label, onRemove: () => onChange(change) }] : [];
  const each = (name: 'clearance' | 'place' | 'tag') =>
    search[name].map((value) => ({
      key: `${name} ${value}`,
      label: value,
      onRemove: () => onChange({ [name]: search[name].filter((other) => other !== value) }),
    }));
  return [
    ...one('match', search.match && MATCH_WORDS[search.match], { match: undefined }),
    ...one('available', search.available && `Can start: ${AVAILABLE_WORDS[search.available].toLowerCase()}`, {
      available: undefined,
    }),
    ...each('place'),
    ...each('clearance'),
    ...each('tag'),
    ...one('unread', withMarks && search.unread && 'Not opened', { unread: false }),
    ...one('overdue', withMarks && search.overdue && 'Answer overdue', { overdue: false }),
  ];
}
