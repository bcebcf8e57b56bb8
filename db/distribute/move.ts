import type pg from 'pg';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { connected, forceOf, inTransaction, requireCluster, setStatistics, unforcedTables } from './distribute.ts';
import { ANCHOR, isDistributed, readPlan } from './plan.ts';

type Node = { host: string; port: number };
export type TenantPlace = {
  id: number;
  slug: string;
  node: Node;
  /** Tenants in the same shards, which move together with it. */
  others: string[];
  /** The other nodes that can store shards. */
  targets: Node[];
};
type FoundPlace = TenantPlace & { shard: string };

/** Where the rows of a tenant are. @throws CannotStart when there is no such tenant, or the database is not distributed */
export const findTenantPlace = (ownerUrl: string, slug: string): Promise<TenantPlace> =>
  connected(ownerUrl, (client) => placeOf(client, slug));

/**
 * Moves a tenant, and those in the same shards, to another node while the installation is in use: the rows are copied by logical
 * replication. Policies are not forced on the owner meanwhile, because PostgreSQL replicates into no table with forced policies; the
 * application's role stays under them. They are forced again also after an error. After a crash, the next move or `distribute` does it.
 * @param target `HOST:PORT` of a node
 * @throws CannotStart when the node cannot be used, or already has the tenant
 */
export async function moveTenant(ownerUrl: string, slug: string, target: string, log: (line: string) => void): Promise<void> {
  await connected(ownerUrl, async (client) => {
    const place = await placeOf(client, slug);
    const node = place.targets.find(({ host, port }) => `${host}:${port}` === target);
    if (!node) throw new CannotStart(refusalOf(place, target));
    await requireSharedTables(client, node);
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relrowsecurity and oid in (select logicalrelid from pg_dist_partition where partmethod = 'h') order by 1`,
    );
    log(`Moving ${[slug, ...place.others].join(', ')} from ${place.node.host}:${place.node.port} to ${target}.`);
    try {
      for (const { name } of tables) await inTransaction(client, `alter table ${name} no force row level security`);
      await client.query('select citus_move_shard_placement($1, $2, $3, $4, $5)', [
        place.shard,
        place.node.host,
        place.node.port,
        node.host,
        node.port,
      ]);
      await setStatistics(client);
    } finally {
      for (const { name } of await unforcedTables(client)) await inTransaction(client, forceOf(name));
    }
  });
}

function refusalOf({ slug, node, targets }: TenantPlace, target: string): string {
  if (`${node.host}:${node.port}` === target) return `${slug} is on ${target} already.`;
  const known = targets.map(({ host, port }) => `${host}:${port}`).join(', ');
  return `${target} is not a node that ${slug} can move to: ${known ? `choose one of ${known}` : 'add a node to the cluster first'}.`;
}

async function placeOf(client: pg.Client, slug: string): Promise<FoundPlace> {
  await requireCluster(client, await readPlan(client));
  if (!(await isDistributed(client))) throw new CannotStart('The database is not distributed: run npm run db:distribute first.');
  const { rows } = await client.query<{ id: number; slug: string; shard: string }>(
    'select id, slug, get_shard_id_for_distribution_column($1::regclass, id) as shard from tenants order by slug',
    [ANCHOR],
  );
  const tenant = rows.find((row) => row.slug === slug);
  if (!tenant) throw new CannotStart(`There is no tenant "${slug}": npm run admin -- tenants lists them.`);
  const { rows: nodes } = await client.query<Node & { has_it: boolean }>(
    `select nodename as host, nodeport as port,
       exists (select from pg_dist_placement p where p.shardid = $1 and p.groupid = n.groupid) as has_it
     from pg_dist_node n where noderole = 'primary' and isactive and (shouldhaveshards or
       exists (select from pg_dist_placement p where p.shardid = $1 and p.groupid = n.groupid)) order by 1, 2`,
    [tenant.shard],
  );
  const source = nodes.find(({ has_it }) => has_it);
  if (!source) throw new Error(`Shard ${tenant.shard} of the tenant ${slug} is on no active node`);
  return {
    ...tenant,
    node: source,
    others: rows.filter((row) => row.shard === tenant.shard && row.slug !== slug).map((row) => row.slug),
    targets: nodes.filter((node) => node !== source),
  };
}

/** A new node has no copies of the shared tables, and only a superuser may make them. */
async function requireSharedTables(client: pg.Client, { host, port }: Node): Promise<void> {
  const { rows } = await client.query(
    `select from pg_dist_shard s join pg_dist_partition t on t.logicalrelid = s.logicalrelid and t.partmethod = 'n'
     where not exists (select from pg_dist_placement p join pg_dist_node n on n.groupid = p.groupid
       where p.shardid = s.shardid and n.nodename = $1 and n.nodeport = $2) limit 1`,
    [host, port],
  );
  if (rows.length > 0)
    throw new CannotStart(
      `${host}:${port} has no copies of the shared tables: as a superuser, run SELECT replicate_reference_tables('auto') on the coordinator first.`,
    );
}
