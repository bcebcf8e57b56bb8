import type { QueryClient } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';

const directory = () => import('./DirectoryPage.tsx');
const page = () => import('./ProviderPage.tsx');

export const PublicDirectoryPage = lazyRouteComponent(directory, 'PublicDirectoryPage');
export const VeteranDirectoryPage = lazyRouteComponent(directory, 'VeteranDirectoryPage');
export const PublicProviderPage = lazyRouteComponent(page, 'PublicProviderPage');
export const VeteranProviderPage = lazyRouteComponent(page, 'VeteranProviderPage');

/** Saves the service that a visitor wanted to save. @returns false when it has to be tried again */
export async function saveWantedProvider(client: QueryClient, provider: { id: number; name: string }): Promise<boolean> {
  return (await import('./wanted-provider.ts')).saveWantedProvider(client, provider);
}

/** The call for the list at this address, for the router's loader. */
export async function directoryQuery(search: Readonly<Record<string, unknown>>) {
  return (await import('./directory-search.ts')).directoryCall(search);
}
