import {
  type Access,
  type Area,
  type Endpoint,
  errorCode,
  errorWords,
  type Language,
  languageNames,
  languages,
  languageTags,
  type NamedEndpoint,
  permissionLabels,
  type Translate,
  translator,
} from 'pest-sdk';
import type { PagePart } from 'pest-sdk/chart-page';
import { type OpenApiOperation, type OpenApiParameter, openApiDocument, openApiTypeName } from 'pest-sdk/openapi';
import { endpoints, errorsOf, opensTo } from 'pest-sdk/schemas';
import { escaped, html } from '../../areas/report/chart-page/page-html';
import { pageStyle } from './page-style';
import { areaWords, readingPageMessages, sourceWords } from './reading-page.messages';

type T = Translate<Extract<keyof (typeof readingPageMessages)['zh'], string>>;

/** The list of all calls, or of those that fit a search: by name, path, words, permission or error. */
export function callsPage(search: string, language: Language): string {
  const t: T = translator(readingPageMessages, language);
  const found = endpoints.filter((endpoint) => fits(endpoint, search.trim().toLowerCase()));
  const areas = [...new Set(found.map(({ area }) => area))];
  const counted = found.length > 0 ? t('docs.found', { count: found.length }) : t('docs.none', { search });
  return page(t('docs.title'), { language, path: '/docs', search }, [
    ['h1', {}, t('docs.title')],
    ['p', {}, t('docs.lead')],
    [
      'form',
      { action: '/docs', role: 'search' },
      ['input', { type: 'hidden', name: 'lang', value: language }],
      [
        'label',
        {},
        t('docs.search'),
        ['input', { type: 'search', name: 'q', value: search, placeholder: t('docs.searchHint'), maxlength: '100' }],
      ],
      ['button', { type: 'submit' }, t('docs.search')],
    ],
    ['p', { class: 'muted', role: 'status' }, counted],
    [
      'ul',
      { class: 'areas' },
      ...areas.map((area): PagePart => ['li', {}, ['a', { href: `#${area}` }, areaWords[area][language]]]),
    ],
    ...areas.flatMap((area) => areaParts(area, found, language, t)),
  ]);
}

function fits({ name, row }: NamedEndpoint, search: string): boolean {
  if (search === '') return true;
  const rights = [audienceOf(row.access), ...opensTo(row.access)];
  const words = [
    name,
    row.path,
    row.summary,
    ...rights,
    ...[...errorsOf(row)].flatMap((error) => [error, String(errorCode(error))]),
  ];
  // A number is a code: 1001 is not looked for inside 10010.
  return /^\d+$/.test(search) ? words.includes(search) : words.some((word) => word.toLowerCase().includes(search));
}

function areaParts(area: Area, found: readonly NamedEndpoint[], language: Language, t: T): PagePart[] {
  const heads = [t('docs.method'), t('docs.path'), t('docs.call'), t('docs.summary')];
  const rows = found
    .filter((endpoint) => endpoint.area === area)
    .map(
      ({ name, row }): PagePart => [
        'tr',
        {},
        ['td', { class: 'method' }, row.method],
        ['td', { class: 'path' }, ['code', {}, row.path]],
        ['td', {}, ['a', { href: `/docs/${name}?lang=${language}` }, ['code', {}, name]]],
        ['td', { lang: 'en' }, row.summary],
      ],
    );
  return [['h2', { id: area }, areaWords[area][language]], table(heads, rows, { class: 'calls' })];
}

