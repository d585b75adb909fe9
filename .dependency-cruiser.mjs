// @ts-check
/**
 * Which folder may import which. A folder imports the folders of the floors below its own, nothing of its own floor and
 * nothing above. `areas/*` is a folder for each area that has no floor of its own, `.` the files that lie in the place
 * itself, `*.types` what a widget's own files say of it to its rooms: its props, words and styles (`HeatMap.types.ts`,
 * `.kind`, `.shape`, `.messages`, `.styles`). A folder that is not listed may neither import nor be imported. The borders
 * between the packages are in `biome.json`.
 *
 * @type {Record<string, readonly (readonly string[])[]>} place → its floors, from the top
 */
const floors = {
  'packages/pest-sdk/src': [
    ['conformance'],
    ['openapi'],
    ['.', 'mock', 'schemas', 'webhooks'],
    ['client'],
    ['chart-page'],
    ['documents'],
    ['contract'],
    ['rights'],
    ['rules'],
    ['trade'],
    ['errors'],
    ['language'],
  ],
  'packages/pest-ui/src': [
    ['.'],
    ['hosts'],
    ['rules'],
    ['floor-plan-editor', 'heat-map', 'inspection-template-editor', 'report-builder', 'stock-bell'],
    ['charts', 'floor-plan'],
    ['widget'],
    ['primitives'],
    ['i18n'],
    ['provider'],
    ['state', 'stories-data', 'theme', 'trade'],
  ],
  'packages/pest-ui/src/hosts': [
    ['elements'],
    ['frame', 'mount'],
    ['provider'],
    ['languages'],
    ['connected', 'webview'],
  ],
  'packages/pest-ui/src/report-builder': [
    ['.'],
    ['review', 'toolbar'],
    ['history', 'outline'],
    ['writing'],
    ['printing', 'signing'],
    ['paper'],
    ['*.types'],
    ['report'],
  ],
  'packages/pest-ui/src/heat-map': [
    ['.'],
    ['sheet'],
    ['comparison'],
    ['map', 'table'],
    ['controls', 'side'],
    ['state'],
    ['*.types'],
    ['figures'],
    ['density'],
  ],
  'packages/pest-ui/src/floor-plan-editor': [
    ['.'],
    ['toolbar'],
    ['tools'],
    ['panel', 'sheet'],
    ['hands'],
    ['canvas'],
    ['editing'],
    ['*.types'],
    ['plan'],
  ],
  'packages/pest-ui/src/inspection-template-editor': [
    ['.'],
    ['directions', 'versions'],
    ['files', 'form'],
    ['editing'],
    ['template'],
    ['*.types'],
  ],
  'packages/pest-portal/src': [
    ['testing'],
    ['app'],
    ['areas/*', 'embed/frame', 'embed/webview', 'offline/worker', 'public'],
    ['areas/schedule'],
    ['areas/task/details', 'areas/task/plan'],
    ['areas/task/review'],
    ['areas/inspection'],
    ['areas/task/steps'],
    ['areas/risk', 'areas/task/chemicals', 'areas/task/signature'],
    ['areas/task/.'],
    [
      'areas/auth/sessions',
      'areas/device/site',
      'areas/document/answers',
      'areas/home/trend',
      'areas/order/state',
      'areas/pest-log/write',
      'areas/stock/batches',
      'areas/task/use',
      'areas/threshold',
    ],
    ['kit/review'],
    ['kit/choices', 'kit/import', 'kit/map', 'kit/qr', 'kit/region'],
    ['kit/form', 'kit/list'],
    ['kit/page'],
    ['offline/outbox'],
    ['base'],
  ],
  'packages/pest-server/src': [
    ['.'],
    ['testing'],
    ['app'],
    ['demo'],
    ['areas'],
    ['areas/*'],
    ['operations'],
    ['books'],
    ['call'],
    ['paper', 'providers'],
    ['database'],
  ],
  'packages/pest-server/src/books': [
    ['erasure'],
    ['bindings', 'files', 'orders', 'readings', 'stock', 'tasks'],
    ['webhooks'],
    ['notices'],
    ['.', 'accounts'],
  ],
  'packages/pest-server/src/call': [['letters'], ['.'], ['identity']],
  'packages/pest-server/src/paper': [['.'], ['contract', 'report', 'seal'], ['pdf', 'print']],
};

/** Tests run on this bench, whichever floor they test. */
const bench = '^packages/pest-(server|portal)/src/testing/';

/** The rooms of areas that have a floor of their own, as a pattern: `areas/*` is all others. */
function ownFloor(/** @type {string} */ place) {
  const rooms = floors[place]?.flat().flatMap((folder) => /^areas[/](?![*])(.+)/.exec(folder)?.[1] ?? []) ?? [];
  return rooms.map((room) => (room.endsWith('/.') ? room.replace('/.', '/[^/]+$') : `${room}/`)).join('|') || '$';
}

/** The files of a folder as a pattern. */
function files(/** @type {string} */ place, /** @type {string} */ folder, area = '[^/]+') {
  if (folder === '.') return `^${place}/[^/]+$`;
  if (folder === '*.types') return `^${place}/[^/.]+[.](types|kind|shape|messages|styles)[.]ts$`;
  if (folder === 'areas') return `^${place}/areas/[^/]+$`;
  if (folder.endsWith('/.')) return `^${place}/${folder.slice(0, -2)}/[^/]+$`;
  if (folder === 'areas/*') return `^${place}/areas/(?!${ownFloor(place)})${area}/`;
  return `^${place}/${folder}/`;
}

const borders = Object.entries(floors).flatMap(([place, levels]) => {
  const patterns = levels.map((level) => level.map((folder) => files(place, folder)));
  const folders = levels.flatMap((level, index) =>
    level.map((folder) => ({
      name: `${place}: ${folder} imports only what is below it`,
      from: { path: files(place, folder, '([^/]+)') },
      to: { path: `^${place}/`, pathNot: [files(place, folder, '$1'), ...patterns.slice(index + 1).flat(), bench] },
    })),
  );
  const unlisted = {
    name: `${place}: every folder has a floor`,
    from: { path: `^${place}/`, pathNot: patterns.flat() },
    to: { path: `^${place}/` },
  };
  return [...folders, unlisted];
});

export default {
  forbidden: [
    ...borders,
    { name: 'no file imports itself by way of others', from: {}, to: { circular: true } },
    { name: 'only tests use the test bench', from: { pathNot: ['[.]test[.]tsx?$', bench] }, to: { path: bench } },
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    includeOnly: '^packages/[^/]+/src/',
    // Imports of types count: who needs to know whom is the same question.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { conditionNames: ['@pest/source', 'import', 'require', 'node', 'default'] },
  },
};
