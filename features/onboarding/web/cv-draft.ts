import type { ResumeContent } from '#features/resumes/content.ts';
import { unsaved } from '#kit/ui/editing/unsaved.ts';
import { OnboardingResume } from '../shapes.ts';

const NAME = 'onboarding-cv';
const Base = OnboardingResume.pick({ id: true, revision: true, content: true });

/** Unsaved changes of a resume, with the content that they are based on. */
type CvDraft = { base: { id: number; revision: number; content: ResumeContent }; content: ResumeContent };

export const cvDraft = {
  /** The draft of this resume; null if the draft is of another one. */
  read(personId: number, resumeId: number): (CvDraft & { at: number }) | null {
    const stored = unsaved.read(personId, NAME);
    if (typeof stored?.value !== 'object' || stored.value === null) return null;
    const { base, content }: { base?: unknown; content?: unknown } = stored.value;
    const [then, typed] = [Base.safeParse(base), OnboardingResume.shape.content.safeParse(content)];
    if (!then.success || !typed.success || then.data.id !== resumeId) return null;
    return { at: stored.at, base: then.data, content: typed.data };
  },
  write: (personId: number, draft: CvDraft | null): void => unsaved.write(personId, NAME, draft),
};
