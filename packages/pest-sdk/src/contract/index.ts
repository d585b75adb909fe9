import type * as z from 'zod/mini';
import { account } from './account';
import type { Area } from './areas';
import { auth } from './auth';
import { company } from './company';
import { contact } from './contact';
import { contractDocument } from './contract-document';
import { customer } from './customer';
import { deviceArea } from './device';
import { deviceRole } from './device-role';
import { documentArea } from './document';
import { embed } from './embed';
import type { Endpoint } from './endpoint';
import { erasure } from './erasure';
import { floorPlanArea } from './floor-plan';
import { home } from './home';
import { inspection } from './inspection';
import { leave } from './leave';
import { membership } from './membership';
import { notice } from './notice';
import { order } from './order';
import { pestLogArea } from './pest-log';
import { platform } from './platform';
import { report } from './report';
import { riskArea } from './risk';
import { schedule } from './schedule';
import { seal } from './seal';
import { search } from './search';
import { serviceCompany } from './service-company';
import { stock } from './stock';
import { task } from './task';
import { template } from './template';
import { thresholdArea } from './threshold';
import { upload } from './upload';
import { workshopArea } from './workshop';

/** Every call there is, by area and name: the one table that client, server, mocks and documentation are made from. */
export const contract = {
  auth,
  customer,
  device: deviceArea,
  floorPlan: floorPlanArea,
  workshop: workshopArea,
  stock,
  company,
  task,
  risk: riskArea,
  report,
  contact,
  account,
  serviceCompany,
  deviceRole,
  template,
  leave,
  home,
  seal,
  contract: contractDocument,
  upload,
  inspection,
  schedule,
  pestLog: pestLogArea,
  platform,
  notice,
  membership,
  order,
  embed,
  document: documentArea,
  threshold: thresholdArea,
  search,
  erasure,
} as const satisfies Record<Area, Record<string, Endpoint>>;

/** The type of {@link contract}. */
export type Contract = typeof contract;
export type { Area } from './areas';
/** `area.name`, as in `stock.all`. */
export type EndpointName = { [A in Area]: `${A}.${Extract<keyof Contract[A], string>}` }[Area];
/** The contract row of an endpoint's name. */
export type EndpointOf<Name extends EndpointName> = Name extends `${infer A extends Area}.${infer N}`
  ? N extends keyof Contract[A]
    ? Contract[A][N]
    : never
  : never;

/** What a caller gives; defaults may be left out. */
export type RequestInput<Name extends EndpointName> =
  EndpointOf<Name> extends Endpoint<infer Request> ? z.input<Request> : never;
/** What a handler gets, defaults filled in. */
export type RequestOf<Name extends EndpointName> =
  EndpointOf<Name> extends Endpoint<infer Request> ? z.output<Request> : never;
/** `data` of the answer. */
export type ResultOf<Name extends EndpointName> =
  EndpointOf<Name> extends Endpoint<infer _Request, infer Result> ? z.output<Result> : never;

/** A contract row with its area and name. */
export interface NamedEndpoint {
  readonly name: EndpointName;
  readonly area: Area;
  readonly row: Endpoint;
}

/** All rows as a list, for whatever walks the contract. */
export const endpoints: readonly NamedEndpoint[] = Object.entries(contract).flatMap(([area, rows]) =>
  Object.entries(rows).map(([name, row]) => ({
    area: area as Area,
    name: `${area}.${name}` as EndpointName,
    row: row as Endpoint,
  })),
);

/** The row of a name. */
export function endpointOf(name: EndpointName): Endpoint {
  const found = endpoints.find((entry) => entry.name === name);
  if (!found) throw new Error(`The contract has no endpoint ${name}.`);
  return found.row;
}

/** The row of a name, with the types of its schemas. */
export function contractRow<Name extends EndpointName>(name: Name): EndpointOf<Name> {
  return endpointOf(name) as EndpointOf<Name>;
}
