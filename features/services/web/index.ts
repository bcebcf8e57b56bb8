import { lazyRouteComponent } from '@tanstack/react-router';

export const PublicDirectoryPage = lazyRouteComponent(() => import('./DirectoryPage.tsx'), 'PublicDirectoryPage');
export const VeteranDirectoryPage = lazyRouteComponent(() => import('./DirectoryPage.tsx'), 'VeteranDirectoryPage');
export const PublicProviderPage = lazyRouteComponent(() => import('./ProviderPage.tsx'), 'PublicProviderPage');
export const VeteranProviderPage = lazyRouteComponent(() => import('./ProviderPage.tsx'), 'VeteranProviderPage');

/** The call for the list at this address, for the router's loader. */
export async function directoryQuery(search: Readonly<Record<string, unknown>>) {
  return (await import('./directory-search.ts')).directoryCall(search);
}
