import { Resolver } from 'node:dns/promises';

/**
 * Looks up the TXT records of a name. Returns an empty list when the name has none.
 * @throws Error when no name server responded
 */
export type FindTextRecords = (name: string) => Promise<string[]>;

/** @param servers name servers as `address` or `address:port`; null for the system's */
export function textRecordFinder(servers: readonly string[] | null): FindTextRecords {
  return async (name) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    if (servers) resolver.setServers(servers);
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
      throw error;
    }
  };
}
