import { type Language, type Species, species } from 'pest-sdk';

/** A species of the contract, or one that only the host's records know. */
export type AnySpecies = Species | (string & {});

/** The host's name of a species; undefined leaves it to the widget. */
export type SpeciesLabel = (species: AnySpecies, locale: Language) => string | undefined;

/** Whether the contract knows the species. */
export function isSpecies(kind: AnySpecies): kind is Species {
  return (species as readonly string[]).includes(kind);
}
