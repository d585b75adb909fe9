/** The session token's cookie (specification §9). */
export const tokenCookie = 'pest_token';
