import { type MasterQuestion, QUESTION_PLACES } from '../operator-contract.ts';

export type QuestionPlace = (typeof QUESTION_PLACES)[number];

export const PLACE_WORDS: Record<QuestionPlace, { label: string; lead: string }> = {
  personal_details: { label: 'Personal details', lead: 'Asked at the beginning of onboarding.' },
  career_direction: { label: 'Career direction', lead: 'Asked when someone sets their career direction.' },
  action_plan: { label: 'Action plan', lead: 'The answers decide the list of next steps.' },
  transition_plan: { label: 'Transition plan', lead: 'Asked when a plan is created.' },
};

export const PLACE_OPTIONS = QUESTION_PLACES.map((value) => ({ value, label: PLACE_WORDS[value].label }));

export const KIND_WORDS: Record<MasterQuestion['kind'], string> = {
  choice: 'One answer of several',
  many: 'Several answers',
  text: 'Free text',
  yes_no: 'Yes or no',
};

export const KIND_OPTIONS = Object.entries(KIND_WORDS).map(([value, label]) => ({ value, label }));

export const hasAnswers = (kind: MasterQuestion['kind']): boolean => kind === 'choice' || kind === 'many';

/** The places that onboarding asks at. */
const ONBOARDING_PLACES: readonly string[] = ['personal_details', 'career_direction', 'action_plan'];

export const asksNothing = (questions: readonly MasterQuestion[]): boolean =>
  !questions.some(({ visibility_place }) => ONBOARDING_PLACES.includes(visibility_place));

type PlacedQuestion = {
  question: MasterQuestion;
  /** The answer that it follows; null where it is asked of everybody. */
  after: string | null;
  isFirst: boolean;
  isLast: boolean;
};

/**
 * The questions of each place in the order in which they are asked, each followed by those that follow its answers; places that are not among
 * the known ones come last.
 */
export function byPlace(questions: readonly MasterQuestion[]): { place: string; questions: PlacedQuestion[] }[] {
  const places = [...new Set<string>([...QUESTION_PLACES, ...questions.map(({ visibility_place }) => visibility_place)])];
  return places.map((place) => ({
    place,
    questions: following(
      questions.filter(({ visibility_place }) => visibility_place === place).sort((one, other) => one.position - other.position),
      null,
    ),
  }));
}

function following(questions: readonly MasterQuestion[], answer: { id: number; option_text: string } | null): PlacedQuestion[] {
  const beside = questions.filter(({ after_option_id }) => after_option_id === (answer?.id ?? null));
  return beside.flatMap((question, index) => [
    { question, after: answer?.option_text ?? null, isFirst: index === 0, isLast: index === beside.length - 1 },
    ...question.options.flatMap((option) => following(questions, option)),
  ]);
}

/** Answers of the action plan that name a need: other questions may follow them. */
export const answersThatLead = (questions: readonly MasterQuestion[], besides?: MasterQuestion | null) =>
  questions
    .filter(
      ({ id, visibility_place, after_option_id }) =>
        visibility_place === 'action_plan' && after_option_id === null && id !== besides?.id,
    )
    .flatMap(({ options }) => options)
    .filter(({ category }) => category !== null)
    .map(({ id, option_text }) => ({ value: id, label: `Those who answer “${option_text}”` }));
