import * as openid from 'openid-client';
import { guardedFetch } from '../webhooks/guarded-fetch';

/** A company's provider, and how this installation is known there. */
export interface Provider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a try to sign in is known by, on the way to the provider and back. */
export interface Tried {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** What the provider says of somebody, as far as it vouches for it. */
export interface Identity {
  /** What the provider calls somebody for good (`sub`). */
  readonly subject: string;
  readonly verifiedMail: string | null;
  readonly verifiedPhone: string | null;
}

/** The providers that companies have named: authorization code with PKCE, state and nonce. */
export interface IdentityProviders {
  /** Whether an address may be named at all. */
  takes(address: string): boolean;
  /** Where the browser goes, and what it comes back with. @throws where the provider answers as none. */
  begin(provider: Provider, redirectUri: string): Promise<Tried & { readonly url: string }>;
  /** Who came back. @throws for an answer that is not the provider's, or not to this try. */
  finish(
    provider: Provider,
    tried: Tried,
    returned: { readonly redirectUri: string; readonly code: string; readonly iss?: string | undefined },
  ): Promise<Identity>;
}

export class OpenIdProviders implements IdentityProviders {
  readonly #localhost: boolean;

  /** @param options.localhost - whether `http://localhost` is asked: while somebody tries it out on his own machine */
  constructor({ localhost }: { readonly localhost: boolean }) {
    this.#localhost = localhost;
  }

  takes(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, username } = new URL(address);
    if (username !== '') return false;
    return protocol === 'https:' || (this.#localhost && ['localhost', '127.0.0.1'].includes(hostname));
  }

  async begin(provider: Provider, redirectUri: string): Promise<Tried & { readonly url: string }> {
    const config = await this.#configOf(provider);
    const tried = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid email phone',
      state: tried.state,
      nonce: tried.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(tried.verifier),
      code_challenge_method: 'S256',
    });
    // The provider says where people go: to nothing that would run in this page.
    if (!this.takes(url.href)) throw new Error('The page of the provider is none that a browser is sent to');
    return { ...tried, url: url.href };
  }

  async finish(
    provider: Provider,
    { state, nonce, verifier }: Tried,
    {
      redirectUri,
      code,
      iss,
    }: { readonly redirectUri: string; readonly code: string; readonly iss?: string | undefined },
  ): Promise<Identity> {
    const config = await this.#configOf(provider);
    const returned = new URL(redirectUri);
    returned.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
    const tokens = await openid.authorizationCodeGrant(config, returned, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The provider answers no identity');
    const hasMore = config.serverMetadata().userinfo_endpoint !== undefined;
    const more = hasMore ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
    return { subject: claims.sub, ...vouchedIn({ ...claims, ...more }) };
  }

  #configOf({ issuer, clientId, clientSecret }: Provider): Promise<openid.Configuration> {
    if (!this.takes(issuer)) throw new Error('The address of the provider is none that is asked');
    return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      ...(this.#localhost && { execute: [openid.allowInsecureRequests] }),
      [openid.customFetch]: (url, { method, headers, body }) =>
        guardedFetch(
          url,
          { method, headers, body: body === undefined || body === null ? undefined : String(body) },
          { localhost: this.#localhost },
        ),
    });
  }
}

function vouchedIn(claims: Readonly<Record<string, unknown>>): Omit<Identity, 'subject'> {
  const { email, email_verified, phone_number, phone_number_verified } = claims;
  return {
    verifiedMail: typeof email === 'string' && email_verified === true ? email.trim().toLowerCase() : null,
    verifiedPhone: typeof phone_number === 'string' && phone_number_verified === true ? phone_number : null,
  };
}
