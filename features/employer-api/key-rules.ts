/** What a key may be allowed to do. */
export const SCOPES = ['jobs:read', 'jobs:write', 'applications:read', 'applications:write'] as const;
export type Scope = (typeof SCOPES)[number];

export const SCOPE_LABELS: Record<Scope, string> = {
  'jobs:read': 'Read jobs',
  'jobs:write': 'Post, change and close jobs',
  'applications:read': 'Read applications',
  'applications:write': 'Move applicants to another stage',
};

export const KEY_MODES = ['live', 'test'] as const;
export type KeyMode = (typeof KEY_MODES)[number];

/** Keys of a company that are neither revoked nor expired. */
export const MOST_KEYS = 20;
/** Live keys with one name: the present one, and its successor while systems change to it. */
export const MOST_OF_A_NAME = 2;
/** Two years. */
export const MOST_DAYS = 730;
/** The letters of a key that screens show. */
export const SHOWN_LETTERS = 4;

export type KeyState = 'active' | 'expired' | 'revoked';

export function keyState(key: { expires_at: string | null; revoked_at: string | null }, now: Date): KeyState {
  if (key.revoked_at !== null) return 'revoked';
  return key.expires_at !== null && Date.parse(key.expires_at) <= now.getTime() ? 'expired' : 'active';
}
