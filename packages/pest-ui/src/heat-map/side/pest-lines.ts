import { type Language, pestGroups, pestGroupWords, type Translate, typesThatCount } from 'pest-sdk';
import type { AnyDeviceType } from '../../trade/device-types';
import type { PestSummary } from '../figures/pest-summary';
import type { HeatWords } from '../state/useHeatWords';
import type { pestTableMessages } from './PestTable.messages';

/** A line of the pest summary, on the screen and on paper. */
export interface PestLine {
  readonly key: string;
  readonly label: string;
  /** Null: not known. */
  readonly count: number | null;
  readonly previous: number | null;
  readonly group: boolean;
}

/** Each type with so many of its species by name, the others as one line. */
export function pestLines(
  pests: PestSummary,
  words: HeatWords,
  t: Translate<keyof (typeof pestTableMessages)['zh'] & string>,
  named: number,
): PestLine[] {
  return pests.flatMap((group): PestLine[] => [
    {
      key: group.type,
      label: pestOf(group.type, words.locale) ?? words.type(group),
      count: group.checked > 0 ? group.count : null,
      previous: group.previous,
      group: true,
    },
    ...mostOf(group.species, named).map(({ species, others, ...rest }) => ({
      key: `${group.type} ${species}`,
      label: others > 0 ? t('pestTable.others', { count: others }) : words.speciesName(species),
      group: false,
      ...rest,
    })),
    ...(group.unnamed > 0 && group.species.length > 0
      ? [{ key: `${group.type} -`, label: t('pestTable.unnamed'), count: group.unnamed, previous: null, group: false }]
      : []),
  ]);
}

/** As reports and dashboards call what a type catches, where one type alone does; null for what only a host knows. */
function pestOf(type: AnyDeviceType, locale: Language): string | null {
  const group = pestGroups.find((pest) => typesThatCount(pest).every((known) => known === type));
  return group ? pestGroupWords[group][locale] : null;
}

type Species = PestSummary[number]['species'][number];

/** The most caught, and what the others make together. */
function mostOf(species: readonly Species[], count: number): (Species & { readonly others: number })[] {
  const named = species.map((kind) => ({ ...kind, others: 0 }));
  if (species.length <= count + 1) return named;
  const rest = species.slice(count);
  const known = rest.every(({ previous }) => previous !== null);
  return [
    ...named.slice(0, count),
    {
      species: '',
      others: rest.length,
      count: rest.reduce((sum, kind) => sum + kind.count, 0),
      previous: known ? rest.reduce((sum, kind) => sum + (kind.previous ?? 0), 0) : null,
    },
  ];
}
