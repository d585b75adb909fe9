/**
 * A region and what is in it, as one address: in Chinese the larger comes first, in other scripts it follows.
 *
 * @example joinAddress('Pudong, Shanghai', '100 Airport Road') // '100 Airport Road, Pudong, Shanghai'
 */
export function joinAddress(region: string, address: string): string {
  if (region === '' || address === '') return region || address;
  return /\p{Script=Han}/u.test(region + address) ? `${region} ${address}` : `${address}, ${region}`;
}
