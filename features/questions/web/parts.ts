export { Options, QuestionField } from './QuestionField.tsx';
// The operators' screens.
export { QuestionList } from './QuestionList.tsx';
export { SuggestionList } from './SuggestionList.tsx';
