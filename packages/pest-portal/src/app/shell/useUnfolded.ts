import { useState } from 'react';
import { keepText, readText } from '../../base/browser-text';
import type { RouteTitle } from '../routes.messages';

/** Groups that the person folded or unfolded, `title:1` or `title:0` each. */
const chosenKey = 'pest_menu';
/** The daily ones: with all others folded the menu fits a window of 900 px. */
const unfoldedAtFirst: readonly RouteTitle[] = ['route.group.services', 'route.group.inventory'];

/** Whether a group of the menu is unfolded; that of the open page is, until the person folds it there. */
export function useUnfolded(title: RouteTitle | null, isHere: boolean): readonly [boolean, () => void] {
  const [chosen, setChosen] = useState(() => chosenOf(title));
  const [foldedHere, setFoldedHere] = useState(false);
  if (foldedHere && !isHere) setFoldedHere(false);
  const unfolded = isHere ? !foldedHere : chosen;
  const toggle = () => {
    setChosen(!unfolded);
    setFoldedHere(unfolded);
    keepChosen(title, !unfolded);
  };
  return [unfolded, toggle];
}

function chosenOf(title: RouteTitle | null): boolean {
  if (title === null) return true;
  const word = words().find((each) => each.startsWith(`${title}:`));
  return word === undefined ? unfoldedAtFirst.includes(title) : word.endsWith(':1');
}

function keepChosen(title: RouteTitle | null, unfolded: boolean): void {
  const others = words().filter((each) => !each.startsWith(`${title}:`));
  keepText(chosenKey, [...others, `${title}:${unfolded ? 1 : 0}`].join(' '));
}

function words(): readonly string[] {
  return readText(chosenKey)?.split(' ') ?? [];
}
