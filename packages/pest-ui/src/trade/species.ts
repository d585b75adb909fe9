import type { Language, Species } from 'pest-sdk';

/** A species of the contract, or one that only the host's records know. */
export type AnySpecies = Species | (string & {});

/** The host's name of a species; undefined leaves it to the widget. */
export type SpeciesLabel = (species: AnySpecies, locale: Language) => string | undefined;
