import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearch } from '@tanstack/react-router';
import { Page } from '#kit/ui/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { IndustryList } from './IndustryList.tsx';
import { QuestionList } from './QuestionList.tsx';

/** What operators write and choose for their site. */
export function ContentPage() {
  const { section }: { section?: unknown } = useSearch({ strict: false });
  const shown = section === 'questions' ? 'questions' : 'industries';
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
        </Tabs>
      </Box>
      <div id="content-panel" role="tabpanel" aria-labelledby={`content-${shown}`}>
        {shown === 'questions' ? <QuestionList /> : <IndustryList />}
      </div>
    </Page>
  );
}
