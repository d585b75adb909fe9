const heatMap = document.querySelector('pest-heat-map');
heatMap.plan = { id: 'line-2', name: 'Line 2', image: { src: '/line-2.svg', width: 1200, height: 700 } };
heatMap.points = [
  { code: 'FL-01', x: 0.12, y: 0.2, value: 14 },
  { code: 'FL-02', x: 0.38, y: 0.24, value: 3 },
  { code: 'FL-04', x: 0.86, y: 0.62, value: 22 },
].map((lamp) => ({
  ...lamp,
  deviceId: lamp.code,
  type: 'flyLamp',
  checked: true,
  checks: 1,
  deviceDays: 7,
  species: [{ species: 'fly', count: lamp.value }],
}));
heatMap.addEventListener('pest-selected-change', ({ detail }) => {
  document.title = detail.value === null ? 'A heat map under a strict policy' : `${detail.value} is chosen`;
});
