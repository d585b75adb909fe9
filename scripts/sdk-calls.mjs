// @ts-check
/**
 * Writes what is known of the contract without its schemas: the client's rows, and an interface whose comments say at
 * the call what its row says (`packages/pest-sdk/src/client/generated`); the rights that each row asks for
 * (`packages/pest-sdk/src/rights`). `node scripts/sdk-calls.mjs` after a row was added or changed; a test compares all.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const sdk = fileURLToPath(new URL('../packages/pest-sdk/', import.meta.url));
/** The names of the files are paths from here. */
export const folder = `${sdk}src/`;

/**
 * @typedef {import('../packages/pest-sdk/src/contract').NamedEndpoint} NamedEndpoint
 * @typedef {import('../packages/pest-sdk/src/contract').EndpointName} EndpointName
 * @typedef {import('../packages/pest-sdk/src/contract/access').Access} Access
 * @typedef {import('../packages/pest-sdk/src/contract/endpoint').Sends} Sends
 * @typedef {import('../packages/pest-sdk/src/contract/endpoint').Source} Source
 * @typedef {import('../packages/pest-sdk/src/errors/error-codes').ErrorName} ErrorName
 * @typedef {import('../packages/pest-sdk/src/rules/permissions').Permission} Permission
 * @typedef {{
 *   endpoints: readonly NamedEndpoint[],
 *   errorCode: (name: ErrorName) => number,
 *   errorsOf: typeof import('../packages/pest-sdk/src/contract/errors-of').errorsOf,
 *   permissionLabels: Readonly<Record<Permission, { readonly en: string }>>,
 * }} Contract
 */

const notice = '// Generated from the contract by `node scripts/sdk-calls.mjs`. Not to be edited.\n';

/** @returns {Promise<Readonly<Record<string, string>>>} text by file name */
export async function generatedFiles() {
  const contract = await loadContract();
  return {
    'client/generated/call-rows.ts': callRows(contract),
    'client/generated/client-calls.ts': clientCalls(contract),
    'client/generated/changed-beside.ts': changedBeside(contract),
    ...rights(contract),
  };
}

/** @returns {Promise<Contract>} */
async function loadContract() {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { endpoints } from './src/contract';
        export { errorsOf } from './src/contract/errors-of';
        export { errorCode } from './src/errors/error-codes';
        export { permissionLabels } from './src/rules/permission-tree';
      `,
      resolveDir: sdk,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? new Uint8Array()).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}

/** @param {Contract} contract */
function callRows({ endpoints }) {
  const areas = byArea(endpoints).map(([area, rows]) => {
    const lines = rows.map((endpoint) => `    ${callName(endpoint)}: ${literal(factsOf(endpoint))},\n`);
    return `  ${area}: {\n${lines.join('')}  },\n`;
  });
  return `${notice}import type { Area } from '../../contract';
import type { CallFacts, Route } from '../call-facts';

export const callRows = {
${areas.join('')}} as const satisfies Record<Area, Record<string, Route | CallFacts>>;
`;
}

/** What differs from the usual, a call of a signed-in account; a row that does not is its route alone. @param {NamedEndpoint} endpoint */
function factsOf({ row }) {
  const usual = row.path.includes('{') ? 'path' : row.method === 'GET' ? 'query' : 'json';
  const route = `${row.method} ${row.path}`;
  const more = {
    ...(row.sends !== usual && { sends: row.sends }),
    ...(row.auth !== 'token' && { auth: row.auth }),
    ...(row.normalErrors && { normalErrors: row.normalErrors }),
    ...(row.tokenInQuery && { tokenInQuery: true }),
    ...(row.answersSecret && { answersSecret: true }),
    ...(isPaginated(row) && { paginated: true }),
  };
  return Object.keys(more).length === 0 ? route : { route, ...more };
}

/** @param {Contract} contract */
function clientCalls(contract) {
  const areas = byArea(contract.endpoints);
  const interfaces = areas.map(([area, rows]) => {
    const calls = rows.map((endpoint) => {
      const type = isPaginated(endpoint.row) ? 'ListCall' : 'Call';
      return `${comment(endpoint, contract)}  readonly ${callName(endpoint)}: ${type}<'${endpoint.name}'>;\n`;
    });
    return `/** Calls of the area \`${area}\`. */\nexport interface ${capital(area)}Calls {\n${calls.join('\n')}}\n`;
  });
  const all = areas.map(([area]) => `  readonly ${area}: ${capital(area)}Calls;\n`);
  return `${notice}import type { Call, ListCall } from '../call';

${interfaces.join('\n')}
/** Every call, by area. */
export interface PestCalls {
${all.join('')}}
`;
}

/** @param {NamedEndpoint} endpoint @param {Contract} contract */
function comment({ row }, contract) {
  const lines = [
    row.summary,
    '',
    `\`${row.method} ${row.path}\`${sendsWords[row.sends]}`,
    '',
    `- For: ${audience(row, contract)}.`,
    `- Errors: ${errorsWords(row, contract)}.`,
    ...(row.normalErrors ? [`- Answered beside its data: ${listed(row.normalErrors, contract)}.`] : []),
    ...(row.bound === undefined
      ? []
      : [`- Length: ${typeof row.bound === 'string' ? row.bound : `at most ${row.bound} rows.`}`]),
    `- Source: ${sourceWords[row.source]}.`,
  ];
  return `  /**\n${lines.map((line) => `   * ${line.replaceAll('*/', '*\\/')}`.trimEnd()).join('\n')}\n   */\n`;
}

