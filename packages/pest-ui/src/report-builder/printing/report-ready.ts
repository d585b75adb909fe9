/** How long a chart or a picture is waited for before the report is printed without it. */
const patience = 8000;

/** Settles when the charts and pictures inside are there, or after a while: a picture that never comes holds up nothing. */
export async function painted(root: HTMLElement | null): Promise<void> {
  if (!root) return;
  const pictures = [...root.querySelectorAll('img')].filter(({ loading }) => loading !== 'lazy');
  await Promise.race([
    Promise.all([chartsPainted(root), ...pictures.map((picture) => picture.decode().catch(() => undefined))]),
    new Promise((settle) => setTimeout(settle, patience)),
  ]);
}

/** A chart marks itself when ECharts has finished; one that failed shows its table instead. */
function chartsPainted(root: HTMLElement): Promise<void> {
  const waiting = () =>
    root.querySelector('[data-pest="coming"]') !== null ||
    [...root.querySelectorAll('[data-pest="chart"] [role="img"]:not([hidden])')].some(
      (chart) => !chart.querySelector('[data-painted]'),
    );
  return new Promise((settle) => {
    if (!waiting()) return settle();
    const observer = new MutationObserver(() => {
      if (waiting()) return;
      observer.disconnect();
      settle();
    });
    observer.observe(root, { subtree: true, childList: true, attributes: true });
    setTimeout(() => observer.disconnect(), patience);
  });
}
