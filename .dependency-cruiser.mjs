// @ts-check
/**
 * Which folder may import which. A folder imports the folders of the floors below its own, nothing of its own floor and
 * nothing above. `areas/*` is a folder for each area, `.` the files that lie in the place itself. A folder that is not
 * listed may neither import nor be imported. The borders between the packages are in `biome.json`.
 *
 * @type {Record<string, readonly (readonly string[])[]>} place → its floors, from the top
 */
const floors = {
  'packages/pest-sdk/src': [
    ['conformance'],
    ['openapi'],
    ['.', 'mock', 'schemas'],
    ['client'],
    ['contract'],
    ['rights'],
    ['rules'],
    ['trade'],
    ['errors'],
    ['language'],
  ],
  'packages/pest-ui/src': [
    ['.'],
    ['elements'],
    ['frame', 'mount'],
    ['webview', 'connected'],
    ['rules'],
    ['floor-plan-editor', 'heat-map', 'inspection-template-editor', 'report-builder', 'stock-bell'],
    ['charts', 'floor-plan'],
    ['widget'],
    ['primitives'],
    ['i18n'],
    ['provider'],
    ['state', 'stories-data', 'theme', 'trade'],
  ],
  'packages/pest-portal/src': [
    ['testing'],
    ['app'],
    ['areas/*', 'frame', 'site', 'webview', 'worker'],
    ['batches', 'pest-logs', 'reviews', 'site-devices'],
    ['choices', 'import', 'map', 'region'],
    ['form', 'list', 'page'],
    ['outbox'],
    ['base'],
  ],
  'packages/pest-portal/src/areas/task': [
    ['board', 'recurring', 'register'],
    ['details', 'plan'],
    ['review'],
    ['sheet'],
    ['steps'],
    ['chemicals', 'risks', 'signature'],
    ['.'],
  ],
  'packages/pest-server/src': [
    ['.'],
    ['testing'],
    ['app'],
    ['demo'],
    ['areas'],
    ['areas/*'],
    ['bindings', 'files', 'orders', 'readings', 'reports', 'reviews', 'stock', 'templates', 'tasks'],
    ['devices'],
    ['notices'],
    ['call'],
    ['accounts'],
    ['providers'],
    ['database'],
  ],
};

/** Tests run on this bench, whichever floor they test. */
const bench = '^packages/pest-(server|portal)/src/testing/';

/** The files of a folder as a pattern. */
function files(/** @type {string} */ place, /** @type {string} */ folder, area = '[^/]+') {
  if (folder === '.') return `^${place}/[^/]+$`;
  if (folder === 'areas') return `^${place}/areas/[^/]+$`;
  return `^${place}/${folder.replace('*', area)}/`;
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
