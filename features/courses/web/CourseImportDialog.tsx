import { EntryImportDialog } from '#features/services/web/parts.ts';
import { call } from '#kit/ui/data/api.ts';
import { findCourses } from '../contract.ts';
import { findEditedCourses, importCourses } from '../operator-contract.ts';

const MAX_BYTES = 2_000_000;

/** Imports courses from CSV. */
export const CourseImportDialog = ({ onClose }: { onClose: () => void }) => (
  <EntryImportDialog
    one="course"
    several="courses"
    help="CSV in UTF-8, up to 1,000 courses and 2 MB. Export first to get the columns."
    accept=".csv,text/csv"
    maxBytes={MAX_BYTES}
    send={(mode, file, publish) => call(importCourses, { body: { mode, publish }, files: { file } })}
    invalidates={[findEditedCourses, findCourses]}
    onClose={onClose}
  />
);
