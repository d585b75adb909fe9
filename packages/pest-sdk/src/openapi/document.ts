import { endpoints, type NamedEndpoint } from '../contract';
import { type AskedRights, askedBy, opensTo, type RightsByKind, type Standing } from '../contract/access';
import { areas } from '../contract/areas';
import { contractVersion, versionHeader } from '../contract/contract-version';
import { type Endpoint, lateDays, takesIdempotencyKey } from '../contract/endpoint';
import { errorsOf } from '../contract/errors-of';
import { webhookMessage } from '../contract/webhook-data';
import { type ErrorName, errorCode, errorTable } from '../errors/error-codes';
import { errorWords } from '../errors/error-words';
import type { Words } from '../language/language';
import { sampleResult } from '../mock/sample';
import { permissionLabels } from '../rules/permission-tree';
import type { Permission } from '../rules/permissions';
import { type WebhookType, webhookEventWords, webhookTest } from '../rules/webhook-events';
import { buildingSchemas, type JsonSchema, jsonSchema, schemaRef, variants, withoutProperties } from './json-schema';
import { sampleRequest } from './sample-request';
import { tagDescriptions } from './tags';

/** Where the document says that the contract is answered. */
export interface OpenApiOptions {
  /** Without it the document has a variable for it. */
  readonly serverUrl?: string;
  /** The version of the API that the document tells. @default the contract's */
  readonly version?: string;
}

/** An OpenAPI 3.1 document, as plain data. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly OpenApiServer[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  /** What a partner's server is told, by the message's type. */
  readonly webhooks: Readonly<Record<string, { readonly post: OpenApiWebhook }>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Every error there is, with its code and its words in each language. */
  readonly 'x-pest-error-codes': readonly ({ readonly code: number; readonly name: ErrorName } & Words)[];
}

/** Where the contract is answered. */
export interface OpenApiServer {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, { readonly default: string; readonly description: string }>>;
}

/** One argument of a call that is not in its body. */
export interface OpenApiParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: true;
  readonly description?: string;
  readonly schema: JsonSchema;
}

/** A message that the server sends, and what it takes for an answer. */
export interface OpenApiWebhook {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody: unknown;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

/** One call of the document. What starts with `x-pest-` is ours: OpenAPI has no word for it. */
export interface OpenApiOperation {
  /** The call's name in the SDK: `stock.all`. */
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
  /** `spec`, or how far the specification leaves the call open. */
  readonly 'x-pest-source': Endpoint['source'];
  /** Who may call it: `public`, `anyone`, `approved`, `platform`, or permission codes of which one is needed. */
  readonly 'x-pest-access': string | readonly string[];
  /** All that is asked of a caller, where that is more than one of some permissions. */
  readonly 'x-pest-rights'?: AskedRights;
  readonly 'x-pest-errors': readonly ErrorName[];
}

const description = `Every call answers HTTP 200 with an envelope \`{ code, msg, data }\`. \`code\` 0 is success; anything
else is an error of the table in \`x-pest-error-codes\`, with \`msg\` in the language of \`Accept-Language\` and, where one
argument was refused, its name in \`field\`. Other HTTP statuses are for what never reached the business: 404 for an
unknown path, 405 for another method, 413, 429 with \`Retry-After\`, 500 and 503.

A session's token goes in the \`Authorization\` header as it is, the key of an account of a program
(\`account.addServiceAccount\`) after \`Bearer\`; it makes the calls that its permissions open.

Each answer names the version of the contract in \`${versionHeader}\`. A client that sends that header is answered in
this version or refused.`;

const anyServer: OpenApiServer = {
  url: 'https://{host}',
  description: 'An installation of Pest Portal.',
  variables: { host: { default: 'pest.example.com', description: 'Where the installation is reached.' } },
};

/** The whole contract as OpenAPI 3.1, made from the same rows as the client and the server. */
export function openApiDocument({ serverUrl, version = contractVersion }: OpenApiOptions = {}): OpenApiDocument {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const endpoint of endpoints) {
    const { path, method } = endpoint.row;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pest Portal', version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [serverUrl === undefined ? anyServer : { url: serverUrl }],
    tags: areas.map((name) => ({ name, description: tagDescriptions[name] })),
    paths,
    webhooks: Object.fromEntries(
      webhookMessage.def.options.map((option) => [option.def.shape.type.def.values[0], { post: webhook(option) }]),
    ),
    components: {
      securitySchemes,
      schemas: { ...buildingSchemas, ...rowSchemas(), Refusal: refusalSchema },
      examples: Object.fromEntries(errorTable.map(({ name }) => [name, refusalExample(name)])),
      responses: {
        Limited: plainResponse('Too many tries, or too much at once. `Retry-After` says when to ask again.'),
        Fault: plainResponse('A fault of the server. `requestId` finds it in the log.'),
        Unavailable: plainResponse('Not now: the server stops, is overloaded, or its disk is full.'),
      },
    },
    'x-pest-error-codes': errorTable.map(({ code, name }) => ({ code, name, ...errorWords[name] })),
  };
}

