// Apart from index.ts, which every first visit loads.

export { ProfileSections } from './home/ProfilePage.tsx';
