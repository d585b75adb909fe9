import { planShape } from '../floor-plan/plan-shape';
import {
  day,
  fields,
  listOf,
  number,
  orNone,
  type PropShapes,
  record,
  type Shape,
  text,
  texts,
} from '../widget/prop-shapes';
import type { HeatDays, HeatFrame, HeatPoint, HeatThreshold, SpeciesCount } from './figures/heat-points';
import type { HeatMapProps } from './HeatMap.types';

const species = orNone(listOf(orNone(record<SpeciesCount>({ species: text, count: number }))));
const points = orNone(
  listOf(
    orNone(
      record<HeatPoint>({
        deviceId: text,
        code: text,
        type: text,
        workshopName: orNone(text),
        species,
        previousSpecies: species,
      }),
    ),
  ),
);
const days = orNone(record<HeatDays>({ from: day, to: day }));
const pair = orNone(fields({ 0: number, 1: number }));
const limit = record<HeatThreshold>({ value: number, types: texts });
const threshold: Shape = (value, place) =>
  typeof value === 'number' ? null : orNone(Array.isArray(value) ? listOf(limit) : limit)(value, place);

/** The props that must have this shape for the heat map to be drawn. */
export const shapes: PropShapes<HeatMapProps> = {
  plan: orNone(planShape),
  points,
  days,
  previousDays: days,
  compare: orNone(fields({ points, days })),
  frames: orNone(
    listOf(record<HeatFrame>({ from: day, to: day, readings: listOf(fields({ deviceId: text, species })) })),
  ),
  types: texts,
  defaultTypes: texts,
  species: texts,
  defaultSpecies: texts,
  domain: pair,
  defaultDomain: pair,
  threshold,
};
