const KEY = 'deviceToken';

/**
 * Proves to the server that somebody signed in on this device before, so wrong passwords of strangers do not lock them out here. It
 * stays when they sign out, gives no access, and ends with their password.
 */
export const deviceToken = {
  /** The field of a sign-in. */
  field(): { device_token?: string } {
    try {
      const token = localStorage.getItem(KEY);
      return token ? { device_token: token } : {};
    } catch {
      return {};
    }
  },
  store(token: string | undefined): void {
    try {
      if (token) localStorage.setItem(KEY, token);
    } catch {
      // The browser stores nothing, so the device stays unknown.
    }
  },
};
