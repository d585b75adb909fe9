import { useState } from 'react';
import { keepText, readText } from '../../base/browser-text';
import type { RouteTitle } from '../routes.messages';

/** Groups that are not as they are at first, by their titles. */
const otherwiseKey = 'pest_menu';
/** The daily ones: with all others folded the menu fits a window of 900 px. */
const unfoldedAtFirst: readonly (string | null)[] = ['route.group.services', 'route.group.inventory'];

/** Whether a group of the menu is unfolded; that of the open page is, until the person folds it there. */
export function useUnfolded(title: RouteTitle | null, isHere: boolean): readonly [boolean, () => void] {
  const atFirst = unfoldedAtFirst.includes(title);
  const [chosen, setChosen] = useState(() => otherwise().includes(`${title}`) !== atFirst);
  const [foldedHere, setFoldedHere] = useState(false);
  if (foldedHere && !isHere) setFoldedHere(false);
  const unfolded = isHere ? !foldedHere : chosen;
  const toggle = () => {
    setChosen(!unfolded);
    setFoldedHere(unfolded);
    const others = otherwise().filter((other) => other !== title);
    keepText(otherwiseKey, [...others, ...(unfolded === atFirst ? [title] : [])].join(' '));
  };
  return [unfolded, toggle];
}

function otherwise(): readonly string[] {
  return readText(otherwiseKey)?.split(' ') ?? [];
}