/** @type {Readonly<Record<Sends, string>>} */
const sendsWords = {
  query: '',
  json: ', as JSON',
  form: ', as a URL-encoded form',
  path: '',
  multipart: ', as multipart with the field `file`',
};

/** @type {Readonly<Record<Source, string>>} */
const sourceWords = {
  spec: 'specification §7',
  'method not shown': 'specification §7, which does not show the method',
  'path not shown': 'specification §7, which does not show the path',
  ours: 'an addition to the specification',
};

/** @param {{ readonly auth: string, readonly access: Access }} row @param {Contract} contract */
function audience({ auth, access }, { permissionLabels }) {
  if (auth === 'public') return 'everybody, signed in or not';
  if (auth === 'partner') return 'a partner’s server, with its key in place of a token';
  const unsigned = auth === 'optional' ? ', and without a token' : '';
  if (access === 'anyone') return `every signed-in account${unsigned}`;
  if (access === 'approved') return `accounts of an approved company or customer${unsigned}`;
  if (access === 'platform') return 'the platform company';
  if (access === 'administrator') return 'the administrator of an approved company';
  return rightsWords(access, permissionLabels);
}

/** @param {Exclude<Access, string>} asked @param {Contract['permissionLabels']} labels */
function rightsWords(asked, labels) {
  const { anyOf, byKind, withField = {}, all, administrator, of, beforeApproval, contracts } = asked;
  /** @param {readonly Permission[]} rights */
  const named = (rights) => [...new Set(rights.map((right) => `“${labels[right].en}” (\`${right}\`)`))].join(' or ');
  /** @param {Permission | 'administrator' | 'head'} right */
  const standing = (right) => (right === 'administrator' || right === 'head' ? 'the administrator' : named([right]));
  const parts = [
    ...(anyOf ? [`with ${named(anyOf)}`] : []),
    ...(byKind
      ? [
          `with the right of the kind: ${Object.entries(byKind.rights)
            .map(([kind, right]) => `${kind} ${named([right])}`)
            .join(', ')}`,
        ]
      : []),
    ...Object.entries(withField).map(([field, right]) => `\`${field}\` with ${named([right])} only`),
    ...(all ? [`the records of all for ${standing(all)}, else their own`] : []),
    ...(contracts ? ['where contracts are switched on'] : []),
  ];
  const side = of ? ` of a ${of}` : '';
  const who = administrator
    ? 'the administrator of a company'
    : `accounts${side || (parts.length > 0 ? '' : ' of an approved company or customer')}`;
  return `${[who, ...parts].join(', ').replace('accounts, with', 'accounts with')}${beforeApproval ? ', also before the approval' : ''}`;
}

/** What a write makes old beside its own area. @param {Contract} contract */
function changedBeside({ endpoints }) {
  const lines = endpoints.flatMap(({ name, row }) =>
    row.changes ? [`  '${name}': ${JSON.stringify(row.changes).replaceAll('"', "'").replaceAll(',', ', ')},\n`] : [],
  );
  return `${notice}import type { Area, EndpointName } from '../../contract';

/** Areas beside a write's own whose answers are old after it. */
export const changedBeside: Readonly<Partial<Record<EndpointName, readonly Area[] | 'all'>>> = {
${lines.join('')}};
`;
}

