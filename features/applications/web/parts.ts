// What other features show of applications.
export { stageWords } from './application-words.ts';
