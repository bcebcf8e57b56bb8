/** What Muster knows of a person's search for work. */
export type KnownFacts = {
  has_resume: boolean;
  saved_jobs: number;
  /** Sent applications, ended ones included. */
  applications: number;
};

/** The tasks of standard rules that a fact shows to be done. */
const DONE_WHEN: readonly { keys: readonly string[]; isDone: (facts: KnownFacts) => boolean }[] = [
  { keys: ['uk-draft-cv', 'us-resume-draft'], isDone: ({ has_resume }) => has_resume },
  { keys: ['uk-explore-jobs'], isDone: ({ saved_jobs, applications }) => saved_jobs > 0 || applications > 0 },
  { keys: ['uk-first-applications'], isDone: ({ applications }) => applications >= 5 },
  { keys: ['us-applications'], isDone: ({ applications }) => applications >= 10 },
];

/** Keys of the rules whose tasks are done already. */
export const rulesDone = (facts: KnownFacts): string[] => DONE_WHEN.flatMap(({ keys, isDone }) => (isDone(facts) ? keys : []));
