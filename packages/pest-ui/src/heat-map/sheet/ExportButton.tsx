import { Suspense, startTransition, useState } from 'react';
import { Button } from '../../primitives/button/Button';
import { fetched } from '../../primitives/fetched/fetched';
import { Icon } from '../../primitives/icon/Icon';
import { chevronDownIcon } from '../../primitives/icon/icons';
import type { ExportMenuProps } from './ExportMenu';

/** Fetched with the first press: many never open it. */
const ExportMenu = /* @__PURE__ */ fetched(() => import('./ExportMenu'), 'ExportMenu');

/** What can be taken from the map: the button is there at once, its menu when it is first pressed. */
export function ExportButton(props: ExportMenuProps) {
  const [asked, setAsked] = useState(false);
  // A transition keeps the button and its focus until the menu is there.
  const ask = () => startTransition(() => setAsked(true));
  const button = (
    <Button size="sm" aria-haspopup="menu" aria-expanded={false} onClick={ask}>
      {props.label}
      <Icon path={chevronDownIcon} size={16} />
    </Button>
  );
  return <Suspense fallback={button}>{asked ? <ExportMenu {...props} /> : button}</Suspense>;
}