type WebhookOption = (typeof webhookMessage)['def']['options'][number];

function webhook(option: WebhookOption): OpenApiWebhook {
  const [type = webhookTest] = option.def.shape.type.def.values;
  return {
    operationId: type,
    tags: ['embed'],
    summary: webhookSummary(type),
    description:
      'Signed after Standard Webhooks. Sent until it is answered with 2xx, for three days; 410 ends it for good. The same `webhook-id` is the same message.',
    parameters: webhookHeaders,
    requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(option, 'output') } } },
    responses: { '2XX': { description: 'Taken.' }, 410: { description: 'Nothing more is sent to this address.' } },
  };
}

function webhookSummary(type: WebhookType): string {
  return type === webhookTest ? 'A test that somebody asked for.' : `${webhookEventWords[type].en}.`;
}

const webhookHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
  (name): OpenApiParameter => ({ name, in: 'header', required: true, schema: { type: 'string' } }),
);

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The token that `auth.login` answers, as it is.',
  },
  serviceKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The key of an account of a program, from a server only; it makes the calls that its permissions open.',
  },
  partnerKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The key of a partner, from its server only; `embed.exchange` answers a token for a page.',
  },
  sessionInQuery: {
    type: 'apiKey',
    in: 'query',
    name: 'token',
    description: 'For `auth.info` of old clients only; the header goes with it.',
  },
} as const;

const refusalSchema: JsonSchema = {
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string', description: 'For people, in the language of `Accept-Language`.' },
    data: { type: 'null' },
    field: { type: 'string', description: 'The argument that was refused.' },
    requestId: { type: 'string', description: 'Of a fault, as the log has it.' },
  },
};

function plainResponse(text: string) {
  return { description: text, content: { 'application/json': { schema: schemaRef('Refusal') } } };
}

function refusalExample(name: ErrorName) {
  const words = errorWords[name];
  return {
    summary: `${name}: ${words.en} ${words.zh}`,
    value: { code: errorCode(name), msg: words.en, data: null },
  };
}

/** `stock.all` as `StockAll`: what its schemas are called, before `Request` and `Result`. */
export function openApiTypeName(name: string): string {
  return name.replace(/(^|\.)\w/g, (start) => start.replace('.', '').toUpperCase());
}

function rowSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    endpoints.flatMap((endpoint) => {
      const { name, row } = endpoint;
      const body = bodySchema(endpoint);
      return [
        [`${openApiTypeName(name)}Result`, jsonSchema(row.result, 'output')],
        ...(body ? [[`${openApiTypeName(name)}Request`, body]] : []),
      ];
    }),
  );
}

function operation(endpoint: NamedEndpoint): OpenApiOperation {
  const { name, area, row } = endpoint;
  const errors = [...errorsOf(row)];
  return {
    operationId: name,
    tags: [area],
    summary: row.summary,
    description: descriptionOf(row),
    security: securityOf(row),
    parameters: parametersOf(row),
    ...requestBodyOf(endpoint),
    responses: {
      200: answerOf(endpoint, errors),
      429: { $ref: '#/components/responses/Limited' },
      500: { $ref: '#/components/responses/Fault' },
      503: { $ref: '#/components/responses/Unavailable' },
    },
    'x-pest-source': row.source,
    'x-pest-access': accessOf(row),
    ...rightsOf(row),
    'x-pest-errors': errors,
  };
}

