import { useSearch } from '@tanstack/react-router';
import { EditedCourseList } from '#features/courses/web/parts.ts';
import { OccupationReportList, OccupationTermList } from '#features/occupations/web/parts.ts';
import { PlanRuleList } from '#features/plans/web/parts.ts';
import { QuestionList, SuggestionList } from '#features/questions/web/parts.ts';
import { ProviderList } from '#features/services/web/parts.ts';
import { SitePageList } from '#features/tenants/web/parts.ts';
import { oneOf } from '#kit/ui/lists/search-params.ts';
import { TabbedLinks } from '#kit/ui/lists/TabbedLinks.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { paths } from '#kit/ui/paths.ts';
import { IndustryList } from './IndustryList.tsx';
import { LookupList } from './LookupList.tsx';
import { StandardContentButton } from './StandardContent.tsx';

const SECTIONS = [
  'industries',
  'questions',
  'suggestions',
  'plan-rules',
  'providers',
  'courses',
  'lookups',
  'terms',
  'reports',
  'pages',
] as const;

const LABELS: Record<(typeof SECTIONS)[number], string> = {
  industries: 'Industries',
  questions: 'Questions',
  suggestions: 'Suggested steps',
  'plan-rules': 'Plan rules',
  providers: 'Providers',
  courses: 'Courses',
  lookups: 'Service lists',
  terms: 'Trade terms',
  reports: 'Trade reports',
  pages: 'Pages',
};

/** The content that operators write and choose for their site. */
export function ContentPage() {
  const { section }: { section?: unknown } = useSearch({ strict: false });
  const shown = oneOf(SECTIONS, section) ?? 'industries';
  return (
    <Page title="Content">
      <TabbedLinks
        label="Kinds of content"
        value={shown}
        tabs={SECTIONS.map((one) => ({
          name: one,
          label: LABELS[one],
          href: paths.operator.content(one === 'industries' ? {} : { section: one }),
        }))}
      >
        {shown === 'industries' && <IndustryList />}
        {shown === 'questions' && <QuestionList loadStandard={<StandardContentButton label="Load the standard questions" />} />}
        {shown === 'suggestions' && (
          <SuggestionList loadStandard={<StandardContentButton label="Load the standard next steps" />} />
        )}
        {shown === 'providers' && <ProviderList loadStandard={<StandardContentButton label="Load the standard providers" />} />}
        {shown === 'courses' && <EditedCourseList />}
        {shown === 'plan-rules' && <PlanRuleList />}
        {shown === 'lookups' && <LookupList />}
        {shown === 'terms' && <OccupationTermList />}
        {shown === 'reports' && <OccupationReportList />}
        {shown === 'pages' && <SitePageList />}
      </TabbedLinks>
    </Page>
  );
}
