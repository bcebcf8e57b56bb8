import type { ResumeContent } from '../../content.ts';

/** What every section editor takes: the whole resume, of which it changes its own part. */
export type SectionProps = { content: ResumeContent; onChange: (content: ResumeContent) => void };
