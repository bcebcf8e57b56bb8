import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useTheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { IconAdjustmentsHorizontal, IconSearchOff, IconTrash, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { LABELS } from '#features/jobs/rules.ts';
import { STAGE_LABEL } from '#features/jobs/stages.ts';
import type { ReplyOf } from '#kit/contract/route.ts';
import { mutation, query } from '#kit/ui/data/query.ts';
import { ConfirmDialog } from '#kit/ui/dialogs/ConfirmDialog.tsx';
import { SearchBox } from '#kit/ui/inputs/SearchBox.tsx';
import { type AppliedFilter, FilterChips } from '#kit/ui/lists/FilterChips.tsx';
import { FilterSelect } from '#kit/ui/lists/FilterSelect.tsx';
import { Pagination } from '#kit/ui/lists/Pagination.tsx';
import { oneOf, readSearch, searchHref, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { announce } from '#kit/ui/page/announce.tsx';
import { EmptyState } from '#kit/ui/page/EmptyState.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { ListSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { counted } from '#kit/ui/text/counted.ts';
import { type Candidate, CandidateSearch, deleteCandidateList, findCandidateLists, type findCandidates } from '../contract.ts';
import { CANDIDATE_SORTS, CANDIDATE_TABS, MOST_AT_ONCE } from '../rules.ts';
import { CandidateCard } from './CandidateCard.tsx';
import { CandidateDrawer } from './CandidateDrawer.tsx';
import { CandidateFilters } from './CandidateFilters.tsx';
import { ContactRequestDialog } from './ContactRequestDialog.tsx';
import { candidatesCall, type Search } from './candidate-list-query.ts';
import { AVAILABLE_WORDS, radiusWords, TAB_WORDS } from './candidate-words.ts';
import { SaveToListDialog } from './SaveToListDialog.tsx';

const PANEL = 'candidates';
const NO_FILTER = readSearch(CandidateSearch, {});
const SORT_WORDS: Record<(typeof CANDIDATE_SORTS)[number], string> = { newest: 'Newest first', available: 'Available soonest' };

type OpenDialog = { what: 'ask' | 'save'; candidates: readonly Candidate[] };

/** Veterans who let employers find them, the company's applicants, and those it has contacted. */
export function CandidateListPage() {
  const search = useUrlSearch(CandidateSearch);
  const navigate = useNavigate();
  const wide = useMediaQuery(useTheme().breakpoints.up('md'));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [showsFilters, setShowsFilters] = useState(false);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(...candidatesCall(search)),
    // The list stays on screen while the next one loads.
    placeholderData: keepPreviousData,
  });
  const lists = useQuery(query(findCandidateLists));
  const hrefOf = (change: Partial<Search>) =>
    searchHref(paths.recruiter.candidates(), CandidateSearch, search, change, { keepsPage: ['candidate'] });
  const go = (change: Partial<Search>) => void navigate({ href: hrefOf(change), replace: true, resetScroll: false });
  const rows = data?.data ?? [];
  const total =
    data && `${data.meta.total_is_estimate ? 'More than ' : ''}${counted(data.meta.total, 'candidate', 'candidates')}`;
  const filters = filtersOf(search, (change) => go(change));
  const at = rows.findIndex(({ key }) => key === search.candidate);
  const hrefAt = (index: number) => {
    const row = rows[index];
    return row ? hrefOf({ candidate: row.key }) : null;
  };
  const { chosen, clear, isChosen, choose, present } = useChosenCandidates(rows);

  useEffect(() => {
    if (total !== undefined && !isPlaceholderData) announce(total);
  }, [total, isPlaceholderData]);

  const rail = <CandidateFilters search={search} counts={data?.counts ?? null} onChange={go} />;
  return (
    <Page title="Candidates" lead="Veterans who let employers find them, and people who applied to you.">
      <ListTabs search={search} hrefOf={hrefOf} />
      <ListControls
        search={search}
        wide={wide}
        filters={filters}
        onFilters={() => setShowsFilters(true)}
        saved={lists.data?.data ?? []}
        onChange={go}
      />
      <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { md: '280px minmax(0, 1fr)' } }}>
        {wide && (
          <Box
            component="section"
            aria-label="Filters"
            sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
          >
            {rail}
          </Box>
        )}
        <Box
          id={PANEL}
          role="tabpanel"
          aria-labelledby={search.list === undefined ? `${PANEL}-${search.tab}` : undefined}
          aria-label={search.list === undefined ? undefined : 'Saved list'}
          aria-busy={isPlaceholderData}
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <FilterChips filters={filters} onClear={() => go({ ...NO_FILTER, tab: search.tab, sorted_by: search.sorted_by })} />
          <SearchNotes search={search} data={data} />
          <Bar total={total} chosen={chosen} onClear={clear} onAct={(what) => setDialog({ what, candidates: chosen })} />
          {error && !data ? (
            <ErrorState title="The candidates could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
          ) : !data ? (
            <ListSkeleton what="the candidates" />
          ) : rows.length === 0 ? (
            <Nobody search={search} narrowed={filters.length > 0} />
          ) : (
            <>
              <Box
                component="ul"
                aria-label="Candidates"
                sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
              >
                {rows.map((candidate) => (
                  <CandidateCard
                    key={candidate.key}
                    candidate={candidate}
                    href={hrefOf({ candidate: candidate.key })}
                    isOpen={candidate.key === search.candidate}
                    isChosen={isChosen(candidate)}
                    onChoose={(on) => choose(candidate, on)}
                  />
                ))}
              </Box>
              <Pagination
                page={data.meta.page}
                lastPage={data.meta.last_page}
                hrefOf={(page) => hrefOf({ page })}
                what="Candidates"
              />
            </>
          )}
        </Box>
      </Box>
      {!wide && showsFilters && <FilterDrawer total={total} rail={rail} onClose={() => setShowsFilters(false)} />}
      {search.candidate && (
        <CandidateDrawer
          id={search.candidate}
          previous={at > 0 ? hrefAt(at - 1) : null}
          next={at >= 0 ? hrefAt(at + 1) : null}
          onClose={() => go({ candidate: undefined })}
          onAsk={(candidate) => setDialog({ what: 'ask', candidates: [candidate] })}
          onSave={(candidate) => setDialog({ what: 'save', candidates: [candidate] })}
        />
      )}
      {dialog?.what === 'ask' && (
        <ContactRequestDialog
          candidates={dialog.candidates}
          onClose={() => setDialog(null)}
          onSent={() => {
            setDialog(null);
            clear();
          }}
        />
      )}
      {dialog?.what === 'save' && <SaveToListDialog candidates={present(dialog.candidates)} onClose={() => setDialog(null)} />}
    </Page>
  );
}

