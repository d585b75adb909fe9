const place = 'pest_provider_try';

/** Notes that this tab goes to the company's own provider to try it out: whoever is signed in comes back to the login page. */
export function expectTry(state: string): void {
  sessionStorage.setItem(place, state);
}

/** Whether an address is the way back from such a try, as often as it is asked. */
export function isTry(address: string): boolean {
  const state = sessionStorage.getItem(place);
  return state !== null && address.includes(`state=${state}`);
}
