// @ts-check

/** @param {readonly number[]} values */
export function median(values) {
  return percentile(values, 50);
}

/** @param {readonly number[]} values @param {number} share of a hundred */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}

/**
 * Each in turn, round after round, so that what else the machine does meets all of them alike.
 * @template {string} Name
 * @param {number} rounds
 * @param {Readonly<Record<Name, () => Promise<number>>>} contenders
 * @returns {Promise<Record<Name, number[]>>}
 */
export async function byTurns(rounds, contenders) {
  const names = /** @type {Name[]} */ (Object.keys(contenders));
  /** @type {Record<string, number[]>} */
  const taken = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) taken[name]?.push(await contenders[name]());
  }
  return /** @type {Record<Name, number[]>} */ (taken);
}

/**
 * The median of the rounds' own ratios.
 * @param {readonly number[]} ours
 * @param {readonly number[]} peers
 */
export function ratioOf(ours, peers) {
  return median(ours.map((value, round) => value / (peers[round] ?? Number.NaN)));
}

/** The same numbers in every run. @param {number} seed @returns {() => number} from 0 to below 1 */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
