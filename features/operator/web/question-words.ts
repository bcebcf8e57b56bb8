import { type MasterQuestion, QUESTION_PLACES } from '../onboarding-contract.ts';

export type QuestionPlace = (typeof QUESTION_PLACES)[number];

export const PLACE_WORDS: Record<QuestionPlace, { label: string; lead: string }> = {
  personal_details: { label: 'Personal details', lead: 'Asked at the beginning of onboarding.' },
  career_direction: { label: 'Career direction', lead: 'Asked when someone says where they want to go.' },
  action_plan: { label: 'Action plan', lead: 'The answers make the list of next steps.' },
  transition_plan: { label: 'Transition plan', lead: 'Asked when a plan is begun.' },
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

/** The questions of each place in the order in which they are asked; places that are not among the known ones come last. */
export function byPlace(questions: readonly MasterQuestion[]): { place: string; questions: MasterQuestion[] }[] {
  const places = [...new Set<string>([...QUESTION_PLACES, ...questions.map(({ visibility_place }) => visibility_place)])];
  return places.map((place) => ({
    place,
    questions: questions.filter(({ visibility_place }) => visibility_place === place).sort((a, b) => a.position - b.position),
  }));
}