type ListTabsProps = {
  search: Search;
  hrefOf: (change: Partial<Search>) => string;
};

function ListTabs({ search, hrefOf }: ListTabsProps) {
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
      <Tabs
        value={search.list === undefined ? search.tab : false}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Candidates"
      >
        {CANDIDATE_TABS.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`${PANEL}-${tab}`}
            aria-controls={PANEL}
            href={hrefOf({ tab, list: undefined, stage: [], candidate: undefined })}
            label={TAB_WORDS[tab]}
          />
        ))}
      </Tabs>
    </Box>
  );
}

type ListControlsProps = {
  search: Search;
  wide: boolean;
  filters: readonly unknown[];
  onFilters: () => void;
  saved: readonly { id: number; name: string; count: number }[];
  onChange: (change: Partial<Search>) => void;
};

function ListControls({ search, wide, filters, onFilters, saved, onChange }: ListControlsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 2 }}>
      <SearchBox
        label="Occupation, military code or trade"
        words={search.occupation}
        onChange={(typed) => onChange({ occupation: typed.slice(0, 100) })}
      />
      <FilterSelect
        label="Saved list"
        hideLabel
        allLabel="All lists"
        value={search.list === undefined ? '' : String(search.list)}
        options={saved.map(({ id, name, count }) => ({ value: String(id), label: `${name} (${count})` }))}
        onChange={(id) => onChange({ list: id ? Number(id) : undefined })}
      />
      <FilterSelect
        label="Sort"
        hideLabel
        allLabel={null}
        value={search.sorted_by}
        options={CANDIDATE_SORTS.map((sort) => ({ value: sort, label: SORT_WORDS[sort] }))}
        onChange={(sort) => onChange({ sorted_by: oneOf(CANDIDATE_SORTS, sort) ?? 'newest' })}
      />
      {!wide && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          onClick={onFilters}
        >
          Filters{filters.length > 0 && ` (${filters.length})`}
        </Button>
      )}
      {search.list !== undefined && <DeleteList id={search.list} name={nameOf(saved, search.list)} />}
    </Box>
  );
}

