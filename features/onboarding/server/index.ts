export {
  addProvider,
  addQuestion,
  addSuggestion,
  changeProvider,
  changeQuestion,
  changeSuggestion,
  markProviderChecked,
  moveQuestion,
  moveSuggestion,
  providersForOperators,
  questionsForOperators,
  removeProvider,
  removeQuestion,
  removeSuggestion,
  showProvider,
  showQuestion,
  showSuggestion,
  suggestionsForOperators,
} from './content-editing.ts';
export { onboardingRoutes } from './routes.ts';
export { insertStandardContent } from './standard-content/queries.ts';
