/** RFC 5321's dot-string before the @. */
const ADDRESS = /^(?!\.|.*\.[.@])([\w!#$%&'*+/=?^`{|}~.-]{1,64})@([^@]+)$/;
const ASCII_DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/**
 * The form in which an address is stored, compared and mailed: in lower case, with the domain in ASCII (`jo@xn--mller-kva.de` for
 * `jo@müller.de`). Null for anything that is not an address. The part before the @ must be ASCII: most mail servers deliver to no
 * other, and lowering the case of some other letters gives ASCII ones, which would make two people's addresses equal.
 */
export function storedEmail(typed: string): string | null {
  const [, local = '', written = ''] = ADDRESS.exec(typed.trim()) ?? [];
  const domain = asciiDomain(written);
  return domain && `${local.toLowerCase()}@${domain}`;
}

/** The ASCII form of a domain name on the internet; null for anything else. */
export function asciiDomain(domain: string): string | null {
  // URLs may have ports and paths, and leave some characters out.
  if (/[^\p{L}\p{M}\p{N}.\u3002-]/u.test(domain)) return null;
  try {
    const { hostname } = new URL(`http://${domain}`);
    return ASCII_DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}
