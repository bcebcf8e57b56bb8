import type { Vault } from '#kit/server/process/secrets.ts';
import type { Tokens } from './security/tokens.ts';
import type { SocialClients } from './sign-in/social-actions.ts';

export type AccountParts = { tokens: Tokens; vault: Vault; social: SocialClients };
