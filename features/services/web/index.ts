import { lazyRouteComponent } from '@tanstack/react-router';

const directory = () => import('./DirectoryPage.tsx');
const page = () => import('./ProviderPage.tsx');

export const PublicDirectoryPage = lazyRouteComponent(directory, 'PublicDirectoryPage');
export const VeteranDirectoryPage = lazyRouteComponent(directory, 'VeteranDirectoryPage');
export const PublicProviderPage = lazyRouteComponent(page, 'PublicProviderPage');
export const VeteranProviderPage = lazyRouteComponent(page, 'VeteranProviderPage');

/** The call for the list at this address, for the router's loader. */
export async function directoryQuery(search: Readonly<Record<string, unknown>>) {
  return (await import('./directory-search.ts')).directoryCall(search);
}
