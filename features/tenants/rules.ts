/** A host as typed, in lower case and without its port. */
export function hostName(host: string): string {
  const bare = host.trim().toLowerCase();
  return bare.startsWith('[') ? bare.slice(1, bare.indexOf(']')) : bare.replace(/:\d+$/, '').replace(/\.$/, '');
}

/** Whether a host can only be this machine or its own network, so the default tenant may be used. */
export function isLocalName(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|[a-z0-9-]+|([a-z0-9-]+\.)+localhost)$/.test(host);
}

/** Where the logo of a tenant is loaded, which changes with the picture. */
export const TENANT_LOGO_PATH = '/api/tenant/logo?v=';