const sources: Readonly<Record<Endpoint['source'], string>> = {
  spec: 'In the specification (§7).',
  'method not shown': 'In the specification (§7), which does not show its method.',
  'path not shown': 'In the specification (§7), which does not show its path.',
  ours: 'An addition of ours.',
};

function descriptionOf(row: Endpoint): string {
  return [accessWords(row), sources[row.source], ...boundWords(row)].join(' ');
}

/** Whether a list that is cut is said to be: one that a number ends, and what says so itself. */
function maySayMore({ bound, saysMore }: Endpoint): boolean {
  return saysMore === true || typeof bound === 'number';
}

function boundWords({ bound }: Endpoint): readonly string[] {
  if (typeof bound === 'string') return [`How long it gets: ${bound}`];
  return bound === undefined ? [] : [`At most ${bound} rows; with others, \`more\` is true.`];
}

function accessWords({ auth, access }: Endpoint): string {
  if (auth === 'public') return 'For everybody, without a token.';
  if (auth === 'partner') return 'For a partner’s server, with its key.';
  if (access === 'anyone') return 'For every signed-in account.';
  if (access === 'approved') return 'For every account of an approved company or customer.';
  if (access === 'platform') return 'For administrators of the platform.';
  if (access === 'administrator') return 'For the administrator of an approved company.';
  return rightsWords(access).join(' ');
}

/** What is asked, a sentence for each part of it. */
function rightsWords(asked: AskedRights): readonly string[] {
  const { anyOf, byKind, withField = {}, all, administrator, of, beforeApproval, contracts, withinOwnRights } = asked;
  const nothingAsked = !anyOf && !byKind && !administrator;
  return [
    ...(nothingAsked ? [`For every account${of ? ` of a ${of}` : ''}.`] : []),
    ...(administrator ? ['For the administrator of a company.'] : []),
    ...(!nothingAsked && of ? [`For accounts of a ${of}.`] : []),
    ...(beforeApproval ? ['Also before the company or customer is approved.'] : []),
    ...(anyOf ? [`Asks for ${labelled(anyOf)}.`] : []),
    ...(byKind ? [kindWords(byKind)] : []),
    ...Object.entries(withField).map(([field, right]) => `\`${field}\` asks for ${labelled([right])} as well.`),
    ...(all ? [`The records of all with ${standingWords(all)}, else the own ones.`] : []),
    ...(withinOwnRights ? ['Nobody gives or manages rights beyond his own.'] : []),
    ...Object.entries(asked.parts ?? {}).flatMap(([part, right]) =>
      right.length > 0 ? [`Its part \`${part}\` asks for ${standingWords(right)}.`] : [],
    ),
    ...(contracts ? ['In the one company that has contracts and seals.'] : []),
  ];
}

function kindWords({ field, kinds, rights }: RightsByKind): string {
  const valuesOf = (kind: string) => (kinds ? Object.keys(kinds).filter((value) => kinds[value] === kind) : [kind]);
  const each = Object.entries(rights).map(([kind, right]) => `${valuesOf(kind).join(', ')}: ${labelled([right])}`);
  return `Asks for the right of its kind, which ${field ? `\`${field}\`` : 'the record'} tells. ${each.join('; ')}.`;
}

function labelled(rights: readonly Permission[]): string {
  const labels = rights.map((code) => `\`${code}\` (${permissionLabels[code].en}, ${permissionLabels[code].zh})`);
  return `${labels.length > 1 ? 'one of ' : ''}${labels.join(', ')}`;
}

function standingWords(right: Permission | Standing | readonly Permission[]): string {
  if (right === 'administrator') return 'being the administrator';
  if (right === 'head') return 'being the administrator or a customer’s own login';
  return labelled([right].flat());
}

function accessOf({ auth, access }: Endpoint): string | readonly string[] {
  if (auth === 'public' || auth === 'partner') return auth;
  if (typeof access === 'string') return access;
  const permissions = opensTo(access);
  if (permissions.length > 0) return permissions;
  if (access.administrator) return 'administrator';
  return access.beforeApproval ? 'anyone' : 'approved';
}

