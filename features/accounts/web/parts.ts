// Apart from index.ts, which every first visit loads.

export { ProfileSections } from './home/ProfileSections.tsx';
export { IdentityGate } from './security/IdentityGate.tsx';
export { useWithIdentity } from './security/IdentityProvider.tsx';
