// The operators' screens, and what the screens of other features share with them.
export { NEED_OPTIONS } from './need-words.ts';
export { ProviderList } from './ProviderList.tsx';
export { ServiceCard } from './ServiceCard.tsx';
export { useMilitaryServices } from './useMilitaryServices.ts';
