import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { missingMessage } from '#features/typesetting/missing-characters.ts';
import { query } from '#kit/ui/data/query.ts';
import { ErrorState } from '#kit/ui/page/ErrorState.tsx';
import { VisuallyHidden } from '#kit/ui/page/VisuallyHidden.tsx';
import type { ResumeDesign } from '../../content.ts';
import type { getCoverLetterPages } from '../../letters/contract.ts';
import { overflowMessage, type PageOverflow } from '../../page-overflow.ts';
import { getResumePages } from '../../resumes-contract.ts';
import { PAGE_RATIO } from './PagePicture.tsx';

type PagesRoute = typeof getResumePages | typeof getCoverLetterPages;

function usePages(id: number | null, revision: number, route: PagesRoute = getResumePages) {
  return useQuery({
    ...query(route, { params: { id: id ?? 0 } }),
    enabled: id !== null,
    queryKey: [route.path, id, revision],
    // The previous pages stay visible while the next ones load.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}

/** What is wrong with the pages, as far as they are loaded. */
type PageProblems = {
  /** Names the characters that the PDF shows as empty boxes. */
  missing: string | null;
  /** How much too long a resume is for its chosen number of pages. */
  overflow: PageOverflow | null;
};

export function usePageProblems(id: number | null, revision: number, route?: PagesRoute): PageProblems {
  const found = usePages(id, revision, route).data?.data;
  return {
    missing: found && found.missing.length > 0 ? missingMessage(found.missing) : null,
    overflow: found && 'overflow' in found ? found.overflow : null,
  };
}

/** The problems of the pages of a `CV`, `resume` or `letter`, each in a sentence or two. */
export const pageWarnings = ({ missing, overflow }: PageProblems, word: string): string[] => [
  ...(overflow ? [overflowMessage(overflow, word)] : []),
  ...(missing ? [missing] : []),
];

/** The number of pages; null until they are loaded. */
export function usePageCount(id: number, revision: number, route?: PagesRoute): number | null {
  return usePages(id, revision, route).data?.data.pages.length ?? null;
}

type PagePreviewProps = { id: number; revision: number; paper: ResumeDesign['paper']; route?: PagesRoute };

/** The pages of a resume or letter as in the PDF. @param revision refetches the pages when it increases */
export function PagePreview({ id, revision, paper, route }: PagePreviewProps) {
  const { data, error, isFetching, refetch } = usePages(id, revision, route);
  const pages = data?.data.pages;
  if (error && !pages)
    return <ErrorState title="The preview could not be loaded" onRetry={() => refetch()} retrying={isFetching} />;
  return (
    <Box aria-busy={isFetching}>
      {!pages && <VisuallyHidden role="status">Loading preview</VisuallyHidden>}
      {pages ? <Pages pages={pages} paper={paper} /> : <EmptyPage paper={paper} />}
    </Box>
  );
}

/** @param pages SVG documents, shown as images so that scripts in them can't run */
export function Pages({ pages, paper = 'a4' }: { pages: string[]; paper?: ResumeDesign['paper'] }) {
  return (
    <Box component="ol" aria-label="Pages" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {pages.map((svg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page has no other key than its number
        <PageImage key={index} svg={svg} place={`${index + 1} of ${pages.length}`} paper={paper} />
      ))}
    </Box>
  );
}

type PageImageProps = { svg: string; place: string; paper: ResumeDesign['paper'] };

/** Encoding a page takes long, so only changed ones are encoded. */
const PageImage = memo(function PageImage({ svg, place, paper }: PageImageProps) {
  return (
    <li>
      <Box
        component="img"
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        alt={`Page ${place}`}
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: PAGE_RATIO[paper],
          bgcolor: '#fff',
          borderRadius: 0.5,
          border: 1,
          borderColor: 'divider',
        }}
      />
      <Box sx={{ mt: 0.5, textAlign: 'center', typography: 'caption', color: 'text.secondary' }} aria-hidden>
        {place}
      </Box>
    </li>
  );
});

function EmptyPage({ paper }: { paper: ResumeDesign['paper'] }) {
  return (
    <Box
      aria-hidden
      sx={{
        aspectRatio: PAGE_RATIO[paper],
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        p: '8%',
        borderRadius: 0.5,
      }}
    >
      <Skeleton width="45%" height={36} />
      <Skeleton width="70%" />
      {[90, 96, 84, 92, 60, 95, 88, 72].map((width) => (
        <Skeleton key={width} width={`${width}%`} sx={{ mt: width === 90 || width === 95 ? 3 : 0 }} />
      ))}
    </Box>
  );
}