type FilterDrawerProps = {
  total: string | undefined;
  rail: ReactNode;
  onClose: () => void;
};

function FilterDrawer({ total, rail, onClose }: FilterDrawerProps) {
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters', sx: { maxHeight: '85vh', p: 2 } } }}
    >
      {rail}
      <Box sx={{ position: 'sticky', bottom: -16, mt: 2, mx: -2, mb: -2, p: 2, bgcolor: 'background.paper', boxShadow: 8 }}>
        <Button variant="contained" fullWidth onClick={onClose}>
          Show {total ?? 'candidates'}
        </Button>
      </Box>
    </Drawer>
  );
}

function useChosenCandidates(rows: readonly Candidate[]) {
  const [chosen, setChosen] = useState<readonly Candidate[]>([]);
  const isChosen = (candidate: Candidate) => chosen.some(({ key }) => key === candidate.key);
  const choose = (candidate: Candidate, on: boolean) =>
    setChosen((before) =>
      [...before.filter(({ key }) => key !== candidate.key), ...(on ? [candidate] : [])].slice(0, MOST_AT_ONCE),
    );
  /** As the list has them now. */
  const present = (candidates: readonly Candidate[]) =>
    candidates.map((candidate) => rows.find(({ key }) => key === candidate.key) ?? candidate);
  return { chosen, clear: () => setChosen([]), isChosen, choose, present };
}

type SearchNotesProps = { search: Search; data: ReplyOf<typeof findCandidates> | undefined };

function SearchNotes({ search, data }: SearchNotesProps) {
  return (
    <>
      {search.occupation && data && (
        <Typography variant="body2" color="textSecondary">
          {data.understood ? `Searched as: ${data.understood}` : 'We don’t know this occupation or code. Check the spelling.'}
        </Typography>
      )}
      {(data?.unknown_skills.length ?? 0) > 0 && (
        <Alert severity="info">
          We don’t know {data?.unknown_skills.join(', ')} as a skill, so the list is not narrowed by it. Try another name.
        </Alert>
      )}
    </>
  );
}

const nameOf = (lists: readonly { id: number; name: string }[], id: number) =>
  lists.find((list) => list.id === id)?.name ?? 'this list';

/** The filters in force as chips. */
function filtersOf(search: Search, go: (change: Partial<Search>) => void): AppliedFilter[] {
  const each = <Name extends 'stage' | 'skill' | 'service' | 'clearance' | 'language' | 'job_type' | 'work_type'>(
    name: Name,
    labelOf: (value: Search[Name][number]) => string = (value) => value,
  ) =>
    search[name].map((value) => ({
      key: `${name} ${value}`,
      label: labelOf(value),
      onRemove: () => go({ [name]: search[name].filter((one) => one !== value) }),
    }));
  const one = (key: string, label: string | false | undefined, change: Partial<Search>): AppliedFilter[] =>
    label ? [{ key, label, onRemove: () => go(change) }] : [];
  return [
    ...one('occupation', search.occupation, { occupation: '' }),
    ...(search.tab === 'applied' ? each('stage', (value) => STAGE_LABEL[value]) : []),
    ...each('skill'),
    ...one('near', search.near && `Within ${radiusWords(search.radius_km)} of ${search.near}`, {
      near: '',
      latitude: undefined,
      longitude: undefined,
    }),
    ...one('available', search.available && `Available: ${AVAILABLE_WORDS[search.available].toLowerCase()}`, {
      available: undefined,
    }),
    ...each('service'),
    ...each('clearance'),
    ...each('job_type', (value) => LABELS.job_type[value]),
    ...each('work_type', (value) => LABELS.type[value]),
    ...each('language'),
  ];
}

