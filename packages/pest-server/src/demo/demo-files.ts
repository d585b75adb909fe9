import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { deviceTypes } from 'pest-sdk';
import sharp from 'sharp';
import { z } from 'zod';
import type { Row } from '../database/tables';
import type { Storage } from '../providers/storage/storage';

const capturesSchema = z.object({
  /** Per trap, months from January of an even year on. */
  mouseTraps: z.array(z.array(z.number())),
  /** Per lamp, six weekly counts. */
  flyLamps: z.array(z.array(z.number())),
  cockroachTraps: z.array(z.number()),
});
export type DemoCaptures = z.infer<typeof capturesSchema>;

const chemicalSchema = z.object({
  name: z.string(),
  unit: z.string(),
  activeIngredient: z.string(),
  registrationNumber: z.string(),
  targetPest: z.string(),
  dilution: z.string(),
  dosage: z.string(),
  capacity: z.string(),
  /** Its file among the safety sheets. */
  safetySheet: z.string(),
});
export type DemoChemical = z.infer<typeof chemicalSchema>;

const placeSchema = z.object({
  code: z.string(),
  type: z.enum(deviceTypes),
  x: z.coerce.number(),
  y: z.coerce.number(),
  room: z.string(),
});
export type DemoPlace = z.infer<typeof placeSchema>;

export type DemoPicture = Pick<Row<'stored_file'>, 'key' | 'kind' | 'bytes' | 'width' | 'height' | 'label'>;

/** A floor plan with the places of its devices; the first four belong to the sites that the demo is about. */
const layouts = [
  ...(['food-plant', 'hotel-restaurant', 'warehouse', 'food-hall'] as const),
  ...(['ready-meals', 'brewery', 'hotel', 'cold-store', 'school', 'hospital', 'mill', 'bakery'] as const),
  ...(['dairy', 'medical', 'market'] as const),
] as const;
export type Layout = (typeof layouts)[number];

export interface DemoLayout {
  readonly places: readonly DemoPlace[];
  readonly plan: DemoPicture;
}

export interface DemoFiles {
  readonly captures: DemoCaptures;
  readonly chemicals: readonly DemoChemical[];
  readonly layouts: ReadonlyMap<Layout, DemoLayout>;
  readonly lampBoard: DemoPicture;
  readonly cockroachBoard: DemoPicture;
  readonly licence: DemoPicture;
  readonly qualification: DemoPicture;
  readonly logo: DemoPicture;
  readonly seal: DemoPicture;
  readonly contract: DemoPicture;
  readonly english: Readonly<Record<'contract' | 'qualification' | 'certificate', DemoPicture>>;
  /** By name. */
  readonly safetySheets: ReadonlyMap<string, DemoPicture>;
}

/** Reads the demo's folder and puts its pictures into the storage. */
export async function readDemoFiles(folder: URL, storage: Storage): Promise<DemoFiles> {
  const text = (name: string) => readFile(new URL(name, folder), 'utf8');
  const json = async (name: string): Promise<unknown> => JSON.parse(await text(name));
  const picture = (name: string) => storePicture(new URL(name, folder), storage);
  const layout = async (name: Layout) => ({
    places: readPlaces(await text(`${name}-devices.csv`)),
    plan: await picture(`plans/${name}.png`),
  });
  const document = (name: string) => storeDocument(new URL(`documents/${name}`, folder), storage);
  return {
    captures: capturesSchema.parse(await json('captures.json')),
    chemicals: z.array(chemicalSchema).parse(await json('chemicals.json')),
    layouts: new Map(await Promise.all(layouts.map(async (name) => [name, await layout(name)] as const))),
    lampBoard: await picture('pictures/glue-board-fly-lamp.jpg'),
    cockroachBoard: await picture('pictures/glue-board-cockroach.jpg'),
    licence: await picture('pictures/business-licence-specimen.jpg'),
    qualification: await picture('pictures/qualification-specimen.png'),
    logo: await picture('pictures/logo.png'),
    seal: await picture('pictures/contract-seal.png'),
    contract: await document('service-contract.pdf'),
    english: {
      contract: await document('service-agreement-en.pdf'),
      qualification: await document('qualification-en.pdf'),
      certificate: await document('certificate-en.pdf'),
    },
    safetySheets: await readSheets(new URL('documents/safety-sheets/', folder), storage),
  };
}

async function readSheets(folder: URL, storage: Storage): Promise<ReadonlyMap<string, DemoPicture>> {
  const names = (await readdir(folder)).sort();
  const sheets = await Promise.all(names.map((name) => storeDocument(new URL(name, folder), storage)));
  return new Map(sheets.map((sheet) => [sheet.label, sheet]));
}

function readPlaces(csv: string): DemoPlace[] {
  const [head = '', ...lines] = csv.trim().split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return placeSchema.parse(Object.fromEntries(names.map((name, index) => [name, cells[index]])));
  });
}

async function storeDocument(file: URL, storage: Storage): Promise<DemoPicture> {
  const bytes = await readFile(file);
  const key = keyOf(bytes, 'pdf');
  await storage.put(key, bytes);
  return { key, kind: 'pdf', bytes: bytes.byteLength, width: 0, height: 0, label: labelOf(file) };
}

async function storePicture(file: URL, storage: Storage): Promise<DemoPicture> {
  const bytes = await readFile(file);
  const { width, height, format } = await sharp(bytes).metadata();
  const kind = format === 'png' ? 'png' : 'jpeg';
  const key = keyOf(bytes, kind === 'png' ? 'png' : 'jpg');
  await storage.put(key, bytes);
  return { key, kind, bytes: bytes.byteLength, width, height, label: labelOf(file) };
}

/** The same content has the same key. */
export function keyOf(bytes: Uint8Array, ending: 'png' | 'jpg' | 'pdf'): string {
  return `${createHash('sha256').update(bytes).digest('base64url').slice(0, 32)}.${ending}`;
}

function labelOf(file: URL): string {
  return file.pathname.split('/').at(-1) ?? '';
}
