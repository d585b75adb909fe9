import { Suspense, startTransition, useState } from 'react';
import { IconButton } from '../../primitives/button/IconButton';
import { fetched } from '../../primitives/fetched/fetched';
import { moreIcon } from '../../primitives/icon/icons';
import type { PlanMenuProps } from './PlanMenu';

/** Comes with the first press: many who look at a plan never open it. */
const PlanMenu = /* @__PURE__ */ fetched(() => import('./PlanMenu'), 'default');

/** The menu's button at once, the menu itself when it is first asked for. */
export function RareActs(props: PlanMenuProps) {
  const [asked, setAsked] = useState(false);
  const button = (
    <IconButton
      aria-haspopup="menu"
      aria-expanded={false}
      icon={moreIcon}
      size="sm"
      label={props.editing.words.t('floorPlan.more')}
      onClick={() => startTransition(() => setAsked(true))}
    />
  );
  // As a transition, so that the button, and the focus on it, stay until the menu is there.
  return <Suspense fallback={button}>{asked ? <PlanMenu {...props} /> : button}</Suspense>;
}
