import { lazy, Suspense, startTransition, useState } from 'react';
import { IconButton } from '../primitives/button/IconButton';
import { moreIcon } from '../primitives/icon/icons';
import type { MenuItem } from '../primitives/menu/Menu';

/** Comes with the first press: many who look at a plan never open it. */
const Menu = /* @__PURE__ */ lazy(async () => ({ default: (await import('../primitives/menu/Menu')).Menu }));

interface RareActsProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** The menu's button at once, the menu itself when it is first asked for. */
export function RareActs({ label, items }: RareActsProps) {
  const [asked, setAsked] = useState(false);
  const button = (
    <IconButton
      aria-haspopup="menu"
      aria-expanded={false}
      icon={moreIcon}
      size="sm"
      label={label}
      onClick={() => startTransition(() => setAsked(true))}
    />
  );
  // As a transition, so that the button, and the focus on it, stay until the menu is there.
  return <Suspense fallback={button}>{asked ? <Menu label={label} items={items} defaultOpen /> : button}</Suspense>;
}
