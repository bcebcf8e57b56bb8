// Apart from index.ts, which every first visit loads.

export { ProfileSections } from './home/ProfileSections.tsx';
export { StorageCard } from './StorageCard.tsx';
export { IdentityProvider, useWithIdentity } from './security/IdentityProvider.tsx';
export { useFreshSession } from './session/useFreshSession.ts';
