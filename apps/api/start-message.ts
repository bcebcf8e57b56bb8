import type { Account } from '#db/seed/demonstration/seed.ts';
import { type Config, siteOfHost } from './config.ts';

type Addresses = Pick<Config, 'demonstration' | 'host' | 'port' | 'public_port'>;

const EVERY_ADDRESS = ['::', '0.0.0.0', '127.0.0.1', '::1'];
/** Hosts that are named; an installation may have thousands. */
const NAMED = 3;

/** This server's URL in a browser on this computer, or at a tenant's host. In development another server is in front of this one. */
export function localUrl(
  { host, port, public_port, demonstration }: Addresses,
  name = EVERY_ADDRESS.includes(host) ? 'localhost' : host,
): string {
  const shown = (demonstration && public_port) || port;
  return `http://${name.includes(':') ? `[${name}]` : name}${shown === 80 ? '' : `:${shown}`}`;
}

/**
 * What the terminal or the service's log shows when the server has started.
 * @param hosts one of each active tenant
 * @param took how long the start took
 */
export function startMessage(config: Addresses, hosts: readonly string[], took: string): string {
  const here = localUrl(config);
  if (config.demonstration) return `Muster is serving ${here} in ${took}`;
  if (hosts.length === 0)
    return `Muster is listening at ${here} in ${took}\n\nThere is no tenant yet, so every address is empty. Create the first: npm run create:tenant -- --help`;
  const sites = hosts.slice(0, NAMED).map((host) => siteOfHost(host, config));
  const more = hosts.length > NAMED ? ` and ${hosts.length - NAMED} more` : '';
  return `Muster is serving ${sites.join(', ')}${more} in ${took}\nListening at ${here}`;
}

export function tableOf(accounts: readonly Account[], config: Addresses): string {
  const rows = [
    ['Sign in at', 'Email', 'Password', 'Account'],
    ...accounts.map((account) => [localUrl(config, account.host), account.email, account.password, account.what]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()).join('\n');
}
