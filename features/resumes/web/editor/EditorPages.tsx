import Box from '@mui/material/Box';
import { type ComponentProps, memo } from 'react';
import type { ResumeDesign } from '../../content.ts';
import { getCoverLetterPages } from '../../letters/contract.ts';
import { linesText, pagesText } from '../../page-overflow.ts';
import { getResumePages } from '../../resumes-contract.ts';
import { DownloadMenu, LETTER_FORMATS } from '../preview/DownloadMenu.tsx';
import { OverflowNotice } from '../preview/OverflowNotice.tsx';
import { PagePreview, pageWarnings, usePageCount, usePageProblems } from '../preview/PagePreview.tsx';
import { PageWarnings } from '../preview/PageWarnings.tsx';
import { DesignBar } from './design/DesignBar.tsx';
import { type Revised, useRevision } from './useDraft.ts';

/*
 * The parts of an editor that depend on saved pages. They subscribe to saves and pages themselves: the rest of the editor is large, and the pages
 * would wait for it to render.
 */

type DownloadsProps = { draft: Revised & { saveNow: () => Promise<void> }; id: number; word: string; isLetter?: boolean };

export function Downloads({ draft, id, word, isLetter = false }: DownloadsProps) {
  const problems = usePageProblems(id, useRevision(draft), isLetter ? getCoverLetterPages : getResumePages);
  return (
    <DownloadMenu
      id={id}
      {...(isLetter && { formats: LETTER_FORMATS })}
      onBefore={draft.saveNow}
      warnings={pageWarnings(problems, word)}
    />
  );
}

/** The number of pages, and how much too long they are. A phone shows the pages elsewhere. */
export function PageCount({ draft, id }: { draft: Revised; id: number }) {
  const revision = useRevision(draft);
  const pages = usePageCount(id, revision);
  const { overflow } = usePageProblems(id, revision);
  if (pages === null) return null;
  return (
    <Box sx={{ typography: 'body2', color: overflow ? 'warning.text' : 'text.secondary' }}>
      {pagesText(pages)}
      {overflow && `, ${linesText(overflow.lines)} too long`}
    </Box>
  );
}

type EditorPagesProps = {
  draft: Revised;
  id: number;
  kind: ComponentProps<typeof DesignBar>['kind'];
  design: Pick<ResumeDesign, 'template' | 'colour' | 'paper'> & Partial<Pick<ResumeDesign, 'pages'>>;
  onDesign: ComponentProps<typeof DesignBar>['onChange'];
  word: string;
  isLetter?: boolean;
};

/** The design and, below it, the pages. Unchanged by typing if `onDesign` is the same function. */
export const EditorPages = memo(function EditorPages({ kind, onDesign, ...pages }: EditorPagesProps) {
  const { draft, id, design, isLetter } = pages;
  return (
    <>
      <DesignBar
        kind={kind}
        design={design}
        onChange={onDesign}
        {...(!isLetter && { resume: { id, revision: () => draft.state().revision } })}
      />
      <SavedPages {...pages} />
    </>
  );
});

function SavedPages({ draft, id, design, word, isLetter = false }: Omit<EditorPagesProps, 'kind' | 'onDesign'>) {
  const revision = useRevision(draft);
  const route = isLetter ? getCoverLetterPages : getResumePages;
  const { overflow, missing } = usePageProblems(id, revision, route);
  return (
    <>
      {overflow && <OverflowNotice overflow={overflow} word={word} />}
      <PageWarnings warnings={missing ? [missing] : []} />
      <PagePreview id={id} revision={revision} paper={design.paper} route={route} />
    </>
  );
}
