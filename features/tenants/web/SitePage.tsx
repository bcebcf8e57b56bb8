import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { Page } from '#kit/ui/page/Page.tsx';
import { DetailsSkeleton } from '#kit/ui/page/Skeletons.tsx';
import { DateText } from '#kit/ui/text/DateText.tsx';
import { getSitePage } from '../page-contract.ts';
import { PAGE_LABELS, type PageSlug } from '../page-rules.ts';
import { ContactTeam } from './ContactTeam.tsx';
import { PageText } from './PageText.tsx';

/** A page about the tenant: the operators' text or the product's own, and what a feature adds below it. */
export function SitePage({ slug, children }: { slug: PageSlug; children?: ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(query(getSitePage, { params: { slug } }));
  const page = data?.data;
  return (
    <Page title={page?.title ?? PAGE_LABELS[slug]} lead={page?.lead} width="reading">
      {error && !page ? (
        <ErrorState title="This page could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
      ) : !page ? (
        <DetailsSkeleton what="the page" />
      ) : (
        <>
          <PageText body={page.body} />
          {children}
          <Box sx={{ mt: 4, pt: 2, borderTop: 1, borderColor: 'divider', typography: 'body2', color: 'text.secondary' }}>
            {'Questions? Please '}
            <ContactTeam />.
            {page.updated_at && (
              <>
                {' Last changed '}
                <DateText value={page.updated_at} as="day" />.
              </>
            )}
          </Box>
        </>
      )}
    </Page>
  );
}
