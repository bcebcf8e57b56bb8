import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';

export type TokenClaims = { user_id: number; tenant_id: number; session_id: string };

/** Signs the tokens of one installation. @param secret 32 or more characters */
export function tokensSignedWith(secret: string) {
  const key = new TextEncoder().encode(secret);
  return {
    /** @param expiresAt when the session ends; `exp` is in seconds */
    sign: (claims: TokenClaims, expiresAt: Date) =>
      new SignJWT({ tenant: claims.tenant_id, session: claims.session_id })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(claims.user_id))
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key),

    /** The claims of a token that this installation signed and that has not expired; null otherwise. */
    async read(token: string): Promise<TokenClaims | null> {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM] });
        const user_id = Number(payload.sub);
        if (!Number.isInteger(user_id) || typeof payload.tenant !== 'number' || typeof payload.session !== 'string') return null;
        return { user_id, tenant_id: payload.tenant, session_id: payload.session };
      } catch {
        return null;
      }
    },
  };
}

export type Tokens = ReturnType<typeof tokensSignedWith>;
