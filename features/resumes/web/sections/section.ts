import type { ResumeContent } from '../../content.ts';

/** The props of every section editor: the whole resume, of which it changes its own part. */
export type SectionProps = { content: ResumeContent; onChange: (content: ResumeContent) => void };