/** A file for each area, so that a page brings the rights of what it offers and no others. @param {Contract} contract @returns {Readonly<Record<string, string>>} */
function rights({ endpoints }) {
  const files = byArea(endpoints).flatMap(([area, rows]) => {
    const constants = rows.flatMap(rightsOf);
    const text = `${notice}import type { Permission } from '../rules/permissions';\n\n${constants.join('\n')}`;
    return constants.length === 0 ? [] : [{ area, text }];
  });
  return {
    ...Object.fromEntries(files.map(({ area, text }) => [`rights/${inFileName(area)}.ts`, text])),
    'rights/index.ts':
      notice +
      files
        .map(({ area }) => `export * from './${inFileName(area)}';\n`)
        .sort()
        .join(''),
  };
}

/** A constant for each right that a row asks for: the permissions of which one is needed. @param {NamedEndpoint} endpoint */
function rightsOf(endpoint) {
  const { anyOf, all, withField = {}, parts = {} } = askedOf(endpoint.row.access);
  const call = `${endpoint.area}${capital(callName(endpoint))}`;
  return [
    ...(anyOf ? [right(call, anyOf, `To ask for \`${endpoint.name}\` at all.`)] : []),
    ...(isPermission(all) ? [right(`${call}All`, [all], `To meet the records of all in \`${endpoint.name}\`.`)] : []),
    ...Object.entries(withField).map(([field, permission]) =>
      right(`${call}With${capital(field)}`, [permission], `To send \`${field}\` to \`${endpoint.name}\`.`),
    ),
    ...Object.entries(parts).flatMap(([part, asked]) =>
      typeof asked === 'string' || asked.length === 0
        ? []
        : [right(`${call}Of${capital(part)}`, asked, `For the part \`${part}\` of \`${endpoint.name}\`.`)],
    ),
  ];
}

/** @param {string} name @param {readonly Permission[]} permissions @param {string} meaning */
function right(name, permissions, meaning) {
  const codes = permissions.map((permission) => `'${permission}'`).join(', ');
  return `/** ${meaning} */\nexport const ${name}: readonly Permission[] = [${codes}];\n`;
}

/** @param {Access} access @returns {import('../packages/pest-sdk/src/contract/access').AskedRights} */
function askedOf(access) {
  return typeof access === 'string' ? {} : access;
}

/** @param {string | undefined} all @returns {all is Permission} */
function isPermission(all) {
  return all !== undefined && all !== 'administrator' && all !== 'head';
}

/** Its own errors by name, and the codes of those that all calls of its kind can answer. @param {NamedEndpoint['row']} row @param {Contract} contract */
function errorsWords(row, contract) {
  const { errors, normalErrors = [] } = row;
  const shared = [...contract.errorsOf(row)].filter((name) => !errors.includes(name) && !normalErrors.includes(name));
  const codes = shared.map(contract.errorCode).sort((a, b) => a - b);
  const asOthers = `what every such call can answer (${codes.join(', ')})`;
  return errors.length === 0 ? asOthers : `${listed(errors, contract)}, and ${asOthers}`;
}

/** @param {readonly ErrorName[]} errors @param {Contract} contract */
function listed(errors, { errorCode }) {
  return errors.map((name) => `\`${name}\` (${errorCode(name)})`).join(', ');
}

/** @param {NamedEndpoint['row']} row */
function isPaginated({ request, result }) {
  const asked = shapeOf(request);
  const answered = shapeOf(result);
  return 'page' in asked && 'limit' in asked && 'items' in answered && 'total' in answered;
}

/** @param {import('../packages/pest-sdk/src/contract/endpoint').Schema} schema @returns {object} */
function shapeOf(schema) {
  const { def } = schema._zod;
  return 'shape' in def && typeof def.shape === 'object' && def.shape !== null ? def.shape : {};
}

/** @param {readonly NamedEndpoint[]} endpoints @returns {[area: string, rows: NamedEndpoint[]][]} */
function byArea(endpoints) {
  const areas = [...new Set(endpoints.map(({ area }) => area))];
  return areas.map((area) => [area, endpoints.filter((endpoint) => endpoint.area === area)]);
}

/** @param {NamedEndpoint} endpoint */
function callName({ area, name }) {
  return name.slice(area.length + 1);
}

/** @param {string} name */
function inFileName(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** @param {string} word */
function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** @param {object | string} facts */
function literal(facts) {
  if (typeof facts === 'string') return `'${facts}'`;
  const members = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value).replaceAll('"', "'")}`);
  return `{ ${members.join(', ')} }`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(await generatedFiles())) {
    await mkdir(dirname(folder + name), { recursive: true });
    await writeFile(folder + name, text);
  }
}
