/** The token and tenant that every request sends, stored under fixed keys of the browser's local storage. */

export const TOKEN_KEY = 'accessToken';
export const TENANT_KEY = 'tenant';

/** When the browser refuses to store, the sign-in lasts until the page is closed. */
const unwritten = new Map<string, string>();

function read(key: string): string | null {
  try {
    return unwritten.get(key) ?? localStorage.getItem(key);
  } catch {
    return unwritten.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  unwritten.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) unwritten.set(key, value);
  }
}

/** The person's signed token and the tenant's slug. */
export const credentials = {
  token: () => read(TOKEN_KEY),
  setToken: (token: string | null) => write(TOKEN_KEY, token),
  tenant: () => read(TENANT_KEY),
  setTenant: (slug: string | null) => write(TENANT_KEY, slug),
};
