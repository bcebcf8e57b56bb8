import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/ui/data/query.ts';
import { searchHref, useUrlSearch } from '#kit/ui/lists/search-params.ts';
import { TabbedLinks } from '#kit/ui/lists/TabbedLinks.tsx';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { FormSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { paths } from '#kit/ui/paths.ts';
import { getVisibility, VisibilitySearch } from '../contract.ts';
import { VISIBILITY_SECTIONS } from '../rules.ts';
import { ProfileViews } from './ProfileViews.tsx';
import { RequestInbox } from './RequestInbox.tsx';
import { VisibilityForm } from './VisibilityForm.tsx';

/** The veteran's side of candidate search: requests of employers, who can find them, and who looked. */
export function VisibilityPage() {
  const search = useUrlSearch(VisibilitySearch);
  const { data, error, isFetching, refetch } = useQuery(query(getVisibility));
  const pending = data?.data.pending_requests ?? 0;
  const words = {
    requests: pending > 0 ? `Requests (${pending})` : 'Requests',
    settings: 'Who can find you',
    views: 'Who viewed you',
  } as const;
  const hrefOf = (change: Partial<typeof search>) => searchHref(paths.veteran.visibility(), VisibilitySearch, search, change);
  return (
    <Page
      title="Who can find you"
      lead="Employers see you without your name until you accept their request. You choose, and can change it any time."
    >
      <TabbedLinks
        label="Sections"
        value={search.section}
        tabs={VISIBILITY_SECTIONS.map((section) => ({ name: section, label: words[section], href: hrefOf({ section }) }))}
      >
        {search.section === 'views' ? (
          <ProfileViews page={search.page} hrefOf={(page) => hrefOf({ page })} />
        ) : error && !data ? (
          <ErrorState title="Your choices could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
        ) : !data ? (
          <FormSkeleton what="your choices" />
        ) : search.section === 'settings' ? (
          <VisibilityForm key={data.data.revision} visibility={data.data} />
        ) : (
          <RequestInbox
            isOpen={data.data.is_open}
            page={search.page}
            hrefOf={(page) => hrefOf({ page })}
            settingsHref={hrefOf({ section: 'settings' })}
          />
        )}
      </TabbedLinks>
    </Page>
  );
}
