// What other features show of applications.
export { stageWords } from './application-words.ts';
export { HiredPanel } from './own/HiredPanel.tsx';
