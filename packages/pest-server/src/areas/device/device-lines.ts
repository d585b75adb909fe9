/** What the lines of a file of devices say, and what is wrong with each. */
import {
  type DeviceLine,
  type DeviceType,
  deviceTypeRows,
  deviceTypes,
  errorTable,
  fold,
  type ImportFault,
  languages,
  type RequestOf,
  textFormats,
} from 'pest-sdk';
import { checkRequest, contract } from 'pest-sdk/schemas';
import { oncePerCell } from '../../call/cell-faults';

/** What a line is held against. Names are compared as `fold` says. */
export interface SiteFacts {
  readonly customerId: string;
  readonly workshops: ReadonlyMap<string, string>;
  readonly floorPlans: ReadonlyMap<string, string>;
  /** Codes in use: at this site, or anywhere else. */
  readonly codes: ReadonlyMap<string, 'here' | 'elsewhere'>;
}

/** A line without a fault, as the call takes it that adds one device. */
export interface DeviceOfLine {
  readonly line: number;
  readonly request: RequestOf<'device.add'>;
}

export interface JudgedLines {
  readonly good: readonly DeviceOfLine[];
  readonly faults: readonly ImportFault[];
}

export function judgeLines(lines: readonly DeviceLine[], facts: SiteFacts): JudgedLines {
  const seen = new Set<string>();
  const judged = lines.map((line) => {
    const result = judge(line, facts, seen);
    seen.add(line.code.trim());
    return result;
  });
  return {
    good: judged.flatMap(({ good }) => (good === null ? [] : [good])),
    faults: oncePerCell(judged.flatMap(({ faults }) => faults)),
  };
}

interface JudgedLine {
  readonly good: DeviceOfLine | null;
  readonly faults: readonly ImportFault[];
}

function judge(line: DeviceLine, facts: SiteFacts, seen: ReadonlySet<string>): JudgedLine {
  const place = placeOf(line, facts);
  const type = typeNamed(line.type);
  const { issues, request } = checkRequest(contract.device.add.request, {
    customerId: facts.customerId,
    type: type ?? null,
    code: line.code,
    name: line.name,
    model: line.model,
    brand: line.brand,
    location: line.location,
    tags: wordsOf(line.tags),
    workshopId: place.workshopId,
    floorPlanId: place.floorPlanId,
    position: place.position,
  });
  const faults = [
    ...(type === undefined && line.type.trim() !== '' ? [fault(line, 'type', 'unknownType')] : []),
    ...(issues ?? [])
      .filter(({ path }) => !(path === 'type' && line.type.trim() !== ''))
      .map(({ path, kind, limit }) => fault(line, columnOf(path), kind, limit ?? null)),
    ...place.faults,
    ...codeFaults(line, facts, seen),
  ];
  return { good: request && faults.length === 0 ? { line: line.line, request } : null, faults };
}

const codeForm = textFormats.deviceCode;

const columns = new Set(['type', 'code', 'name', 'model', 'brand', 'location', 'tags', 'x', 'y']);

/** The column that an argument of the call is filled from: `position.x` is `x`, `tags.3` is `tags`. */
function columnOf(path: string): string {
  return path.split('.').find((part) => columns.has(part)) ?? path;
}

function codeFaults(line: DeviceLine, { codes }: SiteFacts, seen: ReadonlySet<string>): ImportFault[] {
  const code = line.code.trim();
  if (code === '') return [];
  if (!codeForm.test(code)) return [refusal(line, 'device.codeFormat')];
  if (seen.has(code)) return [fault(line, 'code', 'twiceInFile')];
  const use = codes.get(code);
  if (use === undefined) return [];
  return [refusal(line, use === 'here' ? 'device.boundHere' : 'device.boundElsewhere')];
}

interface Place {
  readonly workshopId: string | null;
  readonly floorPlanId: string | null;
  readonly position: { readonly x: number | string; readonly y: number | string } | null;
  readonly faults: readonly ImportFault[];
}

function placeOf(line: DeviceLine, { workshops, floorPlans }: SiteFacts): Place {
  const workshopId = named(workshops, line.workshop);
  const floorPlanId = named(floorPlans, line.floorPlan);
  const placed = line.x.trim() !== '' || line.y.trim() !== '';
  return {
    workshopId: workshopId ?? null,
    floorPlanId: floorPlanId ?? null,
    position: placed ? { x: fractionOf(line.x), y: fractionOf(line.y) } : null,
    faults: [
      ...(workshopId === undefined ? [fault(line, 'workshop', 'unknownWorkshop')] : []),
      ...(floorPlanId === undefined ? [fault(line, 'floorPlan', 'unknownFloorPlan')] : []),
      ...(placed && line.floorPlan.trim() === '' ? [fault(line, 'floorPlan', 'required')] : []),
    ],
  };
}

/** Null where nothing is named, undefined where there is nothing of that name. */
function named(ids: ReadonlyMap<string, string>, name: string): string | null | undefined {
  return name.trim() === '' ? null : ids.get(fold(name));
}

/** What is no number stays text, which the schema names. */
function fractionOf(percent: string): number | string {
  const text = percent.trim().replace(/%$/, '');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) / 100 : text;
}

function typeNamed(word: string): DeviceType | undefined {
  const key = fold(word);
  return deviceTypes.find(
    (type) => fold(type) === key || languages.some((language) => fold(deviceTypeRows[type].words[language]) === key),
  );
}

function wordsOf(text: string): string[] {
  return text
    .split(/[,;，；、]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

function refusal(line: DeviceLine, reason: 'device.codeFormat' | 'device.boundHere' | 'device.boundElsewhere') {
  const { code = null } = errorTable.find(({ name }) => name === reason) ?? {};
  return { ...fault(line, 'code', reason), code };
}

function fault({ line }: DeviceLine, field: string, reason: string, limit: number | null = null): ImportFault {
  return { line, field, reason, limit, code: null };
}
