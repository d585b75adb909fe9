import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Provider from 'oidc-provider';
import { onTestFinished, vi } from 'vitest';

/** What a provider says of somebody. */
export interface ProviderClaims {
  /** @default "somebody" */
  readonly sub?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly phone_number?: string;
  readonly phone_number_verified?: boolean;
}

const clientId = 'pest-portal';
const clientSecret = 'secret of the tests, which is long enough';

/** A provider of identities on this machine, for one test: whoever comes is signed in as the claims say. */
export async function openIdentityProvider(redirectUri: string) {
  let claims: ProviderClaims = {};
  let handle: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => void handle?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  // An object, since it listens on a port and no pipe.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://localhost:${port}`;
  // It warns of what a test may do: of keys and storage of its own.
  for (const kind of ['info', 'warn'] as const) vi.spyOn(console, kind).mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const { default: OidcProvider } = await import('oidc-provider');
  const provider = new OidcProvider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['of the tests'] },
    claims: { email: ['email', 'email_verified'], phone: ['phone_number', 'phone_number_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...claims, sub: accountId }) }),
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const grant = new provider.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
      grant.addOIDCScope('openid email phone');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/sign-in/')) return next();
    await provider.interactionFinished(context.req, context.res, { login: { accountId: claims.sub ?? 'somebody' } });
    context.respond = false;
  });
  handle = provider.callback();
  return {
    issuer,
    clientId,
    clientSecret,
    /** Goes where the product sent the browser, and answers what it comes back with. */
    async signIn(url: string, as: ProviderClaims) {
      claims = as;
      const cookies = new Map<string, string>();
      let next = url;
      while (!next.startsWith(redirectUri)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const set of answer.headers.getSetCookie()) {
          const [pair = ''] = set.split(';');
          cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const location = answer.headers.get('location');
        if (location === null) throw new Error(`${next} answers ${answer.status}: ${await answer.text()}`);
        next = new URL(location, next).href;
      }
      const { code = '', state = '', iss } = Object.fromEntries(new URL(next).searchParams);
      return { code, state, ...(iss !== undefined && { iss }) };
    },
  };
}
