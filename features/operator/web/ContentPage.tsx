import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearch } from '@tanstack/react-router';
import { Page } from '#kit/ui/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { oneOf } from '#kit/ui/search-params.ts';
import { IndustryList } from './IndustryList.tsx';
import { LookupList } from './LookupList.tsx';
import { QuestionList } from './QuestionList.tsx';

const SECTIONS = ['industries', 'questions', 'lookups'] as const;

/** What operators write and choose for their site. */
export function ContentPage() {
  const { section }: { section?: unknown } = useSearch({ strict: false });
  const shown = oneOf(SECTIONS, section) ?? 'industries';
  return (
    <Page title="Content">
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
        <Tabs value={shown} aria-label="Kinds of content">
          <Tab
            value="industries"
            id="content-industries"
            aria-controls="content-panel"
            label="Industries"
            href={paths.operator.content()}
          />
          <Tab
            value="questions"
            id="content-questions"
            aria-controls="content-panel"
            label="Questions"
            href={paths.operator.content({ section: 'questions' })}
          />
          <Tab
            value="lookups"
            id="content-lookups"
            aria-controls="content-panel"
            label="Service lists"
            href={paths.operator.content({ section: 'lookups' })}
          />
        </Tabs>
      </Box>
      <div id="content-panel" role="tabpanel" aria-labelledby={`content-${shown}`}>
        {shown === 'industries' && <IndustryList />}
        {shown === 'questions' && <QuestionList />}
        {shown === 'lookups' && <LookupList />}
      </div>
    </Page>
  );
}