/** Everything there is to know of one call. */
export function callPage({ name, area, row }: NamedEndpoint, language: Language): string {
  const t: T = translator(readingPageMessages, language);
  const operation = operationOf(row);
  return page(name, { language, path: `/docs/${name}`, search: '' }, [
    ['p', {}, ['a', { href: `/docs?lang=${language}#${area}` }, `${t('docs.all')} · ${areaWords[area][language]}`]],
    ['h1', {}, ['code', {}, name]],
    ['p', { lang: 'en' }, row.summary],
    ['p', { class: 'call' }, ['code', {}, ['span', { class: 'method' }, `${row.method} `], row.path]],
    [
      'dl',
      {},
      ['dt', {}, t('docs.permission')],
      ['dd', {}, permissionWords(row, language, t)],
      ['dt', {}, t('docs.source')],
      ['dd', {}, sourceWords[row.source][language]],
    ],
    ['h2', {}, t('docs.arguments')],
    argumentsPart(operation, t),
    ...exampleParts(name, operation, t),
    ['h2', {}, t('docs.errors')],
    errorsPart(row, t),
  ]);
}

/** The document is made once: it says the same to everybody. */
const document = openApiDocument();
const schemas: Readonly<Record<string, unknown>> = document.components.schemas ?? {};

function operationOf({ path, method }: Endpoint): OpenApiOperation {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document lacks ${method} ${path}.`);
  return operation;
}

/** In a word, whom a row is for that no permission opens. */
function audienceOf(access: Access): Extract<Access, string> {
  if (typeof access === 'string') return access;
  if (access.administrator) return 'administrator';
  return access.beforeApproval ? 'anyone' : 'approved';
}

function permissionWords({ auth, access }: Endpoint, language: Language, t: T): string {
  if (auth === 'public' || auth === 'partner') return t(`docs.${auth}`);
  if (auth === 'optional') return t('docs.optional');
  const permissions = opensTo(access);
  if (typeof access === 'string' || permissions.length === 0) return t(`docs.${audienceOf(access)}`);
  const labels = permissions.map((code) => `${permissionLabels[code][language]} (${code})`);
  const several = labels.length > 1 ? [t('docs.oneOf')] : [];
  return [labels.join(' · '), ...several, ...(access.contracts ? [t('docs.contracts')] : [])].join(' — ');
}

interface Argument {
  readonly name: string;
  readonly where: 'path' | 'query' | 'header' | 'body';
  readonly required: boolean;
  readonly schema: unknown;
}

function argumentsPart(operation: OpenApiOperation, t: T): PagePart {
  const given = [...operation.parameters.map(parameterOf), ...bodyArguments(operation)];
  if (given.length === 0) return ['p', { class: 'muted' }, t('docs.noArguments')];
  return table(
    [t('docs.argument'), t('docs.where'), t('docs.type'), t('docs.required')],
    given.map(({ name, where, required, schema }) => [
      'tr',
      {},
      ['td', {}, ['code', {}, name]],
      ['td', {}, t(`docs.in.${where}`)],
      ['td', {}, ['code', {}, typeWords(schema)]],
      ['td', {}, required ? t('docs.yes') : t('docs.no')],
    ]),
  );
}

function parameterOf({ name, in: where, required, schema }: OpenApiParameter): Argument {
  return { name, where, required: required === true, schema };
}

/** Of a body that is one of several objects: the arguments of all of them, required where all require it. */
function bodyArguments({ operationId, requestBody }: OpenApiOperation): Argument[] {
  if (requestBody === undefined) return [];
  const schema = schemas[`${openApiTypeName(operationId)}Request`];
  const objects = listAt(schema, 'oneOf') ?? listAt(schema, 'anyOf') ?? [schema];
  const required = objects.map((one) => listAt(one, 'required') ?? []);
  const properties = new Map(objects.flatMap((one) => Object.entries(at(one, 'properties') ?? {})));
  return [...properties].map(([name, property]) => ({
    name,
    where: 'body',
    required: required.every((names) => names.includes(name)),
    schema: property,
  }));
}

function at(value: unknown, key: string): object | undefined {
  const found =
    typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key) : undefined;
  return typeof found?.[1] === 'object' && found[1] !== null ? found[1] : undefined;
}

function listAt(value: unknown, key: string): readonly unknown[] | undefined {
  const found = at(value, key);
  return Array.isArray(found) ? found : undefined;
}

/** A type in a few words: `string`, `Id`, `"pass" | "fail"`, `object[]`. */
function typeWords(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return '';
  const { $ref, type, items, ...more } = schema as Readonly<Record<string, unknown>>;
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1);
  if ('const' in more) return JSON.stringify(more.const);
  const members = listAt(more, 'enum');
  if (members) return members.map((member) => JSON.stringify(member)).join(' | ');
  const several = listAt(more, 'anyOf') ?? listAt(more, 'oneOf');
  if (several) return [...new Set(several.map(typeWords))].join(' | ');
  if (type === 'array') return `${typeWords(items)}[]`;
  return Array.isArray(type) ? type.join(' | ') : String(type ?? '');
}

function exampleParts(name: string, operation: OpenApiOperation, t: T): PagePart[] {
  const body = Object.values(at(operation.requestBody, 'content') ?? {})[0];
  const request = at(body, 'example');
  const answer = at(at(at(operation.responses[200], 'content'), 'application/json'), 'examples');
  const success = at(at(answer, 'success'), 'value');
  const schema = schemas[`${openApiTypeName(name)}Result`];
  const typed = request === undefined ? '' : JSON.stringify(request, null, 2).replace(/"(\w+)":/g, '$1:');
  return [
    ['h2', {}, t('docs.sdk')],
    ['pre', { tabindex: '0' }, `const data = await client.${name}(${typed});`],
    ...(request === undefined ? [] : ([['h2', {}, t('docs.request')], pretty(request)] satisfies PagePart[])),
    ['h2', {}, t('docs.answer')],
    pretty(success),
    ['details', {}, ['summary', {}, t('docs.schema')], pretty(schema)],
  ];
}

function pretty(value: unknown): PagePart {
  return ['pre', { tabindex: '0' }, JSON.stringify(value, null, 2)];
}

function errorsPart(row: Endpoint, t: T): PagePart {
  const rows = [...errorsOf(row)]
    .sort((a, b) => errorCode(a) - errorCode(b))
    .map(
      (error): PagePart => [
        'tr',
        {},
        ['td', {}, String(errorCode(error))],
        ['td', {}, ['code', {}, error]],
        ['td', { lang: languageTags.zh }, errorWords[error].zh],
        ['td', { lang: languageTags.en }, errorWords[error].en],
      ],
    );
  return table([t('docs.code'), t('docs.name'), t('docs.chinese'), t('docs.english')], rows);
}

function table(
  heads: readonly string[],
  rows: readonly PagePart[],
  attributes: Readonly<Record<string, string>> = {},
): PagePart {
  return [
    'div',
    { class: 'scroll' },
    [
      'table',
      attributes,
      ['thead', {}, ['tr', {}, ...heads.map((head): PagePart => ['th', { scope: 'col' }, head])]],
      ['tbody', {}, ...rows],
    ],
  ];
}

interface Place {
  readonly language: Language;
  readonly path: string;
  readonly search: string;
}

function page(title: string, { language, path, search }: Place, body: readonly PagePart[]): string {
  const t: T = translator(readingPageMessages, language);
  const others = languages.filter((other) => other !== language);
  const query = (other: Language) => new URLSearchParams({ lang: other, ...(search && { q: search }) });
  const head: PagePart = [
    'header',
    {},
    ['p', {}, 'Pest Portal'],
    [
      'nav',
      {},
      ['a', { href: `/docs?lang=${language}` }, t('docs.all')],
      ['a', { href: '/openapi.json' }, t('docs.document')],
      ...others.map(
        (other): PagePart => [
          'a',
          { href: `${path}?${query(other)}`, lang: languageTags[other], hreflang: languageTags[other] },
          languageNames[other],
        ],
      ),
    ],
  ];
  return [
    `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(title)} · Pest Portal</title><style>${pageStyle}</style></head><body>`,
    html(head, []),
    html(['main', {}, ...body], []),
    '</body></html>',
  ].join('');
}
