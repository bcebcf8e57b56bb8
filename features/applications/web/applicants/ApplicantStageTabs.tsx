import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { APPLICANT_TABS } from '../../rules.ts';
import { type ApplicantListSearch, countInTab } from './applicant-list-query.ts';
import { tabLabel } from './applicant-words.ts';

/** The id of the list that the tabs control, and of the board. */
export const APPLICANTS_PANEL = 'applicants';

type ApplicantStageTabsProps = {
  search: ApplicantListSearch;
  /** Number of applicants in each stage; null while loading. */
  counts: Readonly<Record<string, number>> | null;
  hrefOf: (change: Partial<ApplicantListSearch>) => string;
};

/** The stages as tabs over the list. */
export function ApplicantStageTabs({ search, counts, hrefOf }: ApplicantStageTabsProps) {
  const all = counts && APPLICANT_TABS.reduce((sum, tab) => sum + countInTab(tab, counts), 0);
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}>
      <Tabs value={search.stage ?? 'all'} variant="scrollable" scrollButtons="auto" aria-label="Stage of the applicants">
        <Tab
          value="all"
          id={`${APPLICANTS_PANEL}-all`}
          aria-controls={APPLICANTS_PANEL}
          href={hrefOf({ stage: undefined })}
          label={all === null ? 'All' : `All (${all.toLocaleString('en-GB')})`}
        />
        {APPLICANT_TABS.map((tab) => (
          <Tab
            key={tab}
            value={tab}
            id={`${APPLICANTS_PANEL}-${tab}`}
            aria-controls={APPLICANTS_PANEL}
            href={hrefOf({ stage: tab })}
            label={counts ? `${tabLabel(tab)} (${countInTab(tab, counts).toLocaleString('en-GB')})` : tabLabel(tab)}
          />
        ))}
      </Tabs>
    </Box>
  );
}
