export { ActionPlanList } from './ActionPlanList.tsx';
// The operators' screens.
export { PlanRuleList } from './PlanRuleList.tsx';
export { Options, QuestionField } from './QuestionField.tsx';
export { QuestionList } from './QuestionList.tsx';
export { SuggestionList } from './SuggestionList.tsx';
export { changeTask } from './task-calls.ts';
