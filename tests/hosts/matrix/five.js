/** The five with something to show each, and what one press or letter in each is told by. */
const plan = { id: 'hall', name: 'Hall 1', image: { src: '/line-2.svg', width: 1200, height: 700 } };
const trap = { code: 'MT-001', name: 'Dock door', type: 'mouseTrap' };
const reading = { value: 3, checked: true, checks: 1, deviceDays: 30, species: [{ species: 'mouse', count: 3 }] };
const glue = { id: '1', name: 'Glue boards', categoryId: 2, categoryName: 'Boards', unit: 'pcs' };

/** What each widget is given. */
export const propsOf = (report) => ({
  'heat-map': { plan, points: [{ ...trap, ...reading, deviceId: 'd1', x: 0.3, y: 0.4 }] },
  'floor-plan-editor': {
    plan,
    defaultValue: [{ ...trap, id: 'd1', position: { x: 0.3, y: 0.4 } }],
    onAddDevice: () => undefined,
  },
  'report-builder': { defaultValue: report, onSave: async () => undefined },
  'inspection-template-editor': {
    defaultValue: { name: 'Lamps', deviceType: 'flyLamp', process: '', directions: [] },
  },
  'stock-bell': {
    items: [{ ...glue, stock: '0', warningLevel: '20', status: 'out' }],
    access: { admin: true, physical: true },
  },
});

export const tellers = {
  'heat-map': 'onSelectedChange',
  'floor-plan-editor': 'onSelectedChange',
  'report-builder': 'onChange',
  'inspection-template-editor': 'onChange',
  'stock-bell': 'onOpenChange',
};

/** Kept where the test reads it. */
export function tell(name) {
  const { dataset } = document.documentElement;
  dataset.told = [...new Set([...(dataset.told ?? '').split(' '), name])].join(' ').trim();
}
