// The operators' screens, and what the screens of other features share with them.

// The directory on other screens.
export { DirectoryCard } from './DirectoryCard.tsx';
export { FieldPair, FormPart } from './EntryForm.tsx';
export { EntryImportDialog } from './EntryImportDialog.tsx';
export { EntryList } from './EntryList.tsx';
export { Facts } from './Facts.tsx';
export { ListError } from './ListError.tsx';
export { NEED_OPTIONS } from './need-words.ts';
export { ProviderList } from './ProviderList.tsx';
export { ServiceCard } from './ServiceCard.tsx';
export { useMilitaryServices } from './useMilitaryServices.ts';
export { useNow } from './useNow.ts';
export { useSavedProviders } from './useSavedProviders.ts';
export { saveWantedProvider } from './wanted-provider.ts';
