import * as z from 'zod/mini';
import { type Area, type EndpointName, endpointOf, type ResultOf } from '../contract';
import type { Schema } from '../contract/endpoint';
import { defaultAnswers } from './default-answers';
import { plainValues, valuesOf } from './sample-values';

/** Where in an answer a value stands. */
interface Place {
  readonly area: Area;
  /** The nearest field's name; the area at the top. */
  readonly field: string;
  /** What the object around it is one of: `device` in `devices`. */
  readonly owner: string;
  /** Position in the nearest list. */
  readonly index: number;
}

/** Believable data that has the shape of a row's result; the same on every call. */
export function sampleResult<Name extends EndpointName>(name: Name): ResultOf<Name>;
export function sampleResult(name: EndpointName): unknown {
  const { result } = endpointOf(name);
  return z.parse(result, defaultAnswers[name] ?? sampleOf(name, result));
}

/** A believable value of a schema of a row, its request's for one. */
export function sampleOf(name: EndpointName, schema: Schema): unknown {
  const area = areaOf(name);
  return sample(schema, { area, field: area, owner: area, index: 0 });
}

function areaOf(name: EndpointName): Area {
  return name.slice(0, name.indexOf('.')) as Area;
}

function sample(schema: Schema, place: Place): unknown {
  // zod's own union of its schema types, by whose `type` they are told apart.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return sampleObject(def.shape, place);
    case 'array':
      return sampleList(schema, def.element, place);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return sample(def.innerType, place);
    case 'union': {
      const options = def.options.filter(isOurs);
      return sample(options[place.index % options.length] ?? schema, place);
    }
    case 'enum': {
      const members = Object.values(def.entries);
      return members[place.index % members.length];
    }
    case 'literal':
      return def.values[place.index % def.values.length];
    case 'record':
      return {};
    case 'null':
      return null;
    case 'boolean':
      return place.index % 2 === 0;
    default:
      return sampleLeaf(schema, place);
  }
}

/** Not of a kind of a host's own, which only that host knows. */
function isOurs(option: Schema): boolean {
  const { def } = (option as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return def.shape.kind === undefined || isOurs(def.shape.kind);
  return def.type !== 'template_literal';
}

function sampleObject(shape: z.core.$ZodShape, place: Place): unknown {
  const entries = Object.entries(shape).map(([field, schema]) => [field, sample(schema, { ...place, field })] as const);
  const value: Record<string, unknown> = Object.fromEntries(entries);
  // A page counts its own items.
  if ('total' in value && Array.isArray(value.items))
    return { ...value, total: value.items.length, page: 1, limit: 20 };
  return value;
}

const listLengths = [3, 2, 1, 0];

function sampleList(schema: Schema, element: Schema, place: Place): unknown {
  const owner = place.field === 'items' ? place.area : place.field.replace(/s$/, '');
  for (const length of listLengths) {
    // The same word twice says no more than once.
    const list = [...new Set(Array.from({ length }, (_, index) => sample(element, { ...place, owner, index })))];
    if (z.safeParse(schema, list).success) return list;
  }
  throw new Error(`No list fits ${place.area}: ${place.field}.`);
}

/** `customerContact` as `Customer contact`: what a line of text says that has no value of its own. */
function inWords(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The first believable value that the schema accepts. */
function sampleLeaf(schema: Schema, place: Place): unknown {
  const candidates = [...valuesOf(place), inWords(place.field), ...plainValues];
  const found = candidates.find((value) => z.safeParse(schema, value).success);
  if (found === undefined) throw new Error(`No value fits ${place.area}: ${place.field}.`);
  return found;
}
