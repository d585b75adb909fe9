import { lazy, Suspense, startTransition, useState } from 'react';
import { Button } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import { chevronDownIcon, moreIcon } from '../icon/icons';
import type { MenuProps } from './Menu';

/** Fetched with the first press: many never open it. */
const Menu = /* @__PURE__ */ lazy(async () => ({ default: (await import('./Menu')).Menu }));

/** Shows the button at once and fetches the menu when it is first pressed. */
export function LateMenu({ label, items, labelled, size }: Omit<MenuProps, 'defaultOpen' | 'icon'>) {
  const [asked, setAsked] = useState(false);
  // A transition keeps the button and its focus until the menu is there.
  const ask = () => startTransition(() => setAsked(true));
  const button = labelled ? (
    <Button size={size} aria-haspopup="menu" aria-expanded={false} onClick={ask}>
      {label}
      <Icon path={chevronDownIcon} size={16} />
    </Button>
  ) : (
    <IconButton aria-haspopup="menu" aria-expanded={false} icon={moreIcon} size="sm" label={label} onClick={ask} />
  );
  return (
    <Suspense fallback={button}>
      {asked ? <Menu label={label} items={items} labelled={labelled} size={size} defaultOpen /> : button}
    </Suspense>
  );
}
