import { createContext } from 'react';

/** The place in the console's bar for the title of the page; undefined where there is no bar. */
export const TitleSlot = createContext<HTMLElement | null | undefined>(undefined);
