// @ts-check
/** An app around a chart page, played by a page around a frame: the same messages, both ways. */

const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('#page'));
const told = /** @type {HTMLOListElement} */ (document.querySelector('#told'));

/** Figures as `report.detailSimple` answers them; an app may have them at hand without a network. */
const figures = {
  kind: 'report',
  number: 'R20261122-001',
  name: 'Service report 2026-11-22',
  customerName: 'Hesui Foods',
  state: 'approved',
  period: { from: '2026-10-23', to: '2026-11-22' },
  checks: { due: 91, checked: 89 },
  trends: [
    {
      group: 'rodent',
      threshold: 3,
      months: [
        { month: '2026-08', count: 2, lastYear: 3 },
        { month: '2026-09', count: null, lastYear: 2 },
        { month: '2026-10', count: 0, lastYear: 1 },
        { month: '2026-11', count: 4, lastYear: 1 },
      ],
    },
  ],
  hotSpots: [{ code: 'MT0011', type: 'mouseTrap', location: 'Changing room', value: 3 }],
  endsAt: null,
};

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== location.origin) return;
  const line = document.createElement('li');
  line.textContent = `${data.type} ${JSON.stringify(data.payload ?? null)}`;
  told.append(line);
  if (data.type === 'height') frame.style.height = `${data.payload.height}px`;
});

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLElement) || target.dataset.say === undefined) return;
  const { say, payload } = target.dataset;
  frame.contentWindow?.postMessage({ v: 1, type: say, payload: say === 'data' ? figures : payload }, location.origin);
});

document.querySelector('#address')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const given = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
  const address = new URLSearchParams();
  for (const [name, value] of given) if (typeof value === 'string' && value !== '') address.set(name, value);
  told.replaceChildren();
  frame.src = `/iosEcharts?${address}`;
});