/** All that is asked, where permissions alone do not say it. */
function rightsOf({ access }: Endpoint): { readonly 'x-pest-rights'?: AskedRights } {
  if (typeof access === 'string' || Object.keys(access).every((member) => member === 'anyOf')) return {};
  return { 'x-pest-rights': askedBy(access) };
}

function securityOf({ auth, tokenInQuery }: Endpoint): OpenApiOperation['security'] {
  if (auth === 'public') return [];
  if (auth === 'partner') return [{ partnerKey: [] }];
  if (auth === 'optional') return [{}, { session: [] }];
  return tokenInQuery ? [{ session: [] }, { session: [], sessionInQuery: [] }] : [{ session: [] }];
}

function pathParameters({ path }: Endpoint): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function sendsBody({ sends }: Endpoint): boolean {
  return sends === 'json' || sends === 'form' || sends === 'multipart';
}

function parametersOf(row: Endpoint): readonly OpenApiParameter[] {
  const request = jsonSchema(row.request, 'input');
  const properties = new Map(variants(request).flatMap((one) => Object.entries(one.properties ?? {})));
  const inPath = pathParameters(row);
  const inQuery = sendsBody(row) ? [] : [...properties.keys()].filter((name) => !inPath.includes(name));
  const required = (name: string) => (isRequired(request, name) ? ({ required: true } as const) : {});
  const schemaOf = (name: string) => properties.get(name) ?? {};
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: schemaOf(name) }) as const),
    ...inQuery.map((name) => ({ name, in: 'query', ...required(name), schema: schemaOf(name) }) as const),
    ...(takesIdempotencyKey(row) ? [idempotencyKey(row)] : []),
  ];
}

function idempotencyKey({ mayComeLate }: Pick<Endpoint, 'mayComeLate'>) {
  const within = mayComeLate ? `${lateDays} days` : 'a day';
  return {
    name: 'Idempotency-Key',
    in: 'header',
    description: `Sent again with the same key within ${within}, a write is not done again and answers as it did.`,
    schema: { type: 'string', maxLength: 255 },
  } as const;
}

function isRequired(request: JsonSchema, name: string): boolean {
  return variants(request).every(({ required = [] }) => required.includes(name));
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

function bodySchema({ row }: NamedEndpoint): JsonSchema | null {
  if (!sendsBody(row)) return null;
  const body: JsonSchema = withoutProperties(jsonSchema(row.request, 'input'), pathParameters(row));
  return variants(body).some(({ properties = {} }) => Object.keys(properties).length > 0) ? body : null;
}

function requestBodyOf(endpoint: NamedEndpoint): { readonly requestBody?: unknown } {
  const { name, row } = endpoint;
  if (!bodySchema(endpoint)) return {};
  const type = contentTypes[row.sends as keyof typeof contentTypes];
  const example = row.sends === 'multipart' ? {} : { example: sampleRequest(name, pathParameters(row)) };
  const content = { [type]: { schema: schemaRef(`${openApiTypeName(name)}Request`), ...example } };
  return { requestBody: { required: true, content } };
}

function answerOf({ name, row }: NamedEndpoint, errors: readonly ErrorName[]) {
  const data = schemaRef(`${openApiTypeName(name)}Result`);
  const normal = row.normalErrors ?? [];
  const success: JsonSchema = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', enum: [0, ...normal.map(errorCode)] },
      msg: { type: 'string' },
      data,
      ...(maySayMore(row) && {
        more: { type: 'boolean', description: 'Whether there is more than `data` has.' },
      }),
    },
  };
  const refusal = { allOf: [schemaRef('Refusal'), { properties: { code: { enum: errors.map(errorCode) } } }] };
  return {
    description: 'The envelope: data, or an error of the contract.',
    content: {
      'application/json': {
        schema: { anyOf: [success, refusal] },
        examples: {
          success: { value: { code: 0, msg: '', data: sampleResult(name) } },
          ...Object.fromEntries(errors.map((error) => [error, { $ref: `#/components/examples/${error}` }])),
        },
      },
    },
  };
}