type BarProps = {
  total: string | undefined;
  chosen: readonly Candidate[];
  onClear: () => void;
  onAct: (what: OpenDialog['what']) => void;
};

/** How many there are, or what to do with those that were chosen. */
function Bar({ total, chosen, onClear, onAct }: BarProps) {
  if (chosen.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ minHeight: 20 }}>
        {total}
      </Typography>
    );
  return (
    <Box
      role="group"
      aria-label="Selected candidates"
      sx={{
        position: 'sticky',
        top: 80,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        border: 1,
        borderColor: 'primary.text',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 100px', fontWeight: 600 }}>
        {chosen.length} selected
        {chosen.length === MOST_AT_ONCE && `, the most at a time`}
      </Typography>
      <Button variant="contained" onClick={() => onAct('ask')}>
        Request contact
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => onAct('save')}>
        Save to list
      </Button>
      <Button color="inherit" onClick={onClear}>
        Clear
      </Button>
    </Box>
  );
}

const NOBODY: Record<(typeof CANDIDATE_TABS)[number], { title: string; text: string }> = {
  open: {
    title: 'No candidates yet',
    text: 'Veterans appear here when they let employers find them. They stay anonymous until they accept your request.',
  },
  applied: { title: 'No applicants yet', text: 'People who apply for one of your jobs appear here within a minute.' },
  contact: {
    title: 'No contact requests yet',
    text: 'Ask candidates for their contact details under “Open to contact”. Their answers appear here.',
  },
};

function Nobody({ search, narrowed }: { search: Search; narrowed: boolean }) {
  const all = (label: string): ReactNode => (
    <Button
      variant="outlined"
      color="inherit"
      href={searchHref(paths.recruiter.candidates(), CandidateSearch, NO_FILTER, { tab: search.tab })}
    >
      {label}
    </Button>
  );
  if (narrowed)
    return (
      <EmptyState title="No matches" icon={<IconSearchOff size={28} aria-hidden />} action={all('Clear all filters')}>
        Try fewer skills, a wider distance or another name for the occupation.
      </EmptyState>
    );
  if (search.list !== undefined)
    return (
      <EmptyState title="This list is empty" icon={<IconUsers size={28} aria-hidden />} action={all('Find candidates')}>
        Save candidates to this list from their cards. Veterans who are no longer visible to you are removed.
      </EmptyState>
    );
  return (
    <EmptyState title={NOBODY[search.tab].title} icon={<IconUsers size={28} aria-hidden />}>
      {NOBODY[search.tab].text}
    </EmptyState>
  );
}

function DeleteList({ id, name }: { id: number; name: string }) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const remove = useMutation(
    mutation(deleteCandidateList, {
      invalidates: [findCandidateLists],
      success: 'List deleted',
      onSuccess: () => navigate({ href: paths.recruiter.candidates(), replace: true }),
    }),
  );
  return (
    <>
      <Button color="inherit" startIcon={<IconTrash size={18} aria-hidden />} onClick={() => setAsks(true)}>
        Delete list
      </Button>
      <ConfirmDialog
        open={asks}
        title={`Delete “${name}”?`}
        confirmLabel="Delete list"
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
        onCancel={() => setAsks(false)}
      >
        Your colleagues lose it too. The candidates themselves are not affected.
      </ConfirmDialog>
    </>
  );
}
