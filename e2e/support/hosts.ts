/** Tenants whose accounts have addresses at `SLUG.test`. Everybody else is of Muster. */
const TENANTS = ['homefront', 'lantern', 'lodestar'];

/** `http://homefront.localhost:PORT` for an account of Homefront. */
export function originOf(email: string): string {
  const tenant = TENANTS.find((slug) => email.endsWith(`@${slug}.test`)) ?? 'muster';
  return `http://${tenant}.localhost:${process.env.E2E_PORT}`;
}
