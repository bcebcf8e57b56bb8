// Apart from the hooks of index.ts, which every first visit loads.

export { ContactTeam } from './ContactTeam.tsx';
