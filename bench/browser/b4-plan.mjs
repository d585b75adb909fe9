// @ts-check
import { bundle, callPage } from './kit/bundle.mjs';

export const title = 'Floor-plan editor beside xyflow, main thread per move, window of 1200 × 800';
export const uses = ['Chromium', '@xyflow/react', 'react'];

/** Shares of xyflow's work from a thousand marks on, milliseconds of a frame at five thousand, pixels. */
export const limits = { share: 0.5, mount: 0.6, frame: 16, off: 0 };

/** How close one looks: at the last of the sizes each device has its code beneath. */
export const counts = {
  full: {
    sizes: [
      { count: 300, zoom: 0.8 },
      { count: 1_000, zoom: 0.8 },
      { count: 5_000, zoom: 2 },
    ],
    moves: 24,
    rounds: 2,
  },
  tiny: { sizes: [{ count: 60, zoom: 0.8 }], moves: 2, rounds: 1 },
};
/** @typedef {typeof counts.full} Counts */

const acts = /** @type {const} */ (['drag', 'pan', 'zoom']);
const contenders = /** @type {const} */ (['ours', 'peer']);

/** @typedef {typeof contenders[number]} Contender */
/** @typedef {Record<'mount' | typeof acts[number], number>} Work in milliseconds of the main thread */

/**
 * The same labelled marks on the same picture, each contender alone in a page, by turns: the main thread's own time per
 * move of a real mouse, whatever else the machine does. The best of the rounds.
 * @param {import('../kit/catalogue.mjs').Given<Counts>} given
 */
export async function run({ counts: { sizes, moves, rounds }, machine }) {
  const browser = await machine.browser();
  const content = await bundle('plan.tsx');
  const rows = [];
  for (const { count, zoom } of sizes) {
    /** @type {Record<Contender, Work[]>} */
    const taken = { ours: [], peer: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const who of contenders) taken[who].push(await measure(browser, content, who, { count, zoom, moves }));
    }
    rows.push(...rowsOf(count, best(taken.ours), best(taken.peer)));
  }
  for (const [words, style] of Object.entries(hosts)) {
    const off = await offUnder(browser, content, style);
    rows.push({
      label: `a mark that is dragged, off the pointer under ${words}`,
      value: off,
      unit: 'px',
      most: limits.off,
      exact: true,
    });
  }
  return rows;
}

/** What a host page may do to the box that the editor stands in. */
const hosts = {
  'transform: scale(0.8)': 'transform:scale(0.8);transform-origin:0 0',
  'zoom: 0.8': 'zoom:0.8',
};

/**
 * Whole pixels between the place where a mark is let go and where it stands then.
 * @param {import('playwright').Browser} browser @param {{ script: string, style: string }} content @param {string} style
 */
async function offUnder(browser, content, style) {
  const page = await pageWith(browser, content);
  try {
    await callPage(page, 'show', 'ours', { count: 60, zoom: 1 }, style);
    const { mark } = await callPage(page, 'look', 'ours');
    const to = { x: mark.x + 40, y: mark.y + 30 };
    await page.mouse.move(mark.x, mark.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    return Math.round(await callPage(page, 'nearestMark', to));
  } finally {
    await page.close();
  }
}

/** @param {import('playwright').Browser} browser @param {{ script: string, style: string }} content */
async function pageWith(browser, content) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  await page.setContent('<!doctype html><body style="margin:0">');
  await page.addStyleTag({ content: content.style });
  await page.addScriptTag({ content: content.script });
  return page;
}

/**
 * @param {number} count
 * @param {Work} ours
 * @param {Work} peer
 */
function rowsOf(count, ours, peer) {
  const beside = (/** @type {keyof Work} */ act) => `${ours[act].toFixed(1)} ms beside ${peer[act].toFixed(1)} ms`;
  const large = count >= 1_000;
  return [
    ...acts.flatMap((act) => [
      {
        label: `${count} marks, ${act} (${beside(act)})`,
        value: ours[act] / peer[act],
        unit: '×',
        ...(large && { most: limits.share }),
      },
      ...(count === 5_000
        ? [{ label: `${count} marks, ${act}`, value: ours[act], unit: 'ms', most: limits.frame }]
        : []),
    ]),
    {
      label: `${count} marks, shown (${beside('mount')})`,
      value: ours.mount / peer.mount,
      unit: '×',
      ...(large && { most: limits.mount }),
    },
  ];
}

/** @param {readonly Work[]} works @returns {Work} */
function best(works) {
  const least = (/** @type {keyof Work} */ act) => Math.min(...works.map((work) => work[act]));
  return { mount: least('mount'), drag: least('drag'), pan: least('pan'), zoom: least('zoom') };
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ script: string, style: string }} content
 * @param {Contender} who
 * @param {{ count: number, zoom: number, moves: number }} shown
 * @returns {Promise<Work>}
 */
async function measure(browser, content, who, { moves, ...shown }) {
  const page = await pageWith(browser, content);
  try {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const work = async () => {
      const { metrics } = await devTools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
    };
    /** @param {() => Promise<unknown>} act */
    const cost = async (act) => {
      const before = await work();
      await act();
      return (await work()) - before;
    };
    const mount = await cost(() => callPage(page, 'show', who, shown));
    await callPage(page, 'approach', shown.zoom);
    await page.waitForTimeout(300);
    const seen = await callPage(page, 'look', who);
    if (seen.marks !== shown.count) throw new Error(`${who} shows ${seen.marks} marks of ${shown.count}`);
    const drag = await cost(() => pull(page, seen.mark, moves));
    const pan = await cost(() => pull(page, seen.free, moves));
    await page.mouse.move(600, 400);
    const zoom = await cost(async () => {
      for (let step = 0; step < moves; step += 1) await frameOf(page.mouse.wheel(0, step % 2 ? 8 : -8));
    });
    return { mount, drag: drag / moves, pan: pan / moves, zoom: zoom / moves };
  } finally {
    await page.close();
  }
}

/**
 * Pressed, moved and let go.
 * @param {import('playwright').Page} page
 * @param {{ x: number, y: number }} from
 * @param {number} moves
 */
async function pull(page, { x, y }, moves) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= moves; step += 1) await frameOf(page.mouse.move(x + step * 2, y + step));
  await page.mouse.up();
}

/** One move to a frame. @param {Promise<void>} moved */
async function frameOf(moved) {
  await moved;
  await new Promise((resolve) => setTimeout(resolve, 20));
}
