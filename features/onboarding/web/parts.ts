// Apart from the pages' front door: only the frame needs it, and the first screen does not load the frame.

// The operators' preview of what they write.
export { QuestionField } from './QuestionField.tsx';
export { useTopBarTask } from './top-bar-task.tsx';
