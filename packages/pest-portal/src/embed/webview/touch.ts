/** What a finger or a key chose: a month of a trend. */
export interface Chosen {
  readonly group: string;
  readonly month: string;
}

interface Column extends Chosen {
  readonly plot: HTMLElement;
  readonly index: number;
}

/**
 * Reads plots by touch and by keyboard. A tap on a column shows its values above the finger, taken from the table below
 * the plot; the next tap there, elsewhere or scrolling takes them away. Arrow keys go from month to month.
 */
export function readByTouch(onChosen: (chosen: Chosen) => void): void {
  let shown: Column | null = null;
  const hide = () => {
    document.querySelectorAll('.tip, .chosen').forEach((each) => {
      each.remove();
    });
    shown = null;
  };
  const show = (column: Column) => {
    hide();
    draw(column);
    shown = column;
    onChosen({ group: column.group, month: column.month });
  };
  document.addEventListener('click', ({ target, clientX }) => {
    const plot = plotOf(target);
    const column = plot && columnAt(plot, indexUnder(plot, clientX));
    if (!column || (shown?.plot === column.plot && shown.index === column.index)) return hide();
    show(column);
  });
  document.addEventListener('keydown', (event) => {
    const plot = plotOf(event.target);
    if (!plot) return;
    if (event.key === 'Escape') return hide();
    const index = nextIndex(event.key, shown?.plot === plot ? shown.index : null, rowsOf(plot).length);
    const column = index === null ? null : columnAt(plot, index);
    if (!column) return;
    event.preventDefault();
    show(column);
  });
  document.addEventListener('scroll', hide, { passive: true });
}

function plotOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.plot') : null;
}

/** From none, an arrow to the left begins at the latest month. */
export function nextIndex(key: string, now: number | null, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
      return now === null ? last : Math.max(0, now - 1);
    case 'ArrowRight':
      return now === null ? 0 : Math.min(last, now + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

function rowsOf(plot: HTMLElement): HTMLTableRowElement[] {
  return [...(plot.closest('.card')?.querySelectorAll<HTMLTableRowElement>('details tbody tr') ?? [])];
}

/** The plot's own measures, and how many pixels one of its units is. */
function measures(plot: HTMLElement) {
  const { left = '', right = '', top = '', bottom = '', width = '' } = plot.dataset;
  const box = plot.getBoundingClientRect();
  return {
    box,
    scale: box.width / Number(width),
    left: Number(left),
    right: Number(right),
    top: Number(top),
    bottom: Number(bottom),
  };
}

function indexUnder(plot: HTMLElement, clientX: number): number {
  const { box, scale, left, right } = measures(plot);
  const share = ((clientX - box.left) / scale - left) / (right - left);
  return Math.floor(share * rowsOf(plot).length);
}

function columnAt(plot: HTMLElement, index: number): Column | null {
  const month = rowsOf(plot)[index]?.dataset.month;
  return month === undefined ? null : { plot, index, month, group: plot.dataset.group ?? '' };
}

function draw({ plot, index }: Column): void {
  const rows = rowsOf(plot);
  const row = rows[index];
  const card = plot.closest<HTMLElement>('.card');
  if (!row || !card) return;
  const { box, scale, left, right, top, bottom } = measures(plot);
  const step = (right - left) / rows.length;
  plot.querySelector('svg')?.append(outline(left + step * index, top, step, bottom - top));
  const tip = card.appendChild(document.createElement('div'));
  tip.className = 'tip';
  tip.setAttribute('role', 'status');
  tip.append(...words(card, row));
  const frame = card.getBoundingClientRect();
  const middle = box.left - frame.left + (left + step * (index + 0.5)) * scale;
  const most = frame.width - tip.offsetWidth - 8;
  tip.style.left = `${Math.max(8, Math.min(most, middle - tip.offsetWidth / 2))}px`;
  tip.style.top = `${box.top - frame.top + top * scale - tip.offsetHeight - 4}px`;
}

/** The row of the table as a sentence: the month, then each value under its column's name. */
function words(card: HTMLElement, row: HTMLTableRowElement): Node[] {
  const heads = [...card.querySelectorAll('details thead th')].map(({ textContent }) => textContent);
  const [month, ...values] = [...row.cells].map(({ textContent }) => textContent);
  const name = document.createElement('b');
  name.textContent = month ?? '';
  return [name, document.createTextNode(values.map((value, at) => `${heads[at + 1]} ${value}`).join(' · '))];
}

function outline(x: number, y: number, width: number, height: number): SVGElement {
  const box = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const attributes = {
    class: 'chosen',
    x,
    y,
    width,
    height,
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 1.5,
  };
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, String(value));
  return box;
}
