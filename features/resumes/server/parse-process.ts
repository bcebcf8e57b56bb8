import { answerParseTasks } from '#features/cv-import/server/parse-process.ts';
import { ReadCv } from '#features/cv-import/shapes.ts';
import type { ResumeContent } from '../content.ts';
import { ownResume } from '../output/json-resume.ts';

// A process of the parser of CVs (parse-cv.ts).
answerParseTasks(restoreResume);

/** A file that this product wrote comes back whole; in the parsed CV, what has no field goes into `more`. */
function restoreResume(value: unknown): { cv: ReadCv; resume: ResumeContent } | null {
  const resume = ownResume(value);
  if (!resume) return null;
  const more = [
    ...resume.more,
    ...resume.custom.map(({ title, items }) => ({
      title,
      lines: items
        .flatMap((item) => [item.name, item.by, item.location, item.printedDates, item.summary, ...item.highlights])
        .filter(Boolean),
    })),
  ];
  return { cv: ReadCv.parse({ ...resume, more }), resume };
}
