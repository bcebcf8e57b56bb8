import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { SearchBox } from '#kit/ui/SearchBox.tsx';
import { APPLICANT_TABS, type ApplicantSearch, countUnder } from './applicant-search.ts';
import { tabLabel } from './applicant-words.ts';

/** The id of the list that the tabs rule. */
export const APPLICANTS_PANEL = 'applicants';

type ApplicantFiltersProps = {
  search: ApplicantSearch;
  /** Applicants in each stage; null while they are not known. */
  counts: Readonly<Record<string, number>> | null;
  hrefOf: (change: Partial<ApplicantSearch>) => string;
  onChange: (change: Partial<ApplicantSearch>) => void;
};

/** Stage and name of the applicants listed. */
export function ApplicantFilters({ search, counts, hrefOf, onChange }: ApplicantFiltersProps) {
  const all = counts && APPLICANT_TABS.reduce((sum, tab) => sum + countUnder(tab, counts), 0);
  return (
    <>
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
        <Tabs value={search.stage ?? 'all'} variant="scrollable" scrollButtons="auto" aria-label="Stage of the applicants">
          <Tab
            value="all"
            id={`${APPLICANTS_PANEL}-all`}
            aria-controls={APPLICANTS_PANEL}
            href={hrefOf({ stage: null })}
            label={all === null ? 'All' : `All (${all})`}
          />
          {APPLICANT_TABS.map((tab) => (
            <Tab
              key={tab}
              value={tab}
              id={`${APPLICANTS_PANEL}-${tab}`}
              aria-controls={APPLICANTS_PANEL}
              href={hrefOf({ stage: tab })}
              label={counts ? `${tabLabel(tab)} (${countUnder(tab, counts)})` : tabLabel(tab)}
            />
          ))}
        </Tabs>
      </Box>
      <Box sx={{ mb: 2 }}>
        <SearchBox label="Search by name" words={search.search} onChange={(words) => onChange({ search: words })} />
      </Box>
    </>
  );
}
