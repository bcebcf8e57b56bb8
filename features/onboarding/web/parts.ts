// Not in index.ts, because only the frame needs it, and the first screen does not load the frame.

export { useTopBarTask } from './useTopBarTask.tsx';
